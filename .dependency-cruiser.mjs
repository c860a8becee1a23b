// Who may import whom; ARCHITECTURE.md says why. `scripts/boundaries.mjs` runs it.
const notTests = '[.]test[.]tsx?$';
const pure = '^src/shared/|[.]rules[.]ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    // Types are gone at run time: a circle that needs one of them to close is none.
    name: 'no-cycles',
    from: { path: '^src/', pathNot: notTests },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'features-meet-in-rules-schema-and-queries',
    from: { path: '^src/features/([^/]+)/', pathNot: notTests },
    to: {
      path: '^src/',
      pathNot: [
        '^src/features/$1/',
        '^src/(server|ui|shared)/',
        '^src/features/[^/]+/[^/]+[.](rules|schema|queries)[.]ts$',
      ],
    },
  },
  {
    name: 'server-imports-shared-only',
    from: { path: '^src/server/', pathNot: notTests },
    to: { path: '^src/', pathNot: '^src/(server|shared)/' },
  },
  {
    name: 'ui-imports-shared-only',
    from: { path: '^src/ui/', pathNot: notTests },
    to: { path: '^src/', pathNot: '^src/(ui|shared)/' },
  },
  {
    name: 'rules-are-pure',
    from: { path: pure, pathNot: notTests },
    to: { path: '^src/', pathNot: [pure, '[.]schema[.]ts$'] },
  },
  {
    // The types that a schema gives are as pure as those of a rule.
    name: 'rules-are-pure',
    from: { path: pure, pathNot: notTests },
    to: { path: '[.]schema[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rules-do-no-io',
    from: { path: pure, pathNot: notTests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-imports-no-server',
    from: { path: '[.]tsx$|[.]api[.]ts$', pathNot: notTests },
    to: { path: '^src/server/|[.](routes|queries)[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'sql-in-queries-only',
    from: { path: '^src/', pathNot: ['^src/server/db/', '[.]queries[.]ts$', notTests] },
    to: {
      path: '(^|/)node_modules/(drizzle-orm|pg|@electric-sql/pglite)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-tests-in-the-product',
    from: { path: '^src/', pathNot: notTests },
    to: { path: ['^tests/', notTests] },
  },
];

export default {
  forbidden: forbidden.map(rule => ({ ...rule, severity: /** @type {const} */ ('error') })),
  options: {
    // TypeScript 7 has no interface for other tools yet, so @swc/core reads the sources.
    parser: /** @type {const} */ ('swc'),
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['(^|/)node_modules/', '^tests/'] },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
