const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const systems: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

/** What a person would call the browser that a user agent string describes, such as "Firefox, Android"; undefined for any other. */
export function deviceName(userAgent: string): string | undefined {
  const named = (list: [string, RegExp][]) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || undefined;
}
