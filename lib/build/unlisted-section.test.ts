import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeManifest } from '@/lib/build/route-manifest.ts';
import { pageRecords } from '@/lib/build/search/page-records.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { words } from '@/lib/i18n/words.ts';
import { fullTextPages, llmsText } from '@/lib/outputs/llms.ts';
import { pageMarkdown } from '@/lib/outputs/page-markdown.ts';
import { sitemapEntries } from '@/lib/outputs/sitemap.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const doc = '---\ntitle: A\n---\n\nText.\n';
const { model, en } = modelOf(
  { 'en/S/a.md': doc, 'en/writing/a.md': doc },
  {
    url: 'https://x.example',
    locales: [{ code: 'en', label: 'English', htmlLang: 'en' }],
    sections: [{ path: 'S' }, { path: 'writing', listed: false }],
  },
);
const index = siteIndex(en);
const site = { config: model.config, index, t: words(sitePaths(), 'en'), image: () => undefined };

/** The addresses below the two sections that a text names. */
const named = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/(S|writing)\b/g)].map(([, section]) => section!)),
];

test('B56: a section that is not listed has its pages, and nothing outside it leads there', () => {
  expect(
    routeManifest(model)
      .filter(({ unlisted }) => unlisted)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/writing', '/writing/a']);
  expect(named(JSON.stringify(sitemapEntries(model, () => undefined)))).toEqual(['S']);
  expect(named(llmsText(site))).toEqual(['S']);
  expect(fullTextPages(site).map(({ path }) => path)).toEqual(['/S/a']);
  expect(named(pageMarkdown(site, index.pageByPath.get('/')!) ?? '')).toEqual(['S']);
  const html = '<main><article><h1>A</h1><p>Text.</p></article></main>';
  const folder = folderOf({ 'S/a.html': html, 'writing/a.html': html });
  expect(pageRecords(folder, model.config, index).map(({ page }) => page.path)).toEqual(['/S/a']);
  rmSync(folder, { recursive: true });
});

test('B56: search engines must not index it', () => {
  expect(
    en.sectionVersions.map(({ section, version }) => [section, version.noIndex, version.unlisted]),
  ).toEqual([
    ['S', undefined, undefined],
    ['writing', true, true],
  ]);
});
