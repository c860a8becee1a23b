import { englishContext } from './englishContext.rules.ts';
import { englishDirect } from './englishDirect.rules.ts';
import { englishIdioms } from './englishIdioms.rules.ts';
import { englishLists } from './englishLists.rules.ts';
import { englishPlans } from './englishPlans.rules.ts';
import type { Language } from './pattern.rules.ts';

export const english: Language = {
  code: 'en',
  lists: englishLists,
  patterns: [englishDirect, englishPlans, englishContext, englishIdioms],
};
