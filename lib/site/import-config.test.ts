import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { BuildError, formatProblem } from '@/lib/content/problem.ts';
import { importConfig } from './import-config.ts';

let folder: string;
beforeEach(() => (folder = folderOf()));
afterEach(() => rmSync(folder, { recursive: true }));

const imported = async (files: Record<string, string>) => {
  writeFiles(folder, files);
  return (await importConfig(join(folder, 'site.config.ts'))).exported;
};

async function refused(text: string): Promise<string[]> {
  const error: unknown = await imported({ 'site.config.ts': text }).catch(
    (error: unknown) => error,
  );
  if (!(error instanceof BuildError)) return expect.fail('is not refused');
  return error.problems.map(formatProblem);
}

test('B115: a configuration may be typed, and import modules, JSON and packages beside it', async () => {
  const files = {
    'site.config.ts': `
      import { title } from './title.ts';
      import colors from './colors.json';
      import { since } from 'since';
      const url: string = 'https://example.com';
      export default { title, url, colors, since } satisfies object;`,
    'title.ts': "export const title: string = 'Docs';",
    'colors.json': '{ "accent": "#123456" }',
    'node_modules/since/index.js': "exports.since = require('node:path').basename('/years/1983');",
  };
  expect(await imported(files)).toEqual({
    title: 'Docs',
    url: 'https://example.com',
    colors: { accent: '#123456' },
    since: '1983',
  });
});

test('B115: a configuration may read files beside it, and require', async () => {
  const files = {
    'site.config.ts': `
      import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const { version } = require('./package.json');
      export default { version, title: readFileSync(new URL('title.txt', import.meta.url), 'utf8') };`,
    'package.json': '{ "version": "1.2.3" }',
    'title.txt': 'Docs',
  };
  expect(await imported(files)).toEqual({ version: '1.2.3', title: 'Docs' });
});

test('B115: each mistake of the language is reported with its line and column', async () => {
  expect(await refused("export default {\n  title: 'Docs'\n  url: 'x',\n};\n")).toEqual([
    expect.stringMatching(/site\.config\.ts:3:3: Expected "}" but found "url"\.$/),
  ]);
});

test('B115: an import of a file that is not there is reported with its line', async () => {
  const [problem = ''] = await refused("import './gone.ts';\nexport default {};\n");
  expect(problem).toMatch(/site\.config\.ts:1:8: Could not resolve "\.\/gone\.ts"\.$/);
});

test('B115: what a configuration throws is reported', async () => {
  expect(await refused("throw new Error('No token.');\n")).toEqual([
    expect.stringMatching(/site\.config\.ts: throws while it is loaded: No token\.$/),
  ]);
});

test('B115: a configuration without a default export has no value', async () => {
  expect(await imported({ 'site.config.ts': "export const title = 'Docs';" })).toBeUndefined();
});
