import { i18n } from '@lingui/core';
import { messages } from '../locales/members/en.po';

// The words of members' screens, which visitors don't fetch.
i18n.load('en', messages);
