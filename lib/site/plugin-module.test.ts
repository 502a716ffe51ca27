import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { pageAbout } from '@/lib/render-data/page-about.ts';
import { siteConfigSchema } from './config-schema.ts';
import { loadSiteConfig } from './load-config.ts';
import { sitePaths } from './paths.ts';

let site: string;
beforeEach(() => (site = folderOf({ 'content/en/S/a.md': 'Text.\n' })));
afterEach(() => rmSync(site, { recursive: true }));

const load = (settings: string) => {
  writeFiles(site, {
    'site.config.ts': `import { adds } from './adds.ts';\nexport default { title: 'Docs', ${settings} };\n`,
    'adds.ts': `export const adds = (text: string) => (tree: any) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: text }] });
    };\n`,
  });
  return loadSiteConfig(sitePaths({ SITE_DIR: site }, join(site, 'repository')));
};

test('plugins of site.config.ts run on every text, in each process that reads the configuration', async () => {
  const config = await load("remarkPlugins: [[adds, 'More.']]");
  const read = siteConfigSchema.parse(JSON.parse(JSON.stringify(config)));
  const about = pageAbout({ content: join(site, 'content'), site }, read, {
    file: 'en/S/a.md',
    frontMatter: {},
  });
  const { tree } = await compilePage('Text.\n', 'content/en/S/a.md', [], about);
  expect(toString(tree)).toBe('Text.More.');
});

test('empty lists are no plugins', async () => {
  expect(await load('remarkPlugins: [], recmaPlugins: []')).not.toHaveProperty('pluginModule');
});

test('what is no plugin is refused with its line', async () => {
  await expect(
    load("\nremarkPlugins: [adds],\nrehypePlugins: [['rehype-x', {}]],"),
  ).rejects.toThrow(
    'site.config.ts:4: `rehypePlugins[0]`: must be a plugin, which is a function, or a list of a plugin and its options.',
  );
});

test('a plugin that is built in is refused, with the settings in its place', async () => {
  await expect(load('remarkPlugins: [function remarkMath() {}]')).rejects.toThrow(
    'site.config.ts: `remarkPlugins` has remarkMath, which the portal has built in. Leave it out; `math: true` is for formulas, `emoji: true` for emoji.',
  );
});
