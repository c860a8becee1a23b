/** What a phone dials: digits, and a plus in front of an international number. */
export const dialled = (number: string): string => number.replace(/[^\d+]/g, '');

/** The address that opens the phone's own call. */
export const callHref = (number: string): string => `tel:${dialled(number)}`;

/** The address that opens a text message with its first words. iPhones and Android read `?&body=` alike. */
export const textHref = ({ number, body }: { number: string; body: string }): string =>
  `sms:${dialled(number)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`;
