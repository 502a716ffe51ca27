import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { sitemapEntries } from '@/lib/outputs/sitemap.ts';

const { model } = modelOf(
  {
    'en/S/a & b.md': '# A\n',
    'en/S/hidden.md': '---\ntitle: H\nunlisted: true\n---\n\nH.\n',
    'en/S/draft.md': '---\ntitle: D\ndraft: true\n---\n\nD.\n',
  },
  { url: 'https://x.example' },
);
const entries = sitemapEntries(model, (page) =>
  page.locale === 'en' ? '2024-05-06T00:00:00.000Z' : undefined,
);

test('B56 sitemap: every page of every locale, without unlisted pages, drafts and the page for unknown paths', () => {
  expect(entries.map((entry) => entry.url)).toEqual([
    'https://x.example/',
    'https://x.example/S',
    'https://x.example/S/a%20&amp;%20b',
    'https://x.example/zh-tw/',
    'https://x.example/zh-tw/S',
    'https://x.example/zh-tw/S/a%20&amp;%20b',
  ]);
});

test('sitemap: each page names its counterparts and the default', () => {
  expect(entries.at(-1)?.alternates?.languages).toEqual({
    en: 'https://x.example/S/a%20&amp;%20b',
    'zh-Hant-TW': 'https://x.example/zh-tw/S/a%20&amp;%20b',
    'x-default': 'https://x.example/S/a%20&amp;%20b',
  });
});

test('sitemap: a date is there only where one is known', () => {
  expect(entries.map((entry) => entry.lastModified)).toEqual([
    undefined,
    undefined,
    '2024-05-06T00:00:00.000Z',
    undefined,
    undefined,
    undefined,
  ]);
});
