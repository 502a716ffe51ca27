/** Allowed directions of imports. Checked by `npm run architecture`. */
module.exports = {
  forbidden: [
    {
      name: 'lib-knows-no-components',
      comment: 'app → components → lib',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components|scripts|e2e|bench)/' },
    },
    {
      name: 'components-know-no-app',
      comment: 'app → components → lib',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|scripts|e2e|bench)/' },
    },
    {
      name: 'model-is-pure',
      comment: 'the docs model reads no files',
      severity: 'error',
      from: { path: '^lib/docs/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(fs|path|node:fs|node:path)$' },
    },
    {
      name: 'request-code-is-shared',
      comment: 'runs in the build and in the browser, so it imports nothing',
      severity: 'error',
      from: { path: '^lib/openapi/request/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^lib/openapi/request/' },
    },
    {
      name: 'build-is-not-rendered',
      comment: 'pages never import the build',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^(lib/(build|static-server|preview|deploy|doctor|next-export)|scripts)/' },
    },
    {
      name: 'no-cycles',
      comment: 'types count, too',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.cache|\\.sites|out|node_modules)' },
  },
};
