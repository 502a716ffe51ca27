import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { renderProblem } from './render-problem.ts';
import { writeSiteModules } from './site-modules.ts';

const { model } = modelOf({ 'en/S/a.md': '# A\n', 'en/S/b.md': '# B\n', 'en/S/c.md': '# C\n' });

/** A working folder in which the pages a and b have a component of the site. */
async function made() {
  const site = folderOf({
    'src/row.js': 'export const Row = ({ of }) => {\n  return <li>{of.name}</li>;\n};\n',
    'src/list.js': "import { Row } from './row';\nexport default () => <Row />;\n",
  });
  const paths = { repository: process.cwd(), site, work: join(site, 'work') };
  const list = { kind: 'components' as const, key: 'k1', module: join(site, 'src/list.js') };
  const imports = { '@site/src/list tags': { ...list, names: ['default'] } };
  const config = validateConfig({ title: 'T' }, 'site.config.ts');
  await writeSiteModules(paths, { config, locales: [] }, [imports]);
  for (const page of model.locales.flatMap(({ pages }) => pages)) {
    if (page.kind !== 'doc') continue;
    const file = join(paths.work, 'pages', `${page.data}.json`);
    const own = page.path === '/S/c' ? {} : imports;
    mkdirSync(join(file, '..'), { recursive: true });
    const rest = { key: '', code: '', tree: {}, facts: {}, warnings: [] };
    writeFileSync(file, JSON.stringify({ ...rest, imports: own }));
  }
  return paths;
}

const output = (page: string, frames: string) =>
  `Error occurred prerendering page "${page}". Read more\nTypeError: of is undefined\n${frames}\nExport encountered an error`;

test('an error of a component names its page, the place in the component, and other pages', async () => {
  const paths = await made();
  const code = readFileSync(join(paths.work, 'site-modules/k1.js'), 'utf8').split('\n');
  const line = code.findIndex((text) => text.includes('of.name')) + 1;
  const problem = renderProblem(
    paths,
    model,
    output('/en/S/a', `    at Row (.sites/x/site-modules/k1.js:${line}:40)`),
  );
  expect(problem).toMatchObject({ file: 'content/en/S/a.md', written: '@site/src/list' });
  expect(problem?.message).toMatch(
    /^This page cannot be rendered, because <Row> of src\/row\.js:2 fails: TypeError: of is undefined\. Correct the component, .* It is also used in content\/en\/S\/b\.md\.$/,
  );
});

test('without a stack, the components of the page are named; a page without any is none of theirs', async () => {
  const paths = await made();
  expect(renderProblem(paths, model, output('/en/S/a', ''))?.message).toContain(
    'one of its components (src/list.js) fails',
  );
  expect(renderProblem(paths, model, output('/en/S/c', ''))).toBeUndefined();
  const other = (model.locales[0]?.pages.find(({ kind }) => kind === 'doc') as DocPage).path;
  expect(renderProblem(paths, model, `Error: ${other}`)).toBeUndefined();
});
