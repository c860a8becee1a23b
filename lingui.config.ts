import { defineConfig } from '@lingui/cli';
import { languages } from './src/shared/language.ts';

// A visitor's first page has only the words of that page. The others come with the code that shows them, by
// the `messages.ts` of their folder. A new feature's words are
// in the first catalogue until it is named here.
const apart = [
  'src/app/start',
  ...[
    'accessibility',
    'coach',
    'community',
    'help',
    'moderation',
    'progress',
    'reminders',
    'room',
    'safety',
    'settings',
  ].map(name => `src/features/${name}`),
];
const resources = 'src/features/resources';
const lessons = `${resources}/lessons`;

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['src'],
      exclude: [...apart, resources].map(folder => `${folder}/**`),
    },
    ...apart.map(folder => ({ path: `<rootDir>/${folder}/locales/{locale}`, include: [folder] })),
    { path: `<rootDir>/${resources}/locales/{locale}`, include: [resources], exclude: [`${lessons}/**`] },
    { path: `<rootDir>/${lessons}/{name}/locales/{locale}`, include: [`${lessons}/{name}`] },
  ],
});
