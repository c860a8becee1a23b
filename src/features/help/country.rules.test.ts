import { expect, test } from 'vitest';
import { countryFor, ELSEWHERE } from './country.rules.ts';
import { helpCountries } from './helplines.rules.ts';

test.each([
  ['America/Chicago', ['en-US'], 'US'],
  ['America/Indiana/Knox', ['es-MX'], 'US'],
  ['Pacific/Honolulu', ['en-US'], 'US'],
  ['America/Puerto_Rico', ['es'], 'US'],
  ['America/Toronto', ['fr-CA'], 'CA'],
  ['America/Dawson_Creek', ['en-US'], 'CA'],
  ['Europe/London', ['en-US'], 'GB'],
  ['Europe/Dublin', ['en-GB'], 'IE'],
  ['Australia/Lord_Howe', ['en'], 'AU'],
  ['Pacific/Chatham', ['mi-NZ'], 'NZ'],
  ['Africa/Johannesburg', ['zu'], 'ZA'],
  ['Atlantic/Canary', ['en-GB'], 'ES'],
  // An American browser abroad is abroad.
  ['Europe/Berlin', ['en-US'], ELSEWHERE],
  ['America/Mexico_City', ['en-US'], ELSEWHERE],
  // Where the zone says nothing, the language may.
  ['UTC', ['en-GB', 'en-US'], 'GB'],
  ['Etc/UTC', ['en', 'en-AU'], 'AU'],
  ['Etc/GMT-1', ['de-DE', 'en-US'], ELSEWHERE],
  ['', ['C', 'en-NZ'], 'NZ'],
  ['', ['en'], ELSEWHERE],
  ['', [], ELSEWHERE],
])('in %s with %j one gets the lines of %s', (timeZone, languages, country) => {
  expect(countryFor(null, { languages, timeZone })).toBe(country);
});

test.each([
  ['IE', 'IE'],
  ['DE', ELSEWHERE],
  ['ZZ', ELSEWHERE],
])('whoever chose %s gets the lines of %s, wherever they are', (chosen, country) => {
  expect(countryFor(chosen, { languages: ['en-US'], timeZone: 'America/New_York' })).toBe(country);
});

test('every country with lines can be found by a zone', () => {
  const found = Intl.supportedValuesOf('timeZone').map(timeZone =>
    countryFor(null, { languages: [], timeZone }),
  );
  expect(new Set(found)).toEqual(new Set([...helpCountries, ELSEWHERE]));
});
