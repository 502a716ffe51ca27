import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import { takeExport } from './take-export.ts';

const MOVES = [
  { from: 'en/S', to: 'S' },
  { from: 'en/~', to: '' },
  { from: 'en', to: '' },
];

/** The files of one page as Next writes them. */
const page = (path: string): Record<string, string> => ({
  [`${path}.html`]: path,
  [`${path}.txt`]: `data of ${path}`,
  [`${path}/__next._tree.txt`]: '',
  [`${path}/__next._full.txt`]: `data of ${path}`,
  [`${path}/__next.$d$locale.txt`]: '',
  ...(path.includes('/')
    ? {
        [`${path}/__next.$d$locale.$d$section.txt`]: '',
        [`${path}/__next.$d$locale.$d$section.$oc$path.__PAGE__.txt`]: '',
      }
    : { [`${path}/__next.$d$locale.__PAGE__.txt`]: '' }),
});

const EXPORT: Record<string, string> = {
  ...page('en'),
  ...page('en/S'),
  ...page('en/S/a'),
  ...page('en/~/404'),
  '404.html': 'of Next',
  '404.txt': '',
  '_not-found.html': '',
  '_not-found/__next._tree.txt': '',
  '_not-found/__next._full.txt': '',
  'robots.txt': '',
  'card.png': '',
  '_next/static/x.js': '',
};

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

function take(files: Record<string, string>): string {
  const folder = folderOf(files);
  folders.push(folder);
  takeExport(
    folder,
    MOVES,
    { locales: ['en'], ownFiles: new Set(['robots.txt', 'card.png']) },
    '16.4.6',
  );
  return folder;
}

/** An export in which the files of one name have another one, or none. */
const renamed = (from: string, to?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(EXPORT).flatMap(([name, text]) =>
      !name.endsWith(from)
        ? [[name, text]]
        : to === undefined
          ? []
          : [[name.slice(0, -from.length) + to, text]],
    ),
  );

describe('takeExport', () => {
  test('B3: pages and their data are at their public paths, without files that no client requests', () => {
    const folder = take(EXPORT);
    expect(
      filesBelow(folder)
        .map((file) => file.slice(folder.length + 1))
        .sort(),
    ).toEqual(
      [
        ...[
          '404.html',
          '_next/static/x.js',
          'card.png',
          'robots.txt',
          'index.html',
          'index.txt',
          '__next._tree.txt',
          '__next.$d$locale.txt',
          '__next.$d$locale.__PAGE__.txt',
        ],
        ...['S', 'S/a'].flatMap((path) => [
          `${path}.html`,
          `${path}.txt`,
          ...[
            '_tree',
            '$d$locale',
            '$d$locale.$d$section',
            '$d$locale.$d$section.$oc$path.__PAGE__',
          ].map((name) => `${path}/__next.${name}.txt`),
        ]),
      ].sort(),
    );
    expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe('en/~/404');
  });

  test('B3: names are decoded, and a section may have its own page named 404', () => {
    const folder = take({ ...EXPORT, ...page('en/S/C%23'), ...page('en/S/404') });
    for (const name of ['S/C#.html', 'S/C#.txt', 'S/404.html', 'S/404.txt', 'S/404'])
      expect(existsSync(join(folder, name)), name).toBe(true);
  });

  test('an export without a 404 page is taken, too', () => {
    const files = Object.entries(EXPORT).filter(([name]) => !name.startsWith('en/~/'));
    expect(existsSync(join(take(Object.fromEntries(files)), 'S.html'))).toBe(true);
  });

  test('a small layout may be part of its page’s file', () => {
    expect(() => take(renamed('__next.$d$locale.$d$section.txt'))).not.toThrow();
  });

  test.each([
    [
      'a tree file of another name',
      renamed('__next._tree.txt', '__next._route.txt'),
      ['en/__next._tree.txt: is missing', 'en/__next._route.txt: is not known'],
    ],
    ['a page without its data', renamed('/S/a.txt'), ['en/S/a.txt: is missing']],
    [
      'a segment of another name',
      renamed('__next.$d$locale.$d$section.txt', '__next.[locale].[section].txt'),
      ['en/S/__next.[locale].[section].txt: is not known'],
    ],
    [
      'a page file of another name',
      renamed('.__PAGE__.txt', '.page.txt'),
      [
        'en/__next.$d$locale.__PAGE__.txt: is missing',
        'en/__next.$d$locale.page.txt: is not known',
      ],
    ],
    ['a locale without a home page', renamed('en.html'), ['en.html: is missing']],
    ['another folder', { ...EXPORT, 'server/x.js': '' }, ['server/x.js: is not known']],
    [
      'a second copy that is none',
      { ...EXPORT, 'en/S/__next._full.txt': 'other' },
      ['en/S/__next._full.txt: is no copy of en/S.txt'],
    ],
  ])(
    '%s stops the build with a message that names the file, the version, and the guide',
    (_, files, lines) => {
      let message = '';
      try {
        take(files);
      } catch (error) {
        message = String(error);
      }
      for (const line of lines)
        expect(message).toContain(`${line} in the export of Next 16.4.6. See docs/upgrading.md.`);
      expect(message.split('\n').length).toBeLessThanOrEqual(8);
      expect(existsSync(join(folders[0]!, 'en'))).toBe(true);
    },
  );
});
