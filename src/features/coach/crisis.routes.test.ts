import { describe, expect, it } from 'vitest';
import type { Script } from '../../../tests/provider.ts';
import { testApp } from '../../../tests/testApp.ts';
import { userSettings } from '../../server/db/schema.ts';
import { CrisisCard } from '../safety/safety.schema.ts';
import { coaches } from './coaches.ts';

const app = testApp();

type Person = Awaited<ReturnType<typeof app.person>>;
type Page = { items: { content: string; source: string | null; cutOff: boolean }[]; crisis?: CrisisCard };

const say = (person: Person, content: string, headers?: Record<string, string>) =>
  person.stream('/api/chat/messages', { content }, { headers });
const history = (person: Person) => person.json<Page>('/api/chat/messages');
const names = (events: { event: string }[]) => [...new Set(events.map(({ event }) => event))];
const cardIn = (events: { event: string; data: unknown }[]) => {
  const raised = events.find(({ event }) => event === 'crisis');
  return raised && CrisisCard.parse(raised.data);
};

const american = { timeZone: 'America/New_York' };
const heavy = 'I don’t want to be here anymore';

describe('the card', () => {
  it('comes behind the message and before any word of the reply', async () => {
    const person = await app.person(american);
    const { events } = await say(person, heavy);
    expect(names(events)).toEqual(['message', 'crisis', 'delta', 'done']);
    expect(cardIn(events)).toMatchObject({ level: 'ideation', text: expect.stringContaining('heavy') });
  });

  it('has the crisis lines of the country first, then the gambling helpline, then the emergency contact', async () => {
    const person = await app.person(american);
    await app.db
      .insert(userSettings)
      .values({ userId: person.id, emergencyName: 'Ada', emergencyPhone: '+1 555 0100' });
    const { events } = await say(person, heavy);
    const card = cardIn(events);
    expect(card?.helplines.map(({ country, topic, number }) => [country, topic, number])).toEqual([
      ['US', 'crisis', '988'],
      ['US', 'crisis', '741741'],
      ['US', 'gambling', '1-800-522-4700'],
    ]);
    expect(card?.emergencyContact).toEqual({ name: 'Ada', phone: '+1 555 0100' });
  });

  it.each([
    ['GB', { timeZone: 'Europe/London' }],
    ['IE', { timeZone: 'Europe/Dublin' }],
    ['US', { timeZone: 'UTC' }],
  ])('has the lines of %s for a person with %j', async (country, account) => {
    const { events } = await say(await app.person(account), heavy);
    const countries = cardIn(events)?.helplines.map(line => line.country);
    expect(countries?.length).toBeGreaterThan(0);
    expect(new Set(countries)).toEqual(new Set([country]));
  });

  it('comes without a number where none is known, rather than with another country’s', async () => {
    const { events } = await say(await app.person({ timeZone: 'Asia/Tokyo' }), heavy);
    expect(cardIn(events)?.helplines).toEqual([]);
  });

  it('does not come for distress about gambling, an idiom or a denial', async () => {
    const person = await app.person(american);
    for (const content of [
      'I lost my rent money and I hate myself for it',
      'This slot is killing me',
      'I would never kill myself',
    ]) {
      expect(names((await say(person, content)).events)).toEqual(['message', 'delta', 'done']);
    }
    expect((await history(person)).crisis).toBeUndefined();
  });

  it('is softer for somebody else’s risk, and shown once', async () => {
    const person = await app.person(american);
    const first = await say(person, 'My brother killed himself last year');
    expect(cardIn(first.events)?.level).toBe('concern');
    expect((await history(person)).crisis).toBeUndefined();
    const again = await say(person, 'Ten years ago I tried to kill myself');
    expect(cardIn(again.events)).toBeUndefined();
    const mine = await say(person, 'And now I want to do the same, I want to die');
    expect(cardIn(mine.events)?.level).toBe('ideation');
  });

  it('comes when several messages add up to what none of them says alone', async () => {
    const person = await app.person(american);
    for (const content of ['my kids deserve a proper dad', 'I am so worn out, no hope left']) {
      expect(cardIn((await say(person, content)).events)).toBeUndefined();
    }
    expect(cardIn((await say(person, 'everyone would manage fine')).events)?.level).toBe('ideation');
  });
});

describe('the helpline line', () => {
  const distress = 'I lost my rent money and I’m so ashamed';
  const number = '1-800-522-4700';

  it('stands below a model’s reply to distress, in what is read and in what is kept, and once', async () => {
    const person = await app.person(american);
    const { events, text } = await say(person, distress);
    expect(text).toMatch(/^I hear you\.\n\nTo talk with a person: /);
    expect(text).toContain(number);
    expect(events.at(-1)?.data).toMatchObject({ source: 'model', message: { content: text } });
    expect((await say(person, 'I can’t stop gambling')).text).toBe('I hear you.');
  });

  it('does not stand below other replies, nor where the card is', async () => {
    const person = await app.person(american);
    expect((await say(person, 'What a nice day')).text).toBe('I hear you.');
    await say(person, heavy);
    expect((await say(person, distress)).text).toBe('I hear you.');
  });
});

