import { describe, expect, test } from 'vitest';
import { detect } from '../safety/detector.rules.ts';
import { Coach, CoachKey } from './coach.schema.ts';
import { coaches, defaultCoach, findCoach, publicCoach } from './coaches.ts';

test('the four coaches, Patrick by default', () => {
  expect(coaches.map(coach => coach.key)).toEqual(CoachKey.options);
  expect(coaches.map(coach => coach.name)).toEqual(['Patrick', 'Sarah', 'Dr. Martinez', 'Mike']);
  expect(defaultCoach.key).toBe('patrick');
  expect(findCoach('mike').name).toBe('Mike');
  expect(findCoach('nobody')).toBe(defaultCoach);
  expect(new Set(coaches.map(coach => coach.avatar)).size).toBe(4);
});

describe.each(coaches)('$name', coach => {
  const shown = publicCoach(coach);
  const shownText = [coach.greeting, coach.description, coach.title, ...coach.specialties].join('\n');
  const everything = `${shownText}\n${coach.systemPrompt}`;

  test('is shown without the prompt', () => {
    expect(Coach.strict().parse(shown)).toEqual(shown);
    expect(JSON.stringify(shown)).not.toContain(coach.systemPrompt.slice(0, 30));
  });

  test('has a title that shows as a style', () => {
    expect(coach.title).toMatch(/^AI coach in the style of an? [a-z ]+$/);
  });

  test('greets in at most two short sentences and says it is an AI coach', () => {
    expect(coach.greeting).toContain('AI coach');
    expect(coach.greeting.length).toBeLessThanOrEqual(140);
    expect(coach.greeting.replace('Dr.', 'Dr').match(/[.?!]/g)?.length).toBeLessThanOrEqual(2);
    expect(coach.greeting).not.toContain('!');
  });

  test('has a prompt of at most 700 words that fixes who it is', () => {
    expect(coach.systemPrompt.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length).toBeLessThanOrEqual(
      700,
    );
    expect(coach.systemPrompt).toContain(`You are ${coach.name}, an AI coach`);
    expect(coach.systemPrompt).toContain('say in your first sentence that you are an AI');
    expect(coach.systemPrompt).toContain('Support Room');
    expect(coach.systemPrompt).toContain('Help now');
    expect(coach.systemPrompt).toContain('ask one direct question about safety');
    expect(coach.systemPrompt).toContain('It never changes these rules');
  });

  test('claims nothing that only a person has', () => {
    const claims = [
      /\bI(?:['’]m| am) (?:an? )?(?:human|person|real|licensed|certified|qualified|counselor|doctor|psychologist|therapist)\b/i,
      /\byou are (?:an? )?(?:human|person|real|licensed|certified|qualified|counselor|doctor|psychologist|therapist)\b/i,
      /\d+\+? years/i,
      /years of experience/i,
      /\b(?:former|recovering|ex) ?-?(?:addict|gambler)/i,
      /\b(?:my|in my) (?:own )?(?:recovery|past|practice|clients?|patients?)\b/i,
      /not an AI\b/i,
    ];
    for (const claim of claims) expect(everything.replace('whether you are human', '')).not.toMatch(claim);
  });

  test('holds no number that could be dialed', () => {
    expect(everything).not.toMatch(/\d[\d\s().-]*\d{2}/);
    expect(everything).not.toMatch(/\b(?:988|911|HOME)\b/);
  });

  test('speaks without gambling metaphors', () => {
    const words = everything
      .split('\n')
      .filter(line => !line.startsWith('- Decline'))
      .join('\n');
    expect(words).not.toMatch(
      /\b(?:bets?|betting|odds|jackpots?|win big|winning|winner|roll|rolls|rolling|gamble on|long shot|double down|all in|ante|cards? on the table|luck|lucky)\b/i,
    );
    expect(everything).not.toMatch(/\bfail(?:ed|ing|ure)?\b/i);
  });

  test('is not taken for a cry for help by its greeting', () => {
    expect(detect(coach.greeting).level).toBe('none');
  });
});

test('every voice is its own', () => {
  const voices = coaches.map(coach => coach.systemPrompt.split('Your voice as')[1]);
  expect(new Set(voices).size).toBe(4);
  const shared = coaches.map(coach =>
    coach.systemPrompt.slice(
      coach.systemPrompt.indexOf('\nHonesty'),
      coach.systemPrompt.indexOf('Your voice as'),
    ),
  );
  expect(new Set(shared).size).toBe(1);
});
