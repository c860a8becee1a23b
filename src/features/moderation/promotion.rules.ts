import { blockers, type HoldReason, type Offer, offers, telling } from './offers.rules.ts';
import {
  gamblingEndings,
  gamblingWords,
  helpingWords,
  operatorDomains,
  operatorNames,
  plainEndings,
} from './operators.rules.ts';

/**
 * Whether a text has to wait for a moderator, and why. Names of operators and telling of one's own gambling are welcome
 * ('I lost it all on bet365'); ways to a site, codes and tips are not. It errs towards letting through what is told, and
 * towards holding what leads somewhere.
 */
export function holdReason(text: string): HoldReason | null {
  const read = readable(text);
  if (leadsToOperator(read)) return 'operatorLink';
  const offered = offers.find(offer => makes(read, offer))?.reason;
  return offered ?? (offersCode(text) && !blockers.test(read) ? 'referral' : null);
}

/** Letters of other scripts, and the Latin ones they pass for, in the same order. */
const lookalikes = 'авекмнорстухіѕјοαεικνρτυχı';
const latin = 'abekmhopctyxisjoaeikvptuxi';
const lookalike = new RegExp(`[${lookalikes}]`, 'g');

/** The text as a reader takes it: without what can't be seen, letters for those that look like them, `bet365 dot com` as bet365.com. */
function readable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(lookalike, letter => latin.charAt(lookalikes.indexOf(letter)))
    .replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ _][\p{L}\p{N}.]){3,}(?![\p{L}\p{N}])/gu, spelled =>
      spelled.replace(/[ _]/g, ''),
    )
    .replace(/[。．•·]/g, '.')
    .replace(/\s?[([{<]\s?(?:\.|dot|d0t|punkt|punto|point)\s?[)\]}>]\s?/g, '.')
    .replace(dotWords, '.')
    .replace(/(?<=[a-z0-9]) ?\. ?(?=com\b)/g, '.')
    .replace(/(?<=[a-z0-9]) \. ?(?=[a-z])/g, '.');
}

// Italy's too: nobody says ‘dot it’ who means a word.
const endings = [...plainEndings, 'it'].join('|');
const dotWord = '[ ,_-]{1,3}(?:dot|d0t|punkt|punto)[ ,_-]{1,3}';
const dotWords = new RegExp(
  String.raw`(?<=[a-z0-9])${dotWord}(?=(?:[a-z0-9-]{1,30}(?:\.|${dotWord})){0,3}(?:${endings})\b)`,
  'g',
);
const domains =
  /(?<![\w@.-])(https?:\/\/|www\.)?([a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){0,5}\.([a-z]{2,24}))(?![\w@-])/g;

/** 3 for e, 0 for o and the like: both sides of a comparison are folded, so digits in a name do no harm. */
const folded = (word: string): string =>
  word.replace(/-/g, '').replace(/[013457]/g, digit => 'oleast'.charAt('013457'.indexOf(digit)));
const foldedNames = operatorNames.map(folded);
/** A dot that was left out. */
const spaced = new RegExp(String.raw`\b(?:${operatorNames.join('|')}) com\b`);
/** Nobody's name, but clearly of the trade: `bet-win`, `bet24`. */
const betLabel = /(?:^|-)bets?(?:-|\d|$)/;

function leadsToOperator(text: string): boolean {
  if (spaced.test(text)) return true;
  for (const [, prefix, domain = '', ending = ''] of text.matchAll(domains)) {
    if (!prefix && !plainEndings.includes(ending) && !operatorDomains.includes(domain)) continue;
    if (operatorDomains.some(known => domain === known || domain.endsWith(`.${known}`))) return true;
    if (isOperator(domain, ending)) return true;
  }
  return false;
}

function isOperator(domain: string, ending: string): boolean {
  const labels = domain.split('.').slice(0, -1);
  const helps = helpingWords.some(word => labels.some(label => label.includes(word)));
  return labels.some(label => {
    const name = folded(label);
    if (foldedNames.includes(name)) return true;
    return (
      !helps &&
      (gamblingEndings.includes(ending) ||
        betLabel.test(label) ||
        foldedNames.some(known => known.length > 5 && name.includes(known)) ||
        gamblingWords.some(word => name.includes(word)))
    );
  });
}

function makes(text: string, { reason, pattern, mayBeTold }: Offer): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  if (reason === 'referral' && blockers.test(text)) return false;
  if (!mayBeTold) return true;
  const before = text.slice(0, match.index);
  const sentence = before.slice(Math.max(...['.', '!', '?', '\n'].map(end => before.lastIndexOf(end))) + 1);
  return !telling.test(sentence.slice(-160));
}

/** A code that looks like one, which has to be read before its letters become small: 'promo code: BET50'. */
function offersCode(text: string): boolean {
  const match =
    /\b(?:(?:promo|bonus|referral|invite|coupon|voucher|sign.?up|deposit) ?code(?: is)?[:\s"'“‘]{1,4}|(?:use|using|with|enter|apply) (?:the |my )?code[:\s"'“‘]{1,4})([A-Z0-9]{4,20})\b/i.exec(
      text.normalize('NFKC').replace(/\p{Cf}/gu, ''),
    );
  const code = match?.[1] ?? '';
  return /\d/.test(code) && /[A-Z]/.test(code) && code === code.toUpperCase();
}
