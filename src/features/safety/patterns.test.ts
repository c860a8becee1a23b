import { describe, expect, test } from 'vitest';
import { detect, explain } from './detector.rules.ts';
import { languages } from './languages.rules.ts';
import { type Role, readGroups } from './patterns/pattern.rules.ts';

const atRisk = ['ideation', 'imminent'];
const anyCard = ['concern', ...atRisk];

/** What a message gets that a pattern of each role is the example of. */
const outcome: Record<Role, string[] | undefined> = {
  imminent: atRisk,
  ideation: atRisk,
  concern: anyCard,
  // Alone they say nothing, but an example may hold more.
  sign: undefined,
  against: undefined,
  distress: undefined,
  idiom: ['none'],
  denial: ['none'],
  takenBack: ['none'],
  affirms: ['none'],
  stillTrue: atRisk,
  untilNow: atRisk,
  past: ['concern'],
  recent: atRisk,
  returns: atRisk,
  same: atRisk,
  soon: ['imminent'],
};

describe.each(languages)('$code', ({ patterns }) => {
  describe.each(patterns.flatMap(readGroups))('$role: $says', ({ role, patterns }) => {
    test.each(patterns)('$example', ({ pattern, example }) => {
      const { found, level } = explain(example);
      expect(found.map(match => match.pattern)).toContain(pattern);
      if (outcome[role]) expect(outcome[role]).toContain(level);
      if (role === 'distress') expect(detect(example).distress).toBe(true);
    });
  });
});
