import { anyPhrase } from './plainWords.rules.ts';

export type Asked = { text: string; now: Date; timeZone: string; coachName: string };

/** The automatic replies of a language. */
export type FallbackWords = {
  /** To whoever asks whether the coach is human. */
  isAi: (coachName: string) => string;
  replies: readonly { when: RegExp; reply: (asked: Asked) => string }[];
  greetings: RegExp;
  hello: string;
  anythingElse: string;
  /** Before the names of lines. */
  toTalk: string;
  notSafe: string;
};

/**
 * The built-in replies of the coach, for when no model answers. The order is the specification's, with
 * two rules above it: the question whether the coach is human comes first, and a greeting gives way to whatever
 * else the message asks for; to somebody who may not be safe nothing of this is said (`crisisCard.rules.ts`). So 'how are you, help me' is about help, and so is
 * 'hi, I need help'. A keyword counts as a whole word, and where it is common in talk about gambling ('the
 * last time', 'at my age') only when it is asked about.
 */
const replies: FallbackWords['replies'] = [
  {
    when: anyPhrase('(?<!for (?:all )?(?:your|the) )help', '(?<!for )helping', 'helpless', 'nothing helps'),
    reply: () =>
      'I’m glad you reached out. If an urge is close, try three things first: put the phone or the card out of reach, give it ten minutes, and tell one person you trust. Help now is on every screen if you want someone to talk with. What is the hardest part right now?',
  },
  {
    when: anyPhrase('weather'),
    reply: () =>
      'I can’t see the weather from here. What is it like where you are, and how are you doing in it?',
  },
  {
    when: anyPhrase(
      '^(?:the |current |todays )*(?:time|date)(?: and (?:time|date))?(?: please| now| today)?$',
      'what(?:s| is|re| are)? (?:the |todays |current |exact |local )*(?:time|date)',
      '(?:tell|give|show) me (?:what )?(?:the |todays |current )*(?:time|date)',
      '(?:know|got|you have) (?:what )?(?:the |todays |current )+(?:time|date)',
      'what (?:day|month|year) is (?:it|this|today)',
    ),
    reply: ({ now, timeZone }) =>
      `${clock(now, timeZone)} If this is a hard hour, it will pass. What would make it a little easier?`,
  },
  {
    when: anyPhrase(
      '^(?:a |another |one |funny |good |one more )*jokes?(?: please)?$',
      '(?:tell|telling|give|share|know|got|have|hear|make|crack)(?: me| us| any| a| an| some| another| good| funny| clean| you| more| one)* jokes?',
      '(?:want|need|like) (?:to hear )?(?:a|another|some) (?:good |funny )?jokes?',
    ),
    reply: () =>
      'A small one, then. I asked a pile of stones for directions, and it said: one step at a time. How is your day going?',
  },
  {
    when: anyPhrase('thank(?! (?:god|goodness|heavens))', 'thanks', 'thankyou', 'thx'),
    reply: () => 'You’re welcome. Coming here and putting it into words takes effort, and it counts.',
  },
  {
    when: anyPhrase(
      '(?:bye|goodbye|good bye|farewell)(?! to)',
      '^good ?night',
      'good ?night$',
      'see (?:you|ya)(?: later| soon| tomorrow| around|$)',
      'cya',
    ),
    reply: () =>
      'Take care of yourself. You can come back at any hour, after a good day or a hard one. If it gets heavy before then, Help now is on every screen.',
  },
  {
    when: anyPhrase(
      'how (?:are|r) (?:you|u|ya)(?! supposed| meant| able)',
      'how (?:you|u) doing',
      'hows it going',
      'how is it going',
      'how do you do',
    ),
    reply: () =>
      'Thank you for asking. I’m an AI, so I don’t have good days and bad days. How are you, really?',
  },
  {
    when: anyPhrase(
      '^(?:coach )?name(?: please)?$',
      'your (?:full |first |last |real )*names?',
      'my name is',
      'my names',
      'who (?:are|r) (?:you|u)',
      'what (?:name|should i call you|can i call you|do i call you)',
    ),
    reply: ({ coachName }) =>
      `I’m ${coachName}, and I’m an AI coach. It’s good to meet you. What brings you here today?`,
  },
  {
    when: anyPhrase(
      '^(?:your )?age$',
      'your age',
      'what age are you',
      'how old (?:are|r) (?:you|u)',
      'are you old',
    ),
    reply: () => 'I’m an AI, so I don’t have an age. How has today been for you?',
  },
];

const greetings = anyPhrase(
  'hi',
  'hiya',
  'hello',
  'hey',
  'heya',
  'howdy',
  'greetings',
  '^good (?:morning|afternoon|evening)',
);

export const english: FallbackWords = {
  isAi: coachName =>
    `I’m an AI coach, not a person. ${coachName} is the name I go by here. There are people in the Support Room, and Help now lists helplines where a person answers. What would help you most right now?`,
  replies,
  greetings,
  hello: 'Hello! How can I help you today?',
  anythingElse:
    "That's interesting! Could you tell me more about what you're looking for? I'm here to help with any questions you might have.",
  toTalk: 'To talk with a person:',
  notSafe: 'If you might not be safe:',
};

/** The time and date in a person's zone, in a sentence. A zone that this runtime does not know is read as UTC. */
function clock(now: Date, timeZone: string): string {
  try {
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(now);
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(now);
    // Intl puts a narrow no-break space before AM and PM, which some fonts lack.
    return `It’s ${time.replace('\u202f', ' ')} where you are, on ${date}.`;
  } catch {
    return clock(now, 'UTC').replace('where you are', 'in UTC');
  }
}
