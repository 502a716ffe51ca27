import { expect, test } from 'vitest';
import { modelOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { words } from '@/lib/i18n/words.ts';
import { fullTextPages, llmsText } from '@/lib/outputs/llms.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const FILES: Files = {
  'en/S/_category_.json': '{"label": "Section", "description": "All of it."}',
  'en/S/b.md': '---\ntitle: B\nsidebar_position: 2\ndescription: About B.\n---\n\nB.\n',
  'en/S/a.md': '---\ntitle: A [x]\nsidebar_position: 1\n---\n\nA.\n',
  'en/S/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nH.\n',
  'en/S/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nD.\n',
  'en/S 1.0/a.md': '---\ntitle: Old\n---\n\nO.\n',
  'zh-tw/S/b.md': '---\ntitle: 乙\ndescription: 關於乙。\n---\n\n乙。\n',
};
const built = modelOf(FILES, {
  url: 'https://x.example',
  description: 'What it is.',
  sections: [{ path: 'S', olderVersions: [{ name: '1.0', label: '1.0', folder: 'S 1.0' }] }],
});
const site = (locale: 'en' | 'zh') => ({
  config: built.model.config,
  index: siteIndex(built[locale]),
  t: words(sitePaths(), built[locale].locale),
  image: () => undefined,
});

test('llms.txt: title, summary, sections of links to the Markdown copies, older versions as optional', () => {
  expect(llmsText(site('en'))).toBe(`# Portal

> What it is.

- [llms-full.txt](https://x.example/llms-full.txt): Full text of every page

## Section

- [Section](https://x.example/S.md): All of it.
- [A \\[x\\]](https://x.example/S/a.md)
- [B](https://x.example/S/b.md): About B.

## Optional

- [S (1.0)](https://x.example/S/1.0.md)
- [Old (1.0)](https://x.example/S/1.0/a.md)
`);
});

test('llms.txt: every locale has its own', () => {
  const text = llmsText(site('zh'));
  expect(text).toContain('[乙](https://x.example/zh-tw/S/b.md): 關於乙。');
  expect(text).toContain('https://x.example/zh-tw/llms-full.txt');
});

test('llms-full.txt: every listed document once, in the order of reading', () => {
  expect(fullTextPages(site('en')).map((page) => page.path)).toEqual(['/S/a', '/S/b', '/S/1.0/a']);
});
