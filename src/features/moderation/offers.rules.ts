/** Why something waits for a moderator: a way to a gambling site, a code or link that pays for others, or tips. */
export type HoldReason = 'operatorLink' | 'referral' | 'tips';

/** A way in which people offer others gambling. */
export type Offer = {
  reason: Exclude<HoldReason, 'operatorLink'>;
  pattern: RegExp;
  /** Held by this pattern alone; each is a test. */
  example: string;
  /** Telling of such offers is no offer: where the sentence says so before the match, it is let through. */
  mayBeTold: boolean;
};

/** Where a sentence or a part of it begins, which is where somebody who offers something begins. */
const start = String.raw`(?:^|[.!?:;,\n\-–—→>*✅🔥💰🚀]\s{0,3}|\b(?:and|then|now|please|just|so|hey|guys|come)\s)`;
const gift =
  '(?:free bets?|bonus bets?|free spins?|bonus spins?|(?:deposit|welcome|sign.?up|no.deposit|joining) (?:bonus|offer)|matched deposits?|risk.free bets?|free credits?|cash.?back)';
const ownCode = String.raw`(?:my|our) (?:\w{1,20} )?(?:referral|ref|affiliate|promo|bonus|invite|invitation|sign.?up|welcome|discount) (?:code|link)`;
const gamblingTips = String.raw`(?:(?:betting|football|soccer|horse|racing|nba|nfl|sports?|winning|vip|premium|sure|accurate) (?:tips?|picks?|predictions?|slips?|signals?)|sure (?:odds|bets?|wins?)|fixed (?:matches|games|odds)|tipsters?|accas?|bet.?slips?|daily (?:odds|picks?|bets)|\d+ odds|(?:winning|free|vip|daily) picks?)`;
const elsewhere = String.raw`(?:telegram|whats.?app|wa\.me|t\.me|discord|signal group|insta(?:gram)?|snap(?:chat)?)`;

