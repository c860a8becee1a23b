import type { Database } from '../../server/db/connect.ts';
import { addDemoPeople } from '../../server/db/demo.ts';
import { prepareAddMessages } from './room.queries.ts';

/** The demo person, who is there already. */
const HERON = 'Quiet Heron';

const people = [
  { fullName: 'Amber Finch', currentStreak: 0 },
  { fullName: 'Low Tide', currentStreak: 1 },
  { fullName: 'Paper Boat', currentStreak: 3 },
  { fullName: 'Slow Thaw', currentStreak: 6 },
  { fullName: 'Marlo', currentStreak: 7 },
  { fullName: 'North Field', currentStreak: 12 },
  { fullName: 'Old Oak', currentStreak: 29 },
  { fullName: 'Second Kettle', currentStreak: 30 },
  { fullName: 'Inês', currentStreak: 64 },
  { fullName: 'نور', currentStreak: 88 },
  { fullName: 'Grey Wagtail', currentStreak: 100 },
  { fullName: 'Dana K.', currentStreak: 412 },
];

/** Minutes before now, who, and what they said; oldest first. */
const talk: [number, string, string][] = [
  [1_730, 'Old Oak', 'Evening all. Twenty-eight tonight. I still count, and I like counting.'],
  [1_725, 'Inês', 'Counting is fine. I stopped around fifty and then started again because I missed it.'],
  [
    1_711,
    'Low Tide',
    'First time in here. I deleted the app an hour ago and my hands do not know what to do.',
  ],
  [
    1_709,
    'Grey Wagtail',
    'Welcome, Low Tide. Give the hands a job: washing up, peeling something, anything wet.',
  ],
  [
    1_706,
    'Dana K.',
    'Glad you came in here and not somewhere else. The first evening is loud. It does get quieter, and you do not have to do tomorrow yet.',
  ],
  [1_699, 'Low Tide', 'Peeled four potatoes. Nobody here even wants potatoes.'],
  [1_697, 'Second Kettle', 'Potatoes are the official vegetable of day one.'],
  [1_690, 'Low Tide', 'Thank you. Going to bed before I get any clever ideas.'],
  [1_140, 'North Field', 'Morning. Slept, which is new. Coffee, then the bus, then one hour at a time.'],
  [1_133, 'Slow Thaw', 'Same bus, other city. Good morning.'],
  [1_020, 'Marlo', 'One week today. I thought I would feel proud and mostly I feel tired. Is that normal?'],
  [
    1_018,
    'Inês',
    'Very. You have been carrying a piano up the stairs. You are allowed to sit on the landing.',
  ],
  [1_014, 'Old Oak', 'Tired was my whole second week. Then one day it was just a Tuesday.'],
  [1_009, 'Marlo', '"Just a Tuesday" sounds wonderful.'],
  [
    845,
    'Paper Boat',
    'Told my brother yesterday. He did not shout. He asked what I need, and I had no answer ready.',
  ],
  [
    841,
    'Dana K.',
    'No answer is an answer: "I do not know yet, stay near me." Mine did the shopping with me for a month.',
  ],
  [838, HERON, 'I asked my sister to hold the rent money on payday. That was an easy thing to say yes to.'],
  [836, 'Paper Boat', 'Oh, that I can ask. Thank you, Heron.'],
  [
    640,
    'Second Kettle',
    'Lunch break urge. Walked twice around the block, it went. Writing it down so I remember that it went.',
  ],
  [636, 'نور', 'أحسنت. خطوة بخطوة، واليوم يكفي.'],
  [633, 'Second Kettle', 'Thank you. I had to look it up, and then I read it three times.'],
  [
    512,
    'Grey Wagtail',
    'For whoever needs it: the bank block took me ten minutes to switch on and it has saved me at least five nights. List of what exists: https://www.gambleaware.org/tools-and-support/',
  ],
  [
    507,
    'North Field',
    'Switched mine on while reading this. There is a waiting time to turn it off again, which is the point.',
  ],
  [320, 'Amber Finch', 'I slipped last night. I nearly did not come back in here.'],
  [319, 'Dana K.', 'You came back in here. That is the part that counts today.'],
  [318, 'Old Oak', 'Good to see you, Amber. Have you eaten?'],
  [316, 'Marlo', 'Same for me two weeks ago. Nobody here counts down, only on.'],
  [
    311,
    'Amber Finch',
    'Eating toast now. Card is with my neighbour. Day one again, with more friends than the last day one.',
  ],
  [308, HERON, 'Toast counts. Glad you are here.'],
  [190, 'Slow Thaw', 'Anyone else find the commercials during the match worse than the match?'],
  [188, 'Inês', 'I record it and skip. Or I go and brush the cat. The cat has never been so smooth.'],
  [186, 'Second Kettle', 'Radio. There is a man describing the grass. Very restful.'],
  [95, 'Low Tide', 'Day one is over. It is day two now, officially, the app says so.'],
  [93, 'Grey Wagtail', 'It says 1, and you are in the second. Both are true and both are good.'],
  [90, 'Paper Boat', 'Well done, Low Tide. What happened to the potatoes?'],
  [88, 'Low Tide', 'Soup. I am a person who makes soup now.'],
  [
    41,
    'North Field',
    'Payday tomorrow for half of this room, I think. What is everybody’s plan for the first hour?',
  ],
  [
    38,
    'Old Oak',
    'Rent and food leave at nine by themselves. Then I am helping a friend move a sofa. No signal in that stairwell.',
  ],
  [34, 'Inês', 'Call my mother. She talks for exactly one hour.'],
  [
    29,
    HERON,
    'Rent goes to my sister first. Phone stays in the kitchen until ten. I will write here when it is done.',
  ],
  [26, 'Dana K.', 'I will look out for it, Heron.'],
  [12, 'Marlo', 'No plan yet. Reading yours and stealing the sofa.'],
  [9, 'Second Kettle', 'You can have my grass man on the radio.'],
  [4, 'Amber Finch', 'Evening. Still here. Still toast.'],
  [1, 'Grey Wagtail', 'Still here is the best sentence of the day.'],
];

/** Fills the room with the talk of a day and a half, in the order it was said. */
export async function fillDemoRoom(db: Database, heronId: string, now: Date): Promise<void> {
  const ids = await addDemoPeople(db, people);
  const idOf = new Map([
    [HERON, heronId],
    ...people.map(({ fullName }, i) => [fullName, ids[i] ?? ''] as const),
  ]);
  const add = prepareAddMessages(db);
  await add(
    talk.map(([minutes, name, message]) => ({
      userId: idOf.get(name) ?? '',
      message,
      at: new Date(now.getTime() - minutes * 60_000),
    })),
  );
}
