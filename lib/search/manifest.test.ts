import { describe, expect, test } from 'vitest';
import {
  checkManifest,
  contextAt,
  scopeOf,
  versionAt,
  type SearchContext,
} from '@/lib/search/manifest.ts';

const version = (path: string, base: string, ...shards: string[]) => ({
  path,
  base,
  label: path,
  shards,
});
const contexts: SearchContext[] = [
  {
    path: 'Manual',
    label: 'Manual',
    versions: [version('', 'Manual', 'm.json'), version('Manual/1.0', 'Manual/1.0', 'm1.json')],
    starts: [],
  },
  {
    path: 'weda/docs',
    label: 'WEDA',
    versions: [version('', 'weda/docs', 'w1.json', 'w2.json')],
    starts: [],
  },
  { path: '', label: '', versions: [version('', '', 'rest.json')], starts: [] },
];

test.each([
  ['weda/docs', 'weda/docs'],
  ['weda/docs/Introduction', 'weda/docs'],
  ['weda/docsify', undefined],
  ['weda', undefined],
  ['', undefined],
])('B98: the context of "%s"', (path, expected) =>
  expect(contextAt(contexts, path)?.path).toBe(expected),
);

test('B98: the version of a page', () => {
  expect(versionAt(contexts, 'Manual/1.0/second')?.path).toBe('Manual/1.0');
  expect(versionAt(contexts, 'Manual/second')).toBeUndefined();
  // The latest version may lie below the one to come.
  const next: SearchContext[] = [
    {
      path: 'Manual',
      label: '',
      versions: [version('Manual', 'Manual'), version('', 'Manual/1.0')],
      starts: [],
    },
  ];
  expect(versionAt(next, 'Manual/second')?.path).toBe('Manual');
  expect(versionAt(next, 'Manual/1.0/second')).toBeUndefined();
});

describe('B98: what is searched', () => {
  const files = (...args: [string?, string?]) =>
    scopeOf(contexts, ...args).flatMap(({ shards }) => shards);
  test('everything, in order', () =>
    expect(files()).toEqual(['m.json', 'w1.json', 'w2.json', 'rest.json']));
  test('one context', () => expect(files('weda/docs')).toEqual(['w1.json', 'w2.json']));
  test('an older version where there is one', () =>
    expect(files(undefined, 'Manual/1.0')).toEqual(['m1.json', 'w1.json', 'w2.json', 'rest.json']));
  test.each(['nope', '//evil.example', '../..'])(
    'B99: an unknown version, "%s", is the current one',
    (name) => expect(files('Manual', name)).toEqual(['m.json']),
  );
  test('groups of two versions differ', () =>
    expect(scopeOf(contexts, 'Manual')[0]!.group).not.toBe(
      scopeOf(contexts, 'Manual', 'Manual/1.0')[0]!.group,
    ));
});

test.each([
  ['nothing', null],
  ['another version', { v: 2, words: {}, contexts }],
  [
    'names that lead elsewhere',
    {
      v: 1,
      words: {},
      contexts: [{ path: '', label: '', versions: [version('', '', '//evil.example/x')] }],
    },
  ],
  ['no texts', { v: 1, contexts }],
])('B100: a list of files is refused: %s', (_, value) =>
  expect(() => checkManifest(value, 1)).toThrow('The list of search files cannot be read'),
);
