import { loadMessages } from '../../ui/language.ts';

// The words of this feature come with it: whoever never opens it doesn't fetch them.
loadMessages(import.meta.glob('./locales/*.po'));
