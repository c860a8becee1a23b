import { englishContext } from './englishContext.rules.ts';
import { englishDirect } from './englishDirect.rules.ts';
import { englishDistress } from './englishDistress.rules.ts';
import { englishIdeas } from './englishIdeas.rules.ts';
import { englishIdioms } from './englishIdioms.rules.ts';
import { englishLists } from './englishLists.rules.ts';
import { englishOblique } from './englishOblique.rules.ts';
import { englishPlanSigns } from './englishPlanSigns.rules.ts';
import { englishPlans } from './englishPlans.rules.ts';
import { englishSigns } from './englishSigns.rules.ts';
import type { Language } from './pattern.rules.ts';

export const english: Language = {
  code: 'en',
  lists: englishLists,
  patterns: [
    englishDirect,
    englishPlans,
    englishOblique,
    englishIdeas,
    englishSigns,
    englishPlanSigns,
    englishContext,
    englishIdioms,
    englishDistress,
  ],
};
