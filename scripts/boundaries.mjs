// Holds the import rules of .dependency-cruiser.mjs, and that code for the browser never reaches code for the server.
import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.mjs';

const { forbidden, options } = configuration;
const { output } = await cruise(
  ['src'],
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
);
if (typeof output === 'string') throw new Error('a cruise without an output type gives an object');

const modules = new Map(output.modules.map(module => [module.source, module]));
const problems = output.summary.violations.map(
  ({ rule, from, to, cycle }) =>
    `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
);

// A parser that can't read TypeScript sees nothing and finds nothing wrong.
const browser = 'src/app/browser.tsx';
const sources = [...new Set([browser, ...globSync('src/**/*.{ts,tsx}')])];
const unseen = sources.filter(source => !modules.has(source));
if (unseen.length > 0) {
  problems.push(`Not looked at: ${unseen.length} of ${sources.length} files, such as ${unseen[0]}`);
}
problems.push(...serverInBrowser(browser).map(way => `browser-reaches-server: ${way.join(' → ')}`));

for (const problem of problems) console.error(problem);
console.log(`${modules.size} modules, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Follows every import but those of types. @param {string} start @returns {string[][]} the ways to code for the server */
function serverInBrowser(start) {
  /** @type {string[][]} */
  const found = [];
  const seen = new Set([start]);
  const ways = [[start]];
  for (const way of ways) {
    for (const { resolved, dependencyTypes } of modules.get(way.at(-1) ?? '')?.dependencies ?? []) {
      if (seen.has(resolved) || dependencyTypes.includes('type-only')) continue;
      seen.add(resolved);
      const further = [...way, resolved];
      if (/^src\/server\/|[.](routes|queries)[.]ts$/.test(resolved)) found.push(further);
      else ways.push(further);
    }
  }
  return found;
}
