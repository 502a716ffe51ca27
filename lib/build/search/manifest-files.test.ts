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

test('B83: each place has a manifest with the index file that is needed first there', () => {
  const made = manifestFiles(manifest, files, ['Manual', 'Manual/1.0', 'weda/docs', 'empty']);
  const first = made.map(({ name, text }) => [
    name,
    checkManifest(JSON.parse(text), 7).first?.content,
  ]);
  expect(first).toEqual([
    ['manifest.json', { of: 'm1.json' }],
    ['Manual/manifest.json', { of: 'm1.json' }],
    ['Manual/1.0/manifest.json', { of: 'old.json' }],
    ['weda/docs/manifest.json', { of: 'w.json' }],
    // It has no pages in this language: everything is searched.
    ['empty/manifest.json', { of: 'm1.json' }],
  ]);
});

test('B83: the manifests differ in nothing else, and name every file', () => {
  for (const { text } of manifestFiles(manifest, files, ['Manual'])) {
    const { first, ...rest } = checkManifest(JSON.parse(text), 7);
    expect(rest).toEqual(manifest);
    expect(first?.name).toBe('m1.json');
  }
});

test('B83: a site without pages has a manifest without a file', () => {
  expect(manifestFiles({ ...manifest, contexts: [] }, [], [])).toEqual([
    { name: 'manifest.json', text: JSON.stringify({ ...manifest, contexts: [] }) },
  ]);
});
