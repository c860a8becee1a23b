import { expect, test } from 'vitest';
import { blocksOf, plainText, safeAddress, spokenText } from './markdown.rules.ts';

test.each([
  ['https://www.gamblersanonymous.org/', true],
  ['http://localhost:3000/help', true],
  ['mailto:help@example.org', true],
  ['tel:18005224700', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['//elsewhere.example', false],
  ['/support', false],
  ['', false],
])('%j may be followed: %s', (href, allowed) => {
  expect(safeAddress(href) !== null).toBe(allowed);
});

const types = (text: string, growing = false) => blocksOf(text, growing).map(block => block.type);
const words = (text: string, growing = false) => blocksOf(text, growing).map(plainText).join('');

test('paragraphs and lists are told apart', () => {
  expect(types('Two things:\n\n- call\n- walk').filter(type => type !== 'space')).toEqual([
    'paragraph',
    'list',
  ]);
});

test.each([
  ['Take **one', 'Take one'],
  ['Take **one step**', 'Take one step'],
  ['Take **one step*', 'Take one step'],
  ['Take **', 'Take '],
  ['**Now**, then **later', 'Now, then later'],
  ['**Now**\n\nthen **later', 'Nowthen later'],
])('while it grows, %j reads %j', (text, expected) => {
  expect(words(text, true).replaceAll('\n', '')).toBe(expected);
});

test.each([
  ['## Urge surfing', 'Urge surfing'],
  ['`code` and *stress* and ~~struck~~', 'code and stress and struck'],
  ['<b onclick="x()">Hi</b>', '<b onclick="x()">Hi</b>'],
  ['![a hill](https://example.org/hill.png)', 'a hill'],
  ['> quoted', 'quoted'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b\n1 2'],
  ['1. **Stop**\n2. [Call](tel:988)', 'Stop\nCall'],
])('%j is spoken as %j', (text, expected) => {
  expect(spokenText(text)).toBe(expected);
});
