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
const rest = version('', '', 'rest.json');

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

const refused: [what: string, list: unknown][] = [
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
  ['texts that are none', { v: 1, words: { found: 'Found', none: 1 }, contexts }],
  ['no contexts', { v: 1, words: {} }],
  ...['fold', 'synonyms', 'foreign'].flatMap((key): [string, unknown][] => [
    [`${key} that is no name`, { v: 1, words: {}, contexts, [key]: 1 }],
    [`${key} in another folder`, { v: 1, words: {}, contexts, [key]: '../x' }],
  ]),
  ...[{ content: {} }, { name: '../x', content: {} }, { name: 'a.json' }, 'a.json'].map(
    (file): [string, unknown] => [
      `an included file that is ${JSON.stringify(file)}`,
      { v: 1, words: {}, contexts, first: [file] },
    ],
  ),
  ...['path', 'label', 'versions', 'starts'].map((key): [string, unknown] => [
    `a context without "${key}"`,
    { v: 1, words: {}, contexts: [{ ...contexts[0], [key]: undefined }] },
  ]),
  ...['path', 'base', 'label', 'shards'].map((key): [string, unknown] => [
    `a version without "${key}"`,
    { v: 1, words: {}, contexts: [{ ...contexts[2], versions: [{ ...rest, [key]: undefined }] }] },
  ]),
  ...[['/a'], ['/a', 'A', 'B'], ['/a', 1], 'ab'].map((start): [string, unknown] => [
    `a beginning of a manual that is ${JSON.stringify(start)}`,
    { v: 1, words: {}, contexts: [{ ...contexts[0], starts: [start] }] },
  ]),
  ...['', 'a/b', 'a\\b', 'a?b', 'a#b', 'a:b'].map((name): [string, unknown] => [
    `a file called "${name}"`,
    { v: 1, words: {}, contexts, fold: name },
  ]),
];
test.each(refused)('B100: a list of files is refused: %s', (_, value) =>
  expect(() => checkManifest(value, 1)).toThrow('The list of search files cannot be read'),
);

test('B81: a list of files of this version is taken as it is', () => {
  const starts = [['/a', 'A']];
  const manifest = { v: 1, words: { found: 'Found' }, contexts: [{ ...contexts[0], starts }] };
  const tables = { fold: 'fold.1a.json', synonyms: 'synonyms.2b.json', foreign: 'foreign.3c.json' };
  expect(checkManifest(manifest, 1)).toBe(manifest);
  expect(checkManifest({ ...manifest, ...tables }, 1)).toMatchObject(tables);
  const first = [{ name: 'a.json', content: { v: 1 } }];
  expect(checkManifest({ ...manifest, first }, 1)).toMatchObject({ first });
});

describe('B98: the deepest of several', () => {
  const nested = ['docs/guide/more', 'docs', 'docs/guide'].map((path): SearchContext => ({
    path,
    label: path,
    versions: [version('', '', `${path}.json`)],
    starts: [],
  }));

  test.each([
    ['docs/guide/x', 'docs/guide'],
    ['docs/guide/more/x', 'docs/guide/more'],
    ['docs/x', 'docs'],
  ])('context of "%s"', (path, expected) => expect(contextAt(nested, path)?.path).toBe(expected));

  test('version of a page that is in none', () =>
    expect(versionAt(contexts, 'other/page')).toBeUndefined());
});

describe('B98: a context without a current version', () => {
  const old = version('Old/1.0', 'Old/1.0', 'o1.json');
  const only: SearchContext = { path: 'Old', label: '', versions: [old], starts: [] };

  test('is searched in the one that it has', () =>
    expect(scopeOf([only])).toEqual([{ group: 'Old@Old/1.0', shards: ['o1.json'] }]));

  test('and without any version not at all', () =>
    expect(scopeOf([{ ...only, versions: [] }])).toEqual([]));

  test('the current version is searched wherever it stands in the list', () =>
    expect(scopeOf([{ ...only, versions: [old, version('', 'Old', 'o.json')] }])).toEqual([
      { group: 'Old@', shards: ['o.json'] },
    ]));
});
