/** An amount such as "1150.00" in the words of a locale: whole amounts without decimals, as $1,150. */
export function moneyWords(amount: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(Number(amount));
}

/** The exact sum of two amounts with at most two decimals. */
export function addMoney(a: string, b: string): string {
  const digits = String(hundredths(a) + hundredths(b)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function hundredths(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/**
 * What somebody typed as an amount, as the server takes it: "1,200", "1.200,5" and "40 " are 1200, 1200.5 and 40.
 * Null for nothing; undefined when it is no amount.
 */
export function readAmount(typed: string): string | null | undefined {
  const text = typed.replaceAll(/[\s\p{Sc}']/gu, '');
  if (text === '') return null;
  const [, whole, fraction] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > 8) return undefined;
  return fraction ? `${digits}.${fraction}` : digits;
}
