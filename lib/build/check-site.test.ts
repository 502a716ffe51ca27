import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { siteChecks } from '@/lib/build/check-site.ts';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const repository = folderOf({ 'site/public/manual.pdf': 'm' });
afterAll(() => rmSync(repository, { recursive: true }));

/** The messages of a page with one link. */
async function linkTo(target: string): Promise<string[]> {
  const text = `---\ntitle: A\n---\n[x](${target})\n`;
  const { model, en } = modelOf({ 'en/S/a.md': text });
  const [page] = en.pages.filter(({ kind }) => kind === 'doc');
  if (page?.kind !== 'doc') throw new Error('The test has no page.');
  const { facts } = await compilePage(parseSource(text, page.source).body, page.source);
  writeFiles(repository, { 'site/content/en/S/a.md': text });
  return siteChecks(sitePaths({ SITE_DIR: 'site' }, repository))
    .links(model, new Map([[page.data, facts]]), undefined)
    .map(({ message }) => message);
}

test('B112: a link to a file of public/ is right', async () => {
  expect(await linkTo('/manual.pdf')).toEqual([]);
});

test.each(['a'.repeat(300), 'manual.pdf/a', 'a%00b'])(
  'B112: a path that no file can have is a link that leads nowhere: /%s',
  async (path) => {
    const [message] = await linkTo(`/${path}`);
    expect(message).toContain('and there is no such page');
  },
);
