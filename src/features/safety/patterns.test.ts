import { describe, expect, test } from 'vitest';
import { explain } from './detector.rules.ts';
import { languages } from './languages.rules.ts';
import { type Role, readGroups } from './patterns/pattern.rules.ts';

const atRisk = ['ideation', 'imminent'];
const anyCard = ['concern', ...atRisk];

/** What a message gets that a pattern of each role is the example of. */
const outcome: Record<Role, string[]> = {
  imminent: atRisk,
  ideation: atRisk,
  concern: anyCard,
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
      expect(outcome[role]).toContain(level);
    });
  });
});