/** All of them, in the words of `readable` (`promotion.rules.ts`): small letters, `.` for every kind of dot. */
export const offers: readonly Offer[] = [
  {
    reason: 'referral',
    pattern:
      /[?&](?:btag|affid|aff_?id|affiliate(?:_?id)?|promo_?code|bonus_?code|referral_?code|refcode)=\S/,
    example: 'look at https://example.com/join?btag=a_123',
    mayBeTold: false,
  },
  {
    reason: 'referral',
    pattern: new RegExp(
      String.raw`\b(?:use|using|with|via|through|click|enter|apply|try|here is|here's|heres|grab|join (?:with|through|via|by)) ${ownCode}`,
    ),
    example: 'you can use my referral code',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern: new RegExp(
      String.raw`\b${ownCode}(?: is\b| below| in (?:my )?bio|:| here|\s{0,2}(?:→|->|👉|https?:))`,
    ),
    example: 'our invite link is in the profile',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern:
      /\b(?:sign(?:ing)? up|register(?:ing)?|join(?:ing)?|deposit(?:ing)?|open an account) (?:[\w ]{0,25} )?(?:with|using|through|via|by) (?:my|our|this) (?:code|link)\b/,
    example: 'register today using my link',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern: new RegExp(
      String.raw`${start}(?:claim|grab|get|collect|enjoy|take|receive|earn) (?:your|a|up to|[$£€]? ?\d+[$£€%]?)(?: [^\s.!?]{1,15}){0,4} ${gift}\b`,
    ),
    example: 'Claim your 50 free spins',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern: new RegExp(
      String.raw`\b${gift} (?:for (?:all )?new (?:customers?|players?|users?|members?|accounts?)|when you (?:sign up|join|register|deposit)|on (?:sign.?up|registration|your first deposit))`,
    ),
    example: 'there is a welcome bonus for new players',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern: new RegExp(String.raw`https?:\/\/\S{1,200}\s[^.!?\n]{0,40}\b${gift}\b`),
    example: 'https://sho.rt/x has free spins',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern: new RegExp(String.raw`\b${gift}\b[^!?\n]{0,60}https?:\/\/`),
    example: 'free bets at https://sho.rt/x',
    mayBeTold: true,
  },
  {
    reason: 'referral',
    pattern:
      /\b(?:dm|pm|inbox|message|text|write(?: to)?|hit up|ask) me (?:for|to get|and get) (?:the |a |my |your )?(?:[\w-]{1,15} ){0,2}(?:code|link|bonus|promo|free (?:bets?|spins?))\b/,
    example: 'dm me for the link',
    mayBeTold: false,
  },
  {
    reason: 'tips',
    pattern:
      /\b(?:lock|nap|banker|parlay|acca|accumulator|pick|longshot) of the (?:day|night|week|weekend|month|year)\b/,
    example: 'Here it comes, the lock of the day',
    mayBeTold: true,
  },
  {
    reason: 'tips',
    pattern:
      /\b(?:guaranteed|100% sure|sure|certain) (?:win|wins|winner|winners|winnings|profits?|picks?|odds|returns)\b/,
    example: 'a guaranteed winner in the 3.40',
    mayBeTold: true,
  },
  {
    reason: 'tips',
    pattern:
      /\b(?:fixed|rigged|sure) (?:matches|match tips|games for sale|games available|bets? available|odds available)\b/,
    example: 'fixed matches every weekend',
    mayBeTold: true,
  },
  {
    reason: 'tips',
    pattern: new RegExp(
      String.raw`\b(?:dm|pm|inbox|message|text|write(?: to)?|contact|add|follow|whatsapp|hit up) me (?:for|to get|and get|if you want)\b[^.!?\n]{0,40}\b(?:${gamblingTips}|winners?|tips|picks|predictions|odds|locks?)\b`,
    ),
    example: 'message me for today’s winners',
    mayBeTold: false,
  },
  {
    reason: 'tips',
    pattern: new RegExp(
      String.raw`\b(?:join|message|dm|add|follow|subscribe|contact|come|link|find|hit|text|check|free|my|our)\b[^.!?\n]{0,60}\b${elsewhere}\b[^!?\n]{0,80}\b${gamblingTips}\b`,
    ),
    example: 'join our telegram, betting tips every morning',
    mayBeTold: true,
  },
  {
    reason: 'tips',
    pattern: new RegExp(
      String.raw`\b${gamblingTips}\b[^!?\n]{0,80}\b(?:on|in|via|at|join|through|my|our)\b[^.!?\n]{0,20}\b${elsewhere}\b`,
    ),
    example: 'free picks daily in my whatsapp',
    mayBeTold: true,
  },
  {
    reason: 'tips',
    pattern: new RegExp(
      String.raw`\b(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com|discord\.gg)\/\S[^!?]{0,160}\b(?:${gamblingTips}|odds|picks|tips|bets?)\b`,
    ),
    example: 'https://t.me/sure2odds for 2 odds a day',
    mayBeTold: false,
  },
  {
    reason: 'tips',
    pattern: new RegExp(
      String.raw`\b(?:${gamblingTips}|odds|picks|bets?)\b[^!?]{0,120}\b(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com|discord\.gg)\/\S`,
    ),
    example: 'picks for tonight are on discord.gg/abc',
    mayBeTold: false,
  },
  {
    reason: 'tips',
    pattern:
      /(?:^|[.!?:;,\n]\s{0,3})(?:hammer|smash|tail|bet on|bet the|take|back|lay|load up on|all in on|put (?:it|everything|your money) on) (?!yourself|back|us\b|me\b|it (?:easy|one|day|slow)|a (?:break|breath|walk|day))[^.!?\n]{1,50}(?: @ ?\d| at \d+\/\d| at evens|\b(?:moneyline|ml)\b|\b(?:over|under) \d|[+-]\d{3})/,
    example: 'Hammer the Lakers over 220',
    mayBeTold: false,
  },
  {
    reason: 'tips',
    pattern:
      /\b(?:my (?:free |best |top )?(?:picks?|locks?|selections?)|(?:today['’]?s|tonight['’]?s) (?:free |best |top )?(?:picks?|locks?|bets?|tips|selections?))(?: (?:for )?(?:today|tonight|this weekend))?:/,
    example: 'tonight’s picks: Celtics, Heat',
    mayBeTold: false,
  },
];

/** Said before the match in its sentence, it makes an offer somebody's experience with one. */
export const telling =
  /\b(?:no such thing|not an?|isn['’]?t|wasn['’]?t|aren['’]?t|is no|there['’]?s no|there are no|no more|thought|believ\w+|promis\w+|claim(?:ed|s|ing) to|swore|sold me|(?:paid|paying|looked|searched|looking|searching|waiting) (?:for|up|at)|followed|chas\w+|fell for|falls? for|used to|lost|scam\w*|lies|lying|(?:tired|sick) of|stopped|blocked|unfollowed|muted|unsubscribed|left|deleted|(?:do not|don['’]?t|never) (?:trust|believe|fall|follow|buy|listen)|addicted to|obsessed with|kept|keeps? (?:getting|sending|seeing)|sen(?:ds?|t) me|offer(?:ed|s|ing)? me|got an? (?:email|mail|text)|(?:emails?|mails?|texts|adverts?|ads?) (?:about|for|with|saying|like)|they (?:offer|promise|sen[dt]|say|said|had|have|call|text|e?mail|gave|give|want)\w*)\b/;

/** What codes are given for that block gambling: such a code is help. */
export const blockers = /\b(?:gam(?:ban|stop|care|block)|bet.?blocker|spelpaus|cruks|oasis|self.?exclu\w+)\b/;
