import { expect, test } from 'vitest';
import { checkManifest, type SearchManifest } from '@/lib/search/manifest.ts';
import { manifestFiles } from './manifest-files.ts';

const version = (path: string, base: string, ...shards: string[]) => ({
  path,
  base,
  label: path,
  shards,
});
const manifest: SearchManifest = {
  v: 7,
  contexts: [
    {
      path: 'Manual',
      label: 'Manual',
      versions: [
        version('', 'Manual', 'm1.json', 'm2.json'),
        version('Manual/1.0', 'Manual/1.0', 'old.json'),
      ],
      starts: [],
    },
    { path: 'weda/docs', label: 'WEDA', versions: [version('', '', 'w.json')], starts: [] },
  ],
  words: {},
};
const names = ['m1.json', 'm2.json', 'old.json', 'w.json'];
const files = names.map((name) => ({ name, text: JSON.stringify({ of: name }) }));

/** For each place, what the files are that its manifest contains. */
const included = (made: ReturnType<typeof manifestFiles>) =>
  made.map(({ name, text }) => [
    name,
    checkManifest(JSON.parse(text), 7).first?.map((file) => file.content),
  ]);

test('B83: each place has a manifest with the index files that are needed first there', () => {
  const made = manifestFiles(manifest, files, ['Manual', 'Manual/1.0', 'weda/docs', 'empty']);
  expect(included(made)).toEqual([
    ['manifest.json', [{ of: 'm1.json' }, { of: 'w.json' }]],
    ['Manual/manifest.json', [{ of: 'm1.json' }]],
    ['Manual/1.0/manifest.json', [{ of: 'old.json' }]],
    ['weda/docs/manifest.json', [{ of: 'w.json' }]],
    // It has no pages in this language: everything is searched.
    ['empty/manifest.json', [{ of: 'm1.json' }, { of: 'w.json' }]],
  ]);
});

test('B83: where everything is searched, it has the first file, and others while they are short', () => {
  const long = (name: string, length: number) => ({
    name,
    text: JSON.stringify({ of: 'x'.repeat(length) }),
  });
  const count = (...lengths: [number, number]) =>
    included(
      manifestFiles(manifest, [long('m1.json', lengths[0]), long('w.json', lengths[1])], []),
    ).map(([, contents]) => contents?.length);
  expect(count(24_000, 24_000)).toEqual([2]);
  expect(count(24_000, 30_000)).toEqual([1]);
  expect(count(60_000, 10)).toEqual([1]);
});

test('B83, B85: the table of Simplified characters comes with it', () => {
  const withTable = { ...manifest, fold: 'fold.json' };
  const table = { name: 'fold.json', text: JSON.stringify('装裝') };
  expect(included(manifestFiles(withTable, [...files, table], ['Manual']))).toEqual([
    ['manifest.json', [{ of: 'm1.json' }, { of: 'w.json' }, '装裝']],
    ['Manual/manifest.json', [{ of: 'm1.json' }, '装裝']],
  ]);
});

test('B83: the manifests differ in nothing else, and name every file', () => {
  const made = manifestFiles(manifest, files, ['Manual']).map(({ text }) => {
    const { first, ...rest } = checkManifest(JSON.parse(text), 7);
    expect(rest).toEqual(manifest);
    return first?.map(({ name }) => name);
  });
  expect(made).toEqual([['m1.json', 'w.json'], ['m1.json']]);
});

test('B83: a site without pages has a manifest without a file', () => {
  expect(manifestFiles({ ...manifest, contexts: [] }, [], [])).toEqual([
    { name: 'manifest.json', text: JSON.stringify({ ...manifest, contexts: [] }) },
  ]);
});
