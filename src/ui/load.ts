import { useCallback, useEffect, useState } from 'react';

type State<T> = { pending: boolean; data?: T; error?: unknown };

/**
 * Loads what a screen shows, once, with a way to try again. For screens of visitors, which do without a query cache.
 * @param load stays the same from one render to the next
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<State<T>>({ pending: true });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    const leaving = new AbortController();
    setState(before => ({ ...before, pending: true }));
    load(leaving.signal).then(
      data => leaving.signal.aborted || setState({ pending: false, data }),
      error => leaving.signal.aborted || setState({ pending: false, error }),
    );
    return () => leaving.abort();
  }, [load, attempt]);

  return { ...state, retry: useCallback(() => setAttempt(count => count + 1), []) };
}
