import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

// `node scripts/run.mjs scripts/build.ts --force` runs a TypeScript program of this repository in
// this process: our own modules as one bundle, packages as they are. See
// docs/decisions/059-programs-are-bundled.md.
const [, , program = ''] = process.argv;
const bundle = join('.cache', 'programs', `${program}.mjs`);
const { outputFiles } = buildSync({
  entryPoints: [program],
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  outfile: bundle,
  write: false,
});
// Another process may run the same program: the file is never seen half written.
mkdirSync(dirname(bundle), { recursive: true });
const unfinished = `${bundle}.${process.pid}`;
for (const { contents } of outputFiles) writeFileSync(unfinished, contents);
renameSync(unfinished, bundle);

process.setSourceMapsEnabled(true);
process.argv.splice(1, 1);
await import(pathToFileURL(resolve(bundle)).href);