describe('the flag of a conversation', () => {
  it('stands through a denial and a reload, never sinks, and goes when the conversation is cleared', async () => {
    const person = await app.person(american);
    await say(person, 'I am going to kill myself tonight');
    const { events } = await say(person, 'Sorry, I did not mean it. I am fine.');
    expect(cardIn(events)?.level).toBe('imminent');
    await say(person, heavy);
    expect((await history(person)).crisis).toMatchObject({ level: 'imminent' });
    expect((await person.delete('/api/chat/messages')).status).toBe(204);
    expect((await history(person)).crisis).toBeUndefined();
    expect(cardIn((await say(person, 'hello')).events)).toBeUndefined();
  });

  it('is this person’s alone', async () => {
    const [ada, ben] = [await app.person(american), await app.person(american)];
    await say(ada, heavy);
    expect((await history(ben)).crisis).toBeUndefined();
    expect(cardIn((await say(ben, 'hello')).events)).toBeUndefined();
  });

  it('is told to the model as long as it stands, and before the new message', async () => {
    const person = await app.person(american);
    const notes = () =>
      app.provider.calls.map(({ body }) => body.messages.filter(({ role }) => role === 'system').slice(1));
    await say(person, 'hello');
    expect(notes()).toEqual([[]]);
    await say(person, heavy);
    await say(person, 'I am fine, really');
    for (const note of notes().slice(1)) {
      expect(note).toHaveLength(1);
      expect(note[0]?.content).toMatch(/no coaching[\s\S]*one direct question about safety/);
      expect(note[0]?.content).not.toMatch(/\d{3}/);
    }
    const last = app.provider.calls.at(-1)?.body.messages ?? [];
    expect(last[0]?.content).toBe(coaches[0]?.systemPrompt);
    expect(last.slice(-2).map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('comes with the same message under its key, and with a retry', async () => {
    const person = await app.person(american);
    const key = { 'Idempotency-Key': '0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1a21' };
    const first = await say(person, heavy, key);
    expect(cardIn((await say(person, heavy, key)).events)).toEqual(cardIn(first.events));
    const id = first.events[0]?.data.id;
    const retried = await person.stream(`/api/chat/messages/${id}/retry`, undefined);
    expect(names(retried.events)).toEqual(['message', 'crisis', 'delta', 'done']);
  });
});

describe('without the model', () => {
  it.each<[string, Script[]]>([
    ['refused', [{ status: 401 }]],
    ['failing twice', [{ status: 500 }, { status: 503 }]],
    [
      'broken off before the first word',
      [
        { words: ['x'], breakAfter: 0 },
        { words: ['x'], breakAfter: 0 },
      ],
    ],
  ])('%s: the card and a fixed reply, marked as automatic', async (_name, scripts) => {
    const person = await app.person(american);
    app.provider.next(...scripts);
    const { events, text } = await say(person, heavy);
    expect(names(events)).toEqual(['message', 'crisis', 'delta', 'done']);
    expect(text).toMatch(/Are you thinking about ending your life\?/);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).not.toMatch(/\d{3}/);
    expect(events.at(-1)?.data).toMatchObject({ source: 'fallback', message: { source: 'fallback' } });
  });

  it('a reply that breaks off is completed by the fixed one', async () => {
    const person = await app.person(american);
    app.provider.next({ words: ['I hear', ' how'], breakAfter: 1 });
    const { events, text } = await say(person, heavy);
    expect(text).toMatch(/^I hear…\n\nThank you for telling me\./);
    expect(events.at(-1)?.data.message).toMatchObject({ content: text, source: 'fallback', cutOff: false });
  });

  it('a silent one is given up after some seconds', async () => {
    const person = await app.person(american);
    app.provider.next({ hang: true });
    const { events, text } = await say(person, heavy);
    expect(names(events)).toEqual(['message', 'crisis', 'delta', 'done']);
    expect(text).toContain('your safety comes first');
  });

  it('later messages get a reply that still asks', async () => {
    const person = await app.person(american);
    await say(person, heavy);
    app.provider.next({ status: 401 });
    expect((await say(person, 'what is the weather')).text).toContain('Are you safe right now?');
  });
});

describe('privacy', () => {
  it('no log line holds any of what was said, whatever goes wrong', async () => {
    const person = await app.person(american);
    app.provider.next({ status: 500 }, { status: 500 });
    await say(person, 'canary canary I want to kill myself tonight canary');
    app.provider.next({ words: ['canary'], breakAfter: 1 });
    await say(person, 'canary denial');
    expect(app.logged).toContain('"msg":"model"');
    expect(app.logged).not.toMatch(/canary|kill|tonight|ideation|imminent/i);
  });
});
