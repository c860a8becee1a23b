import { helpCountries } from './helplines.rules.ts';

/** Somewhere that Cairn knows no lines of. */
export const ELSEWHERE = 'ZZ';

// IANA zones, as of 2026, of the countries that Cairn knows lines of. A zone says better where somebody is than a
// language does: many browsers in the world are set to American English.
const zones: readonly [country: string, zones: RegExp][] = [
  [
    'US',
    /^(US\/|America\/(New_York|Detroit|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Boise|Juneau|Sitka|Nome|Adak|Metlakatla|Yakutat|Menominee|Indiana\/|Kentucky\/|North_Dakota\/|Indianapolis|Louisville|Puerto_Rico)|Pacific\/(Honolulu|Guam|Pago_Pago|Saipan))/,
  ],
  [
    'CA',
    /^(Canada\/|America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton|Montreal|Whitehorse|Yellowknife|Iqaluit|Inuvik|Dawson|Fort_Nelson|Creston|Cambridge_Bay|Rankin_Inlet|Resolute|Swift_Current|Glace_Bay|Goose_Bay|Thunder_Bay|Nipigon|Rainy_River|Pangnirtung|Atikokan|Blanc-Sablon))/,
  ],
  ['GB', /^(Europe\/(London|Belfast)|GB)/],
  ['IE', /^(Europe\/Dublin|Eire)/],
  ['AU', /^Australia\//],
  ['NZ', /^(Pacific\/(Auckland|Chatham)|NZ)/],
  ['ES', /^(Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)/],
  ['ZA', /^Africa\/Johannesburg/],
];

/**
 * The country whose lines are shown: what the person chose, else where the browser's time zone is, else the region of its
 * first language that has one.
 * @param languages BCP 47 tags, best first
 * @param timeZone IANA name
 * @returns ISO 3166-1 alpha-2, or `ELSEWHERE`
 */
export function countryFor(
  chosen: string | null,
  { languages, timeZone }: { languages: readonly string[]; timeZone: string },
): string {
  if (chosen) return known(chosen);
  const zoned = zones.find(([, names]) => names.test(timeZone));
  if (zoned) return zoned[0];
  // UTC and its like are nowhere; any other zone is in a country that is not in the list.
  if (!/^(UTC|Etc\/|GMT|)$|^Etc\//.test(timeZone)) return ELSEWHERE;
  return known(languages.map(regionOf).find(Boolean) ?? ELSEWHERE);
}

const known = (country: string) => (helpCountries.includes(country) ? country : ELSEWHERE);

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Not a language tag: some browsers report names such as "C".
    return undefined;
  }
}
