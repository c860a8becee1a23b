// Regions by the currency people use there: ISO 3166-1 and ISO 4217, both as of 2026. Any other region gets dollars.
const regions: Record<string, string> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK',
  GBP: 'GB GG IM JE',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  HUF: 'HU',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  MXN: 'MX',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  SGD: 'SG',
  TRY: 'TR',
  UAH: 'UA',
  ZAR: 'ZA',
};

/** The currency (ISO 4217) of the first language tag that names a region, such as GBP for en-GB; otherwise USD. */
export function currencyFor(languages: readonly string[]): string {
  const region = languages.map(regionOf).find(Boolean);
  const found = region && Object.entries(regions).find(([, codes]) => codes.split(' ').includes(region));
  return found ? found[0] : 'USD';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Not a language tag: some browsers report names such as "C".
    return undefined;
  }
}
