import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { modelOf, pageAt } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { Page } from '@/lib/docs/types.ts';
import { openGraphLocales, pageMetadata, searchTags } from '@/lib/render-data/metadata.ts';

const built = modelOf(
  { 'en/S/a.md': '<Head><title>Whole</title></Head>\n', 'en/S/b.md': '# B\n' },
  { url: 'https://x.example/' },
);
vi.mock('@/lib/site/base-path.ts', () => ({ BASE_PATH: '/kb' }));
vi.mock('./site.ts', () => ({
  getSite: () => ({ model: built.model, index: () => siteIndex(built.en) }),
  sectionVersionOf: () => undefined,
}));

describe('pageMetadata', () => {
  let site: string;
  beforeAll(() => {
    site = folderOf({ 'content/en/S/own.svg': '<svg/>', 'public/img/card.svg': '<svg/>' });
  });
  afterAll(() => rmSync(site, { recursive: true }));
  afterEach(() => vi.unstubAllEnvs());

  /** The head of /S/b with this picture. */
  const picture = (image: string) => {
    vi.stubEnv('SITE_DIR', site);
    const page = pageAt(built.en, '/S/b') as Extract<Page, { kind: 'doc' }>;
    const { openGraph } = pageMetadata({ ...page, frontMatter: { image } });
    return [openGraph?.images].flat(2)[0];
  };

  test.each([
    ['/img/card.svg', 'https://x.example/kb/img/card.svg'],
    ['img/card.svg', 'https://x.example/kb/img/card.svg'],
    ['/kb/img/gone.svg', 'https://x.example/kb/img/gone.svg'],
    ['https://y.example/a.png', 'https://y.example/a.png'],
  ])('the picture %s of a page is at %s', (image, url) => {
    expect(picture(image)).toEqual({ url });
  });

  test('a picture beside the page is a published file', () => {
    expect(picture('./own.svg')).toEqual({
      url: expect.stringMatching(/^https:\/\/x\.example\/kb\/_content\/own-\w+\.svg$/) as string,
    });
  });

  test('a title in the text is the whole title; a generated index has words for its head', () => {
    expect(pageMetadata(pageAt(built.en, '/S/a')).title).toBe('Whole');
    expect(pageMetadata(pageAt(built.en, '/S/b')).title).toBe('B | Portal');
    const index = { ...pageAt(built.en, '/S'), head: { keywords: ['x'], image: '/img/y.png' } };
    expect(pageMetadata(index)).toMatchObject({
      keywords: ['x'],
      openGraph: { images: [{ url: 'https://x.example/kb/img/y.png' }] },
    });
  });
});

const locales = [
  { code: 'en', htmlLang: 'en' },
  { code: 'zh-tw', htmlLang: 'zh-Hant-TW' },
  { code: 'de', htmlLang: 'de-DE' },
];

test.each([
  ['en', ['en', 'zh_Hant_TW', 'de_DE']],
  ['zh-tw', ['zh_Hant_TW', 'en', 'de_DE']],
])('B55: Open Graph has the locale %s first', (own, expected) => {
  expect(openGraphLocales(locales, own)).toEqual(expected);
});

describe('searchTags', () => {
  test('B55: a page of a section names its version and its set of documents', () => {
    expect(
      searchTags('zh-tw', {
        section: 'weda/docs',
        version: { name: '1.0', label: 'V1', isLast: true },
      }),
    ).toEqual({
      docusaurus_locale: 'zh-tw',
      'docsearch:language': 'zh-tw',
      docusaurus_version: '1.0',
      'docsearch:version': '1.0',
      docusaurus_tag: 'docs-weda-docs-1.0',
      'docsearch:docusaurus_tag': 'docs-weda-docs-1.0',
    });
  });

  test('B55: a page outside the sections belongs to the default set', () => {
    expect(searchTags('en')).toEqual({
      docusaurus_locale: 'en',
      'docsearch:language': 'en',
      docusaurus_tag: 'default',
      'docsearch:docusaurus_tag': 'default',
    });
  });
});
