import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { languages } from '../src/shared/language.ts';

const src = resolve(import.meta.dirname, '../src');

/** Elements and attributes whose words Lingui extracts. */
const extracted = ['Trans', 'Plural', 'Select', 'SelectOrdinal'];
/** Attributes that people see or hear, of elements and of our own components. */
const seen =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|error|hint|label|lead|placeholder|summary|text|title)$/;
/** Names that are the same in every language. */
const names = ['BetBlocker', 'Cairn'];

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The name of an element or of an attribute, with its namespace if it has one. */
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '');

/** Words that an expression can come to, through conditions; what is given to a function or a tag is none. */
function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join(' ')];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(wordsOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(wordsOf);
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression);
  return [];
}

/** Words in the source of a component that stand on the screen without being in the catalogue. */
function literalTexts(code: string): string[] {
  const found: string[] = [];
  function look(node: Node): void {
    if (node.type === 'JSXElement') {
      const { name } = node.openingElement as Node;
      if (extracted.includes(nameOf(name))) return;
      for (const child of node.children as Node[]) found.push(...wordsOf(child));
    }
    if (node.type === 'JSXFragment')
      for (const child of node.children as Node[]) found.push(...wordsOf(child));
    if (node.type === 'JSXAttribute' && seen.test(nameOf(node.name))) found.push(...wordsOf(node.value));
    childrenOf(node).forEach(look);
  }
  look(parseAst(code, { lang: 'tsx' }) as unknown as Node);
  const words = found.map(text => text.replace(/\s+/g, ' ').trim());
  return words.filter(text => /\p{L}{2}/u.test(text) && !names.includes(text));
}

/** Properties whose words the browser or the system shows by itself, or a caller puts on the screen. */
const shown = /^(body|label|short_name|title)$/;
/** Calls whose arguments are for people who build or run Cairn, or whose words go another way. */
const forOthers = /^(createRoute|msg|z)$/;

/**
 * Words in a file without elements that people see in one language only: shown by the system, given for want of a better
 * word, or heads of a file to save. Those under the name of a language have the others beside them.
 */
function untranslated(code: string): string[] {
  const found: string[] = [];
  function look(node: Node): void {
    const key = node.type === 'Property' ? nameOf(node.key) : '';
    const called = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    if ((languages as readonly string[]).includes(key)) return;
    if (called && forOthers.test(nameOf(called.object ?? called))) return;
    if (shown.test(key)) found.push(...wordsOf(node.value));
    if (node.type === 'LogicalExpression') found.push(...wordsOf(node.right));
    if (node.type === 'ReturnStatement') found.push(...wordsOf(node.argument));
    if (called && nameOf(called) === 'spreadsheet') {
      const heads = (node.arguments as Node[])[0]?.elements as Node[] | undefined;
      found.push(...(heads ?? []).flatMap(wordsOf).map(head => `Head ${head}`));
    }
    childrenOf(node).forEach(look);
  }
  look(parseAst(code, { lang: 'ts' }) as unknown as Node);
  return found.filter(text => /^\p{Lu}\p{Ll}/u.test(text) && !names.includes(text));
}

// That page is of development, and no part of a build.
const files = globSync('**/*.tsx', { cwd: src }).filter(file => file !== 'app/DevUi.tsx');

it('there are components to look at', () => {
  expect(files.length).toBeGreaterThan(100);
});

it.each(files)('every word that %s shows is in the catalogue', file => {
  expect(literalTexts(readFileSync(resolve(src, file), 'utf8'))).toEqual([]);
});

// A coach's words stand in a file for each language, the demo's in one; what starts Cairn speaks to whoever runs it.
const scripts = globSync('{app,features,shared,ui}/**/*.ts', { cwd: src }).filter(
  file => !/[.]test[.]|InSpanish|(English|Spanish)[.]rules|\/demo|^app\/(serve|start|doctor)/.test(file),
);
/** Stored or made once for all readers, whatever their languages. */
const forAll = ['Deleted post', 'Anonymous ·  '];

it('there are scripts to look at', () => {
  expect(scripts.length).toBeGreaterThan(200);
});

it.each(scripts)('%s shows no words in one language only', file => {
  const found = untranslated(readFileSync(resolve(src, file), 'utf8'));
  expect(found.filter(text => !forAll.includes(text))).toEqual([]);
});

it.each([
  ["const shown = { title: 'Time for it', body };", 'Time for it'],
  ["const name = (text: string) => { return known(text) || 'Browser'; };", 'Browser'],
  ["const { title } = sent?.json() ?? { title: 'Hello' };", 'Hello'],
  ["answer(spreadsheet(['date', 'note'], rows));", 'Head date'],
])('it finds the words in %s', (code, words) => {
  expect(untranslated(code)[0]).toBe(words);
});

it.each([
  "const words = { en: { title: 'Hello' }, es: { title: 'Hola' } };",
  "const kind = found ?? 'none';",
  'const title = msg`Hello`;',
])('it lets %s be', code => {
  expect(untranslated(code)).toEqual([]);
});

it.each([
  ['<p>Plain words</p>', 'Plain words'],
  ['<p>{busy ? "Saving" : null}</p>', 'Saving'],
  ['<p>{n && `Day one`}</p>', 'Day one'],
  ['<input placeholder="Your name" />', 'Your name'],
  ['<Field label={done ? "Done" : "Open"} />', 'Done'],
  ['<b aria-label="Close"><X /></b>', 'Close'],
])('it finds the words in %s', (code, words) => {
  expect(literalTexts(code)[0]).toBe(words);
});

it.each([
  '<Trans>Plain <b>words</b></Trans>',
  '<p>{t`Plain words`}</p>',
  '<Field label={t`Name`} name="email" />',
  '<Plural value={n} one="# day" other="# days" />',
  '<p className="text-sm">{n}%</p>',
])('it lets %s be', code => {
  expect(literalTexts(code)).toEqual([]);
});
