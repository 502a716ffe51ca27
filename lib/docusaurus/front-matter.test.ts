import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** The front matter of the documents of a site with this `markdown.parseFrontMatter`. */
async function read(parser: string, text: string) {
  const site = folderOf({
    'docs/a.md': text,
    'docs/_part.md': '---\ntitle: Part\n---\n',
    'docusaurus.config.js': `module.exports = { title: 'T', presets: ['classic'], markdown: { ${parser} } };`,
  });
  const paths = sitePaths({ SITE_DIR: site }, join(site, 'repository'));
  const { config, problems } = await loadSite(paths);
  const { tree, problems: wrong } = readSources(paths.content, config.locales);
  return {
    documents: tree.documents.map(({ frontMatter, body }) => ({ frontMatter, body })),
    said: [...problems, ...wrong].map(formatProblem),
  };
}

const OWN = `parseFrontMatter: async (given) => {
  const { frontMatter, content } = await given.defaultParseFrontMatter(given);
  const { note, ...rest } = frontMatter;
  return { frontMatter: { ...rest, slug: '/' + given.filePath.split('/').at(-1) }, content };
}`;

test('front matter is what the function of the site returns, and the text and its lines stay', async () => {
  const { documents, said } = await read(
    OWN,
    '---\nnote: x\nsidebar_position: first\ntitle: A\n---\n\nText',
  );
  expect(documents).toEqual([{ frontMatter: { slug: '/a.md', title: 'A' }, body: '\nText' }]);
  expect(said).toEqual([expect.stringContaining('a.md:3: Front matter `sidebar_position`')]);
});

test('without the function, front matter is as written', async () => {
  const { documents } = await read('', '---\nnote: x\n---\n\nText');
  expect(documents).toMatchObject([{ frontMatter: { note: 'x' } }]);
});

test('a function that returns something else stops with its place and a remedy', async () => {
  await expect(read('parseFrontMatter: () => ({})', '# A')).rejects.toThrow(
    /docusaurus\.config\.js:1: `parseFrontMatter` must return `\{ frontMatter, content \}`, and does not for docs\/a\.md\. Correct/,
  );
});
