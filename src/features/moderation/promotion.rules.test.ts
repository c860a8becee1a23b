import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offers } from './offers.rules.ts';
import { operatorDomains, operatorNames } from './operators.rules.ts';
import { holdReason } from './promotion.rules.ts';

describe('a way to a gambling site waits for a moderator', () => {
  it.each([
    'https://www.bet365.com/offers',
    'go to bet365.com',
    'bet365 dot com',
    'bet365 com has 50 free',
    'Earn money: https://bet-win.xyz',
    'bet365 (dot) com',
    'bet365[.]com',
    'bet365{dot}com',
    'bet365 . com',
    'bet365. com is where I play',
    'bet365 .com',
    'bet365。com',
    'b e t 3 6 5 . c o m',
    'ＢＥＴ３６５．ＣＯＭ',
    'b\u200Bet\u200D365.\u2060com',
    'bеt365.сom',
    'BET365.COM',
    'b3t365.com',
    'bet-365.com',
    'bet365-dot-com',
    'promo.bet365.es/welcome',
    'bet365-bonus.net',
    'see stake.com?c=1',
    'stake dot com',
    'https://t.stake.com/x',
    'http://example.bet/join',
    'luckyslots777.com',
    'my-casino.online has the best rooms',
    'https://bet365.it/x',
    'www.tipico.de',
    'I lost there, still, williamhill.com pays out fast',
  ])('%s', text => expect(holdReason(text)).toBe('operatorLink'));
});

describe('codes and links that pay for others wait for a moderator', () => {
  it.each([
    'Use my code when you sign up: my promo code is down there, use my promo code',
    'promo code: WELCOME50',
    'Bonus code "SPIN100" works today',
    'use code LUCKY100 at the door',
    'sign up with my link and we both get something',
    'Join through our invite link',
    'Claim your 100 free spins',
    'get up to $200 in bonus bets',
    'Friends, here is my referral link → see profile',
    'Text me for a code',
    'PM me for the bonus link',
    '100 free spins for new players, amazing',
    'https://some.example/?affid=77',
    'Deposit today using my code and relax',
    'https://bit.ly/3xyz free spins here',
    'Sign up at Stake using code BIGWIN5',
  ])('%s', text => expect(holdReason(text)).toBe('referral'));
});

describe('tips wait for a moderator', () => {
  it.each([
    'LOCK OF THE DAY is up',
    'a guaranteed winner tonight',
    'I have fixed matches for sale',
    'Join my Telegram for winning picks',
    'Whatsapp me for today’s winners',
    'DM me for sure odds',
    'https://t.me/kingpicks daily odds',
    'Vip tips on telegram, link in bio',
    'Free picks every day in our WhatsApp group',
    'Hammer the over 2.5 in Madrid',
    'Bet on Arsenal at 5/2',
    'Tonight’s picks: Celtics, Heat',
    'Picks and odds: chat.whatsapp.com/AbCd',
    'parlay of the day 🔥',
    'Every day guaranteed winners',
    'Don’t miss the lock of the day',
    'Stop losing: sure wins every weekend',
    'People ask me all day, so here is the acca of the week',
  ])('%s', text => expect(holdReason(text)).toBe('tips'));
});

