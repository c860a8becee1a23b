import { expect, it } from 'vitest';
import { spreadsheet } from './spreadsheet.rules.ts';

it('quotes what has to be quoted, and lets no cell be a formula', () => {
  expect(
    spreadsheet(
      ['date', 'note'],
      [
        ['2026-03-10', 'said "no", twice\nand left'],
        ['2026-03-09', null],
        ['2026-03-08', '=HYPERLINK("https://x.example")'],
        ['2026-03-07', '@SUM(A1)'],
      ],
    ),
  ).toBe(
    'date,note\r\n2026-03-10,"said ""no"", twice\nand left"\r\n2026-03-09,\r\n2026-03-08,"\'=HYPERLINK(""https://x.example"")"\r\n2026-03-07,\'@SUM(A1)\r\n',
  );
});
