import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { siteComponentNames } from './site-component-names.ts';

const repository = process.cwd();
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function namesOf(files: Record<string, string>) {
  const site = folderOf(files);
  folders.push(site);
  return siteComponentNames({ repository, site });
}

test('preview, build: the components of a site are known by name, whatever their modules import', async () => {
  expect(
    await siteComponentNames({ repository, site: join(repository, 'e2e/fixtures/site') }),
  ).toEqual({ names: ['Fragile', 'FencedFragile'], problems: [] });
  const read = await namesOf({
    'components/mdx-components.tsx':
      "import { CrashBoundary } from '@/components/crash/crash-boundary.tsx';\nimport './x.css';\nimport { more } from './more';\nexport const siteComponents = { Gauge: () => <CrashBoundary kind=\"widget\" />, ...more };\n",
    'components/more.tsx':
      "import { cache, Component } from 'react';\nimport styles from './x.module.css';\nconst count = cache(() => 1);\nclass Old extends Component { static x = styles.a + count(); }\nexport const more = { Old, Video: count };\n",
  });
  expect(read).toEqual({ names: ['Gauge', 'Old', 'Video'], problems: [] });
});

test('build: a site without components has none; the product takes them from its own module', async () => {
  expect(await namesOf({ 'content/en/a.md': '' })).toEqual({ names: [], problems: [] });
  expect(await siteComponentNames({ repository, site: repository })).toEqual({
    names: [],
    problems: [],
  });
});

test('build: a component module without the export is an error; an unreadable one is a warning, and any name is allowed', async () => {
  expect(
    await namesOf({ 'components/mdx-components.tsx': 'export const components = {};' }),
  ).toMatchObject({
    names: [],
    problems: [
      { severity: 'error', message: expect.stringContaining('exports no `siteComponents`') },
    ],
  });
  expect(
    await namesOf({ 'components/mdx-components.tsx': 'export const siteComponents = {' }),
  ).toMatchObject({
    names: 'any',
    problems: [{ file: 'components/mdx-components.tsx', severity: 'warning' }],
  });
});
