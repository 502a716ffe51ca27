import { expect, test } from 'vitest';
import { docAt, modelOf, pageAt } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from './site-index.ts';
import { docsSections, pathInVersion } from './versions.ts';

const doc = (front = '') => `---\n${front}\n---\nText\n`;
const versions = [
  { name: '1.0', label: '1.0', folder: 'S-1.0' },
  { name: '0.9', label: '0.9', folder: 'S-0.9' },
];

test('B47: the store names a section by its path, the only one of a site by `default`', () => {
  const files = { 'en/a/b/x.md': doc(), 'en/T/x.md': doc() };
  expect(
    docsSections(
      modelOf(files, { sections: [{ path: 'a/b' }, { path: 'T' }] }).en.sectionVersions,
    ).map(({ id }) => id),
  ).toEqual(['a~b', 'T']);
  expect(
    docsSections(
      modelOf({ 'en/a/b/x.md': doc() }, { sections: [{ path: 'a/b' }] }).en.sectionVersions,
    ).map(({ id }) => id),
  ).toEqual(['default']);
});

test('B48: newer versions than the latest are unreleased, older ones no longer maintained, and each is at its path', () => {
  const { en, messages } = modelOf(
    { 'en/S/a.md': doc(), 'en/S-1.0/a.md': doc(), 'en/S-0.9/a.md': doc() },
    { sections: [{ path: 'S', lastVersion: '1.0', olderVersions: versions }] },
  );
  expect(messages).toEqual([]);
  expect(
    en.sectionVersions.map(({ basePath, version }) => [
      basePath,
      version.name,
      version.isLast,
      version.banner,
      version.badge,
    ]),
  ).toEqual([
    ['/S/next', 'current', false, 'unreleased', true],
    ['/S', '1.0', true, undefined, true],
    ['/S/0.9', '0.9', false, 'unmaintained', true],
  ]);
});

test('B48: banner, badge, path and noIndex can be set for each version', () => {
  const { en } = modelOf(
    { 'en/S/a.md': doc(), 'en/S-1.0/a.md': doc() },
    {
      sections: [
        {
          path: 'S',
          current: { badge: false, banner: 'unreleased', noIndex: true },
          olderVersions: [{ ...versions[0]!, banner: 'none', path: 'one' }],
        },
      ],
    },
  );
  expect(
    en.sectionVersions.map(({ basePath, version }) => [
      basePath,
      version.banner,
      version.badge,
      version.noIndex,
    ]),
  ).toEqual([
    ['/S', 'unreleased', undefined, true],
    ['/S/one', undefined, true, undefined],
  ]);
});

test('B48: a section with one version has neither banner nor badge', () => {
  expect(modelOf({ 'en/S/a.md': doc() }).en.sectionVersions[0]!.version).toEqual({
    name: 'current',
    label: 'Current',
    isLast: true,
  });
});

test('B48: from an old page to the same document, the page at the same place, else the main page', () => {
  const { en } = modelOf(
    {
      'en/S/moved.md': doc('id: a\nslug: new-place'),
      'en/S/b.md': doc('tags: [x]'),
      'en/S-1.0/a.md': doc(),
      'en/S-1.0/gone.md': doc('tags: [x, y]'),
    },
    { sections: [{ path: 'S', olderVersions: [versions[0]!] }] },
  );
  const [latest, old] = en.sectionVersions;
  const to = (path: string) => pathInVersion(siteIndex(en), pageAt(en, path), old!, latest!);
  expect(docAt(en, '/S/1.0/a').docId).toBe('a');
  expect(to('/S/1.0/a')).toBe('/S/new-place');
  expect(to('/S/1.0/tags/x')).toBe('/S/tags/x');
  expect(to('/S/1.0/tags/y')).toBe(latest!.mainPath);
  expect(to('/S/1.0/gone')).toBe(latest!.mainPath);
});
