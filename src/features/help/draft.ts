import { useState } from 'react';

/** What is being typed: it outlives a reload of the page, but not the tab. Signing out empties its storage. */
export function useDraft<T extends Record<string, string>>(key: string, empty: T) {
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...read(key) }));

  function change(next: T) {
    setDraft(next);
    try {
      if (Object.values(next).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
    } catch {
      // Without storage the words last as long as the page.
    }
  }

  return [draft, change] as const;
}

function read(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