describe('what people in recovery write is let through', () => {
  it.each([
    'I deleted bet365',
    'I lost it all on bet365.',
    'I lost it all on bet365. Coming here helped.',
    'Closed my bet365, Betway and DraftKings accounts today',
    'I used bet365. Net result: nothing left.',
    'bet365 keeps sending me promo codes',
    'I wrote to support@bet365.com to close my account',
    'They offered me free bets when I tried to leave',
    'I get free spins emails every day and it is torture',
    'I was tempted to use the bonus code they sent me',
    'I thought it was a guaranteed winner',
    'There is no such thing as a guaranteed win',
    'I followed every lock of the day and lost my rent',
    'I kept chasing the lock of the day',
    'My first bet of the day was at 8 am',
    'Tip of the day: call one person',
    'I left the telegram group with the betting tips',
    'I paid for vip tips on telegram and lost 2,000',
    'Join our recovery WhatsApp group, it helped me',
    'Join us on Discord, we talk about urges and share tips for staying clean',
    'My sponsor and I text on WhatsApp every evening',
    'Use this link to register with GamStop: https://www.gamstop.co.uk/register',
    'https://gamban.com and https://betblocker.org helped me',
    'https://www.begambleaware.org has numbers',
    'https://www.gamblingtherapy.org/online-groups',
    'betterhelp.com was too expensive',
    'https://www.stopcasinohelp.org helped my brother',
    'https://www.bbc.co.uk/news/bet365-fined-again',
    'The alphabet.com thing and diabetes.org are unrelated',
    'Bet on yourself today',
    'Take it easy at 5 in the morning, and one day at a time',
    'Back at it today, day 12',
    'My friend swore they had fixed matches for sale. All lies.',
    'PROMO CODE EMAILS MAKE ME SICK',
    'Enter the code from your bank to set the gambling block',
    'I put 50 on Liverpool @ 3.5 and lost, that was the end',
    'my code of conduct: no casino, no poker, no bingo',
    'We got cash back for the return',
    'They promised a welcome bonus for new players and I fell for it',
    'Use code FREE2026 to get Gamban without paying',
    'DM me for a free code for Gamban',
    'Does anybody have tips for payday? My tips: leave the card at home',
    'A free bet token is what got me back',
    'I used to sell my picks on Telegram. Never again.',
    'I blocked casinos, poker and slots on every device',
    'u can do it. so can i. no. me too.',
    '',
    'day 3. co-workers know.',
    'I looked up 100% sure odds once. Never again.',
    'I asked them to stop. Now I get your support instead',
  ])('%s', text => expect(holdReason(text)).toBeNull());

  const stories = [
    (name: string) => `I lost everything on ${name}`,
    (name: string) => `Deleted the ${name} app. Day 1.`,
    (name: string) => `${name} closed my account at last, and I am glad!`,
    (name: string) => `I self-excluded from ${name}, then from the rest`,
  ];
  it('the name of every operator', () => {
    for (const name of operatorNames) {
      for (const story of stories) expect(holdReason(story(name)), story(name)).toBeNull();
    }
  });
});

it.each(offers.map(({ reason, example, pattern }) => [reason, example, pattern] as const))(
  'the pattern of %s holds its own example: %s',
  (reason, example, pattern) => {
    expect(holdReason(example)).toBe(reason);
    expect(example.toLowerCase().replaceAll('’', "'")).toMatch(pattern);
  },
);

const evasions: ((domain: string) => string)[] = [
  domain => domain,
  domain => `https://${domain}/x?y=1`,
  domain => `www.${domain}`,
  domain => domain.toUpperCase(),
  domain => domain.replaceAll('.', ' dot '),
  domain => domain.replaceAll('.', '[dot]'),
  domain => domain.replaceAll('.', ' (.) '),
  domain => [...domain].join(' '),
  domain => [...domain].join('\u200B'),
  domain => domain.replace(/[aeo]/g, letter => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter),
];

describe('for any text', () => {
  const domain = fc.oneof(
    fc.constantFrom(...operatorDomains),
    fc
      .tuple(fc.constantFrom(...operatorNames), fc.constantFrom('com', 'net', 'co.uk', 'bet'))
      .map(parts => parts.join('.')),
  );
  const words = fc.constantFrom('', 'see ', 'my friends, ', 'Try it: ', '(', '“');

  it('the domain of an operator is found, however it is written', () => {
    fc.assert(
      fc.property(domain, fc.constantFrom(...evasions), words, (name, evade, before) => {
        expect(holdReason(`${before}${evade(name)} now`)).toBe('operatorLink');
      }),
    );
  });

  it('characters that cannot be seen change nothing', () => {
    const held = fc.constantFrom(
      'go to bet365.com',
      'use my promo code',
      'promo code: WELCOME50',
      'lock of the day',
    );
    const unseen = fc.constantFrom('\u200B', '\u200D', '\u2060', '\u00AD', '\u202E', '\uFEFF');
    fc.assert(
      fc.property(held, unseen, fc.nat(), (text, character, at) => {
        const place = at % (text.length + 1);
        expect(holdReason(text.slice(0, place) + character + text.slice(place))).toBe(holdReason(text));
      }),
    );
  });

  it('of ten thousand characters takes milliseconds, not seconds', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'a.',
        'b ',
        'join my ',
        't.me/',
        'bet365',
        ' dot ',
        '( ',
        'get your ',
        'picks ',
        '\n',
        'a b c d ',
        '-',
      ),
    );
    const text = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map(parts => parts.join('').repeat(10_000).slice(0, 10_000));
    fc.assert(
      fc.property(text, long => {
        const began = performance.now();
        holdReason(long);
        expect(performance.now() - began).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});
