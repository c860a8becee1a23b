import type { Database } from '../../server/db/connect.ts';
import { addDemoPeople } from '../../server/db/demo.ts';
import { addComment } from './comments.queries.ts';
import { like } from './likes.queries.ts';
import { addPost } from './posts.queries.ts';
import type { Viewer } from './shown.queries.ts';

/** The demo person, who is there already. */
const HERON = 'Quiet Heron';

const people = [
  { fullName: 'Morning Rook', currentStreak: 0 },
  { fullName: 'Blue Ladder', currentStreak: 4 },
  { fullName: 'Tomás', currentStreak: 9 },
  { fullName: 'Little Harbour', currentStreak: 17 },
  { fullName: 'Ruth', currentStreak: 31 },
  { fullName: 'Fern and Stone', currentStreak: 45 },
  { fullName: 'Mina 🌿', currentStreak: 73 },
  { fullName: 'Slow Train', currentStreak: 118 },
  { fullName: 'Wen', currentStreak: 240 },
];

type DemoPost = {
  hoursAgo: number;
  by: string;
  title: string;
  content: string;
  anonymous?: boolean;
  mentionsBetting?: boolean;
  likedBy: string[];
  /** Minutes after the post, who, and what they wrote. */
  comments: [number, string, string][];
};

/** Oldest first. */
const demoPosts: DemoPost[] = [
  {
    hoursAgo: 196,
    by: 'Wen',
    title: 'Eight months: what I would tell myself on day one',
    content:
      'You do not have to decide anything about the rest of your life. Give one person the card. Eat. Sleep when you can.\n\nThe evenings get shorter again. I promise nothing else, because nobody could have promised me anything else either.',
    likedBy: ['Blue Ladder', 'Tomás', 'Little Harbour', 'Ruth', 'Mina 🌿', 'Slow Train', HERON],
    comments: [
      [48, 'Little Harbour', 'Printed this. It hangs beside the kettle.'],
      [95, 'Morning Rook', '"Eat" is the part that I keep forgetting.'],
      [610, HERON, 'Day fifteen here, and the part about the evenings is true already.'],
      [640, 'Wen', 'Fifteen is a lot of evenings, Heron.'],
    ],
  },
  {
    hoursAgo: 149,
    by: 'Ruth',
    title: 'The letter from the bank',
    content:
      'It lay on the table for nine days. Today I opened it with my neighbour sitting next to me. It was bad, and it was a number, and a number can be paid off. We wrote the plan on the back of the envelope.\n\nIf you have a letter like that: ask somebody to sit next to you.',
    likedBy: ['Fern and Stone', 'Wen', HERON, 'Tomás'],
    comments: [
      [
        33,
        'Fern and Stone',
        'Nine days is nothing, mine lay there for a year. Well done, and well done to your neighbour.',
      ],
      [
        71,
        'Slow Train',
        'A debt advisor did the second half of that envelope with me, free of charge. Worth a call.',
      ],
    ],
  },
  {
    hoursAgo: 101,
    by: 'Tomás',
    title: 'Football without the other thing',
    content:
      'First match in years that I only watched. I did not know until the end who had taken the corners. My son explained the offside rule to me, which I have known since 1994, and I let him.',
    likedBy: [
      'Ruth',
      'Mina 🌿',
      'Little Harbour',
      'Slow Train',
      'Wen',
      HERON,
      'Blue Ladder',
      'Fern and Stone',
    ],
    comments: [
      [12, 'Slow Train', 'The last sentence. Yes.'],
      [55, 'Mina 🌿', 'He will remember that you let him.'],
    ],
  },
  {
    hoursAgo: 74,
    by: 'Fern and Stone',
    title: 'How I told my wife',
    content:
      'Several of you asked. I did not find good words, so I said: "I have a problem with gambling, I have hidden it, and I want to stop hiding it." Then I gave her my phone with the account open.\n\nShe was angry for a week, and she was there for all of that week. Both were fair.',
    mentionsBetting: true,
    likedBy: ['Ruth', 'Wen', 'Morning Rook'],
    comments: [
      [20, 'Morning Rook', 'I am going to borrow your sentence. Maybe on Sunday.'],
      [28, 'Ruth', 'Sunday is good. Write here on Monday, however it went.'],
      [1_400, 'Fern and Stone', 'We will be here on Monday, Rook.'],
    ],
  },
  {
    hoursAgo: 47,
    by: 'Little Harbour',
    title: 'Small things list, please add yours',
    content:
      'Things that got me past a bad quarter of an hour this week:\n\n1. washing the one big pot by hand\n2. the stairs, twice\n3. texting "bad quarter" to my sister, who answers with a photo of her dog\n4. reading old posts in here',
    likedBy: ['Mina 🌿', 'Tomás', 'Blue Ladder', HERON, 'Ruth'],
    comments: [
      [14, 'Mina 🌿', '5. cold water on the wrists. 6. repotting things that did not ask for it'],
      [36, 'Tomás', '7. learning one song on the guitar, badly'],
      [90, HERON, '8. the phone in the kitchen for ten minutes. It is always only ten minutes.'],
      [133, 'Blue Ladder', '9. this list'],
    ],
  },
  {
    hoursAgo: 29,
    by: 'Morning Rook',
    title: 'Back on day one',
    content:
      'It was the whole evening and most of what I had put away. I am writing this because last time I stayed away from here for two months out of shame, and that was the worse mistake.',
    anonymous: true,
    mentionsBetting: true,
    likedBy: ['Wen', 'Slow Train', 'Ruth', HERON],
    comments: [
      [9, 'Wen', 'You came straight here. That is the difference between this time and last time.'],
      [15, 'Slow Train', 'Your clean days are still yours. Is somebody with you tonight?'],
      [31, 'Little Harbour', 'Glad you wrote. Have you had something to eat?'],
    ],
  },
  {
    hoursAgo: 11,
    by: HERON,
    title: 'Payday tomorrow, and this is the plan',
    content:
      'Rent goes to my sister first, before I have looked at anything. Then food for the week. Then the phone stays in the kitchen, and I am at the allotment until it gets dark.\n\nWriting it down where others can see it makes it a plan instead of a hope.',
    likedBy: ['Ruth', 'Little Harbour', 'Tomás', 'Mina 🌿'],
    comments: [
      [22, 'Ruth', 'Good order: sister, food, soil.'],
      [41, 'Blue Ladder', 'Copying this for Friday. What is growing at the moment?'],
      [47, HERON, 'Leeks. Leeks do not care what day it is.'],
    ],
  },
  {
    hoursAgo: 2,
    by: 'Mina 🌿',
    title: 'Seventy-three',
    content:
      'No lesson today. The sun was out, I had coffee on the step, and I noticed that I was not calculating anything.',
    likedBy: ['Wen', 'Fern and Stone', HERON],
    comments: [[18, 'Fern and Stone', 'Not calculating anything. That is it exactly.']],
  },
];

/** Fills the community with posts of the past week, their comments and likes, by the ways of the app. */
export async function fillDemoPosts(db: Database, heronId: string, now: Date): Promise<void> {
  const ids = await addDemoPeople(db, people);
  const names = [HERON, ...people.map(({ fullName }) => fullName)];
  const idOf = new Map([heronId, ...ids].map((id, i) => [names[i], id]));
  const viewer = (name: string): Viewer => ({ userId: idOf.get(name) ?? '', people: [], anonymously: [] });

  for (const { hoursAgo, by, likedBy, comments, ...words } of demoPosts) {
    const at = (minutes: number) => new Date(now.getTime() - (hoursAgo * 60 - minutes) * 60_000);
    const author = viewer(by);
    const post = await addPost(db, author, {
      userId: author.userId,
      ...words,
      held: null,
      atRisk: false,
      at: at(0),
    });
    if (!post) throw new Error('a demo post was not stored');
    for (const [minutes, name, content] of comments) {
      const person = viewer(name);
      const comment = {
        postId: post.id,
        userId: person.userId,
        content,
        held: null,
        atRisk: false,
        at: at(minutes),
      };
      await addComment(db, person, comment);
    }
    for (const name of likedBy) await like(db, viewer(name), post.id, at(5));
  }
}
