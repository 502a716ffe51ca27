import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/build/search/build-index.ts';
import { foldTable } from '@/lib/build/search/fold-table.ts';
import type { FoundPage } from '@/lib/build/search/page-records.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SectionVersion } from '@/lib/docs/types.ts';
import type { ShardFile } from '@/lib/search/shard.ts';
import { siteConfigSchema, type SiteConfigInput } from '@/lib/site/config-schema.ts';

const sectionVersion = (
  key: string,
  section: string,
  name = 'current',
  isLast = true,
): SectionVersion => ({
  key,
  locale: 'en',
  section,
  folder: section,
  basePath: `/${key.replaceAll('~', '/')}`,
  sidebarId: '',
  version: { name, label: name, isLast },
  title: `The ${section}`,
  description: '',
  mainPath: '',
  start: [],
  sidebar: [],
  draftIds: [],
});
const sectionVersions = [
  sectionVersion('S', 'S'),
  sectionVersion('w~d', 'w/d'),
  sectionVersion('S~1.0', 'S', '1.0', false),
];
const found = (path: string, sectionVersionKey: string | undefined, text = 'text'): FoundPage => ({
  page: {
    kind: 'home',
    id: '',
    path,
    locale: 'en',
    title: '',
    keywords: null,
    sectionVersionKey,
  },
  record: {
    url: path,
    title: path,
    keywords: [],
    breadcrumb: [],
    sections: [{ id: '', heading: '', text }],
  },
});
const pages = [
  found('/S/a', 'S'),
  found('/w/d/b', 'w~d'),
  found('/S/1.0/a', 'S~1.0'),
  found('/other', undefined),
];

function build(
  input: Partial<SiteConfigInput> = {},
  given = pages,
  versions: readonly SectionVersion[] = sectionVersions,
) {
  const config = siteConfigSchema.parse({ title: 'T', ...input });
  return buildIndex(
    given,
    config,
    siteIndex({
      locale: 'en',
      sectionVersions: [...versions],
      pages: [],
      navbar: [],
      releases: [],
    }),
    { label: 'Search' },
  );
}
const outline = (manifest: ReturnType<typeof build>['manifest']) =>
  manifest.contexts.map(
    ({ path, label, versions }) =>
      `${path}|${label}|${versions.map((version) => `${version.path}:${version.shards.join('+').replace(/[0-9a-f]{8}/g, '#')}`).join(' ')}`,
  );

describe('B83, B98: the files of an index', () => {
  test('every section is a context, every version has files of its own, the rest comes last', () => {
    expect(outline(build().manifest)).toEqual([
      'S|The S|:index-S-#.json S/1.0:index-S-S-1.0-1.0-#.json'.replace(
        'index-S-S-1.0-1.0',
        'index-S-1.0',
      ),
      'w/d|The w/d|:index-w-d-#.json',
      '||:index-#.json',
    ]);
  });

  test('contexts can be configured: their paths, their order, their labels', () => {
    expect(
      outline(build({ search: { contexts: [{ path: 'w', label: { en: 'Both' } }] } }).manifest)[0],
    ).toMatch(/^w\|Both\|:index-w-#/);
  });

  test('the first page of a manual knows what the manual is called', () => {
    const manual = {
      ...sectionVersion('S', 'S'),
      start: [{ type: 'link' as const, label: 'A', path: '/S/a' }],
    };
    const manuals = Object.fromEntries(
      build({}, pages, [manual, ...sectionVersions.slice(1)]).files.flatMap(({ name, text }) => {
        const { u, manuals: named } = JSON.parse(text) as Partial<ShardFile>;
        return u ? [[name.replace(/[0-9a-f]{8}/, '#'), named]] : [];
      }),
    );
    expect(manuals['index-S-#.json']).toEqual([[0, ['The S', 'S']]]);
    expect(manuals['index-S-1.0-#.json']).toBeUndefined();
    expect(manuals['index-w-d-#.json']).toBeUndefined();
  });

  test('the same pages give the same names and bytes; another text gives another name to its file only', () => {
    expect(build()).toEqual(build());
    const before = build().files.map(({ name }) => name);
    const after = build(
      {},
      pages.map((page, index) => (index === 1 ? found('/w/d/b', 'w~d', 'changed') : page)),
    ).files.map(({ name }) => name);
    expect(
      after
        .filter((name) => !before.includes(name))
        .map((name) => name.replace(/[0-9a-f]{8}/, '#')),
    ).toEqual(['t/#.json', 'index-w-d-#.json']);
  });
});

describe('B85: Simplified to Traditional', () => {
  const table = (...texts: string[]) => foldTable(texts, 'Hant');

  test('leads to the characters that the texts have', () => {
    expect(table('裝置資料')).toBe('装裝资資');
    expect(table('頭髮')).toContain('发髮');
    expect(table('發展')).toContain('发發');
    expect(table('發發 髮')).toContain('发發');
  });

  test('leaves alone what the texts have themselves', () => {
    expect(table('皇后 後面').split(' ')[0]).not.toContain('后');
  });

  test('lists what else a character may stand for after a space', () => {
    expect(table('皇后 後面')).toBe(' 后後');
    expect(table('發發 髮')).toBe('发發 發髮');
  });

  test('is for Traditional Chinese only', () => {
    expect(foldTable(['裝置'], 'Hans')).toBe('');
    expect(foldTable(['device'], 'Latn')).toBe('');
  });
});
