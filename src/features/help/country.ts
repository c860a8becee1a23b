import { useSyncExternalStore } from 'react';
import type { Me } from '../account/account.schema.ts';
import { countryFor } from './country.rules.ts';
import { keepDevice, readDevice } from './device.ts';
import { saveCountry } from './help.api.ts';
import { keys } from './keptHelp.rules.ts';

/** What was chosen while this page is open; it goes before what the account still says. */
let picked: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const chosen = () => picked ?? readDevice(keys.country);

/**
 * The country whose lines are shown: the one that was chosen, here or in the account, or a guess from the browser. The
 * build, which draws the page for everyone, knows none.
 */
export function useCountry(me: Me | null | undefined): string | undefined {
  const device = useSyncExternalStore(subscribe, chosen, () => undefined);
  if (device === undefined) return undefined;
  const choice = picked ?? me?.country ?? device;
  return countryFor(choice, {
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

/** Shows the lines of a country from now on, here and, for whoever is signed in, in the account. Throws as `request` does. */
export async function chooseCountry(country: string, me: Me | null | undefined): Promise<void> {
  picked = country;
  keepDevice(keys.country, country);
  for (const listener of listeners) listener();
  if (me) await saveCountry(country);
}
