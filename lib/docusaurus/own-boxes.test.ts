import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { pageAbout } from '@/lib/render-data/page-about.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** The attributes of a box in a text of a site with these files. */
async function boxOf(text: string, files: Record<string, string> = {}) {
  const site = folderOf({
    'docs/a.md': '# A\n',
    'docusaurus.config.js': `module.exports = {
      title: 'T',
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      presets: [['classic', { docs: { admonitions: { keywords: ['secret'] } } }]],
    };`,
    ...files,
  });
  const paths = sitePaths({ SITE_DIR: site }, join(site, 'repository'));
  const { config, problems } = await loadSite(paths);
  const about = pageAbout(paths, config, { file: 'de/docs/a.md', frontMatter: {} });
  const { tree, warnings } = await compilePage(text, 'de/docs/a.md', [], about);
  const [box] = tree.children;
  if (box?.type !== 'mdxJsxFlowElement') throw new Error('The text is no box.');
  const attributes = box.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' ? [[one.name, one.value] as const] : [],
  );
  return {
    box: Object.fromEntries(attributes) as object,
    said: [...problems, ...warnings].map(({ message }) => message),
  };
}

test('a kind of box that docusaurus.config.js names has its name as title, and no warning', async () => {
  expect(await boxOf(':::secret\nText\n:::')).toEqual({
    box: { kind: 'info', title: 'Secret' },
    said: [],
  });
  expect((await boxOf(':::secret[Mine]\nText\n:::')).box).toEqual({ kind: 'info', title: 'Mine' });
});

test('site.config.ts gives it an icon, colors and a title', async () => {
  const files = {
    'site.config.ts':
      "export default { admonitionKinds: { secret: { like: 'danger', title: { de: 'Geheim' } } } };",
    'src/theme/Admonition/Types.js': 'export default {};',
    // Used by the file that registers components.
    'src/theme/MDXComponents/Chip.js': 'export default () => null;',
  };
  expect(await boxOf(':::secret\nText\n:::', files)).toEqual({
    box: { kind: 'danger', title: 'Geheim' },
    said: [expect.stringMatching(/ by 1 file, .* `admonitionKinds` of site\.config\.ts\.$/)],
  });
});
