/** What Quick exit is made of, also before the page's code is there (page.ts). */

/** Says nothing about where one was before. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
/** The mark in this tab's storage; the script in index.html reads it. */
export const GONE = 'goneTo';
/** Of Escape, in a row. */
export const PRESSES = 3;
export const WITHIN_MS = 1500;
