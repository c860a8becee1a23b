import { i18n } from '@lingui/core';
import { messages } from './locales/en.po';

// The words of this feature come with it: whoever never opens it doesn't fetch them.
i18n.load('en', messages);
