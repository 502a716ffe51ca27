import { describe, expect, test } from 'vitest';
import { exportDifferences } from './export-differences.ts';

const HOME = '__next.$d$locale.__PAGE__.txt';
const PAGE = '__next.$d$locale.$d$section.$oc$path.__PAGE__.txt';
const API = '__next.$d$locale.-api.$d$section.$oc$path.__PAGE__.txt';

/** The files of one page that every export has. */
const page = (path: string, segment: string): string[] => [
  `${path}.html`,
  `${path}.txt`,
  `${path}/__next._tree.txt`,
  `${path}/__next._full.txt`,
  `${path}/${segment}`,
];

const EXPORT = [
  ...page('en', HOME),
  ...page('en/S', PAGE),
  ...page('en/S/a.b', PAGE),
  ...page('en/-api/R', API),
  ...page('zh-tw', HOME),
];

const differences = (files: readonly string[], ownFiles: readonly string[] = []): string[] =>
  exportDifferences(files, { locales: ['en', 'zh-tw'], ownFiles: new Set(ownFiles) }).map(
    ({ file, what }) => `${file} ${what}`,
  );

const without = (...names: string[]): string[] => EXPORT.filter((file) => !names.includes(file));

describe('differences of an export', () => {
  test('a complete export has none', () => {
    expect(differences(EXPORT)).toEqual([]);
  });

  test.each(EXPORT.filter((file) => file.endsWith('.txt')))('%s must be there', (file) => {
    expect(differences(without(file))).toEqual([`${file} is missing`]);
  });

  test('a locale must have its home page', () => {
    expect(differences(EXPORT.filter((file) => !file.startsWith('zh-tw')))).toEqual([
      'zh-tw.html is missing',
    ]);
  });

  test.each([
    '__next._index.txt',
    '__next._head.txt',
    '__next.$d$locale.txt',
    '__next.$d$locale.$d$section.txt',
    '__next.$d$locale.$d$section.$oc$path.txt',
    '__next.$d$locale.-api.txt',
    '__next.$d$locale.-api.$d$section.txt',
    '__next.$d$locale.-api.$d$section.$oc$path.txt',
  ])('a page may have %s, but only in its folder', (name) => {
    expect(differences([...EXPORT, `en/S/${name}`])).toEqual([]);
    expect(differences([...EXPORT, `en/T/${name}`])).toEqual([`en/T/${name} is not known`]);
    expect(differences([...EXPORT, name])).toEqual([`${name} is not known`]);
  });

  test.each([
    ['a page of an API reference with the segment of another page', 'en/-api/R', API, PAGE],
    ['another page with the segment of an API reference', 'en/S', PAGE, API],
    ['a home page with the segment of another page', 'en', HOME, PAGE],
  ])('%s differs', (_, path, own, other) => {
    const files = [...without(`${path}/${own}`), `${path}/${other}`];
    expect(differences(files)).toEqual([
      `${path}/${own} is missing`,
      `${path}/${other} is not known`,
    ]);
  });

  test.each([
    '_next/static/x.js',
    '404.html',
    '404.txt',
    '404/__next._tree.txt',
    '_not-found.html',
    '_not-found.txt',
    '_not-found/__next._tree.txt',
  ])('%s belongs to Next', (file) => {
    expect(differences([...EXPORT, file])).toEqual([]);
  });

  test.each(['server/x.js', 'next/static/x.js', 'en/404.js', 'de.html', 'x.html', 'en/S/x.js'])(
    '%s is not known',
    (file) => {
      expect(differences([...EXPORT, file])).toEqual([`${file} is not known`]);
    },
  );

  test('files of the site itself are known by their whole path', () => {
    expect(differences([...EXPORT, 'robots.txt'], ['robots.txt'])).toEqual([]);
    expect(differences([...EXPORT, 'x/robots.txt'], ['robots.txt'])).toEqual([
      'x/robots.txt is not known',
    ]);
  });

  test('a locale is known by its whole name', () => {
    expect(differences([...EXPORT, 'english/x.html'])).toEqual(['english/x.html is not known']);
  });

  test('only the first of many files of one kind is reported', () => {
    expect(
      differences([
        ...EXPORT,
        'x/a.js',
        'x/b.js',
        'x/a.css',
        'en/S/__next.x.txt',
        'en/S/__next.y.txt',
        'en/S/a.b/__next.x.txt',
      ]),
    ).toEqual([
      'x/a.js is not known',
      'x/a.css is not known',
      'en/S/__next.x.txt is not known',
      'en/S/__next.y.txt is not known',
    ]);
    expect(differences(without('en/S.txt', 'en/S/a.b.txt'))).toEqual(['en/S.txt is missing']);
  });
});
