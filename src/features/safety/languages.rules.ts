import { english } from './patterns/english.rules.ts';
import { french } from './patterns/french.rules.ts';
import { german } from './patterns/german.rules.ts';
import { italian } from './patterns/italian.rules.ts';
import type { Language } from './patterns/pattern.rules.ts';
import { portuguese } from './patterns/portuguese.rules.ts';
import { spanish } from './patterns/spanish.rules.ts';

/** Every language that has patterns. */
export const languages: readonly Language[] = [english, spanish, french, german, portuguese, italian];
