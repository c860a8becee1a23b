import { defineConfig } from '@lingui/cli';

// A visitor's first page has only the words of that page. The others come with the code that shows them: those of members'
// screens with src/app/MemberArea.tsx, those of the rest with the `messages.ts` of their folder. A new feature's words are
// in the first catalogue until it is named here.
const members = ['coach', 'progress'].map(name => `src/features/${name}`);
const apart = ['community', 'help', 'moderation', 'reminders', 'room', 'safety', 'settings'].map(
  name => `src/features/${name}`,
);
const resources = 'src/features/resources';
const lessons = `${resources}/lessons`;

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['src'],
      exclude: [...members, ...apart, resources].map(folder => `${folder}/**`),
    },
    { path: '<rootDir>/src/locales/members/{locale}', include: members },
    ...apart.map(folder => ({ path: `<rootDir>/${folder}/locales/{locale}`, include: [folder] })),
    { path: `<rootDir>/${resources}/locales/{locale}`, include: [resources], exclude: [`${lessons}/**`] },
    { path: `<rootDir>/${lessons}/{name}/locales/{locale}`, include: [`${lessons}/{name}`] },
  ],
});
