import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { decodeNames, lift, liftMoves } from '@/lib/next-export/lift.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/** A folder of files that hold their own first name, so that moves can be followed. */
function exported(...names: string[]): string {
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, name])));
  folders.push(folder);
  return folder;
}

/** `where: from` for every file, sorted. */
const listing = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file.slice(folder.length + 1)}: ${readFileSync(file, 'utf8')}`)
    .sort();

const doc = '# Text\n';
const { model } = modelOf(
  { 'en/S/a.md': doc, 'en/S-1.0/a.md': doc, 'en/weda/docs/a.md': doc },
  {
    sections: [
      { path: 'S', olderVersions: [{ name: '1.0', label: '1.0', folder: 'S-1.0' }] },
      { path: 'weda/docs' },
    ],
  },
);

test('pages with another sidebar and a section at the root are moved to their public paths', () => {
  const items = [{ type: 'doc' as const, id: 'a' }];
  const { model: root } = modelOf(
    { 'en/S/a.md': doc, 'en/S/b.md': doc },
    {
      sections: [
        {
          path: '',
          folder: 'S',
          sidebars: {
            file: 'sidebars.js',
            sidebars: [
              { id: 'x', items },
              { id: 'y', items: [] },
            ],
          },
        },
      ],
    },
  );
  const moves = liftMoves(root).map(({ from, to }) => `${from} → ${to}`);
  expect(moves).toEqual(
    expect.arrayContaining(['en/~~ → ', 'en/~~~~1 → ', 'en/~~~~none → ', 'zh-tw/~~ → zh-tw']),
  );
});

describe('liftMoves', () => {
  const moves = liftMoves(model).map(({ from, to }) => `${from} → ${to}`);

  test('B3: the default locale loses its prefix, the others keep theirs', () => {
    expect(moves).toEqual(
      expect.arrayContaining(['en/S → S', 'en → ', 'zh-tw/S → zh-tw/S', 'zh-tw → zh-tw']),
    );
  });

  test('B3: nested sections and versions get their public paths', () => {
    expect(moves).toEqual(
      expect.arrayContaining([
        'en/weda~docs → weda/docs',
        'zh-tw/weda~docs → zh-tw/weda/docs',
        'en/S~1.0 → S/1.0',
        'zh-tw/S~1.0 → zh-tw/S/1.0',
      ]),
    );
  });

  test('pages outside the sections are at the top', () => {
    expect(moves).toEqual(expect.arrayContaining(['en/~ → ', 'zh-tw/~ → zh-tw']));
  });

  test('a section comes before its versions, the locale last of all', () => {
    expect(moves.indexOf('en/S → S')).toBeLessThan(moves.indexOf('en/S~1.0 → S/1.0'));
    expect(moves.indexOf('en → ')).toBe(moves.findIndex((move) => move.startsWith('zh-tw')) - 1);
  });

  test('the order of the sections in the model does not matter', () => {
    const locales = model.locales.map((locale) => ({
      ...locale,
      sectionVersions: locale.sectionVersions.toReversed(),
    }));
    const reversed = liftMoves({ ...model, locales }).map(({ from }) => from);
    expect(reversed.indexOf('en/S')).toBeLessThan(reversed.indexOf('en/S~1.0'));
  });

  test('a site with an API reference also lifts the rest of that route, after its sections', () => {
    const [english] = model.locales;
    const [first, ...others] = english!.sectionVersions;
    const sectionVersions = [{ ...first!, api: 'edgehub' }, ...others];
    const from = (locale: typeof english) =>
      liftMoves({ ...model, locales: [locale!] }).map((move) => move.from);
    const withApi = from({ ...english!, sectionVersions });
    expect(withApi).toContain(`en/-api/${first!.key}`);
    expect(withApi.slice(-3)).toEqual(['en/-api', 'en/~', 'en']);
    expect(from(english)).not.toContain('en/-api');
  });
});

describe('lift', () => {
  test('B3: every route ends at its public path, with all its files', () => {
    const folder = exported(
      ...[
        'en.html',
        'en.txt',
        'en/~/404.html',
        'en/~/training.html',
        'en/S.html',
        'en/S.txt',
        'en/S/a.html',
        'en/S/a/data.txt',
        'en/S~1.0.html',
        'en/S~1.0/a.html',
        'en/weda~docs.html',
        'en/weda~docs/a.html',
      ],
      ...[
        'zh-tw.html',
        'zh-tw/~/404.html',
        'zh-tw/S.html',
        'zh-tw/S/a.html',
        'zh-tw/weda~docs.html',
        'zh-tw/weda~docs/a.html',
      ],
      '_next/static/x.js',
    );
    lift(folder, liftMoves(model));
    expect(listing(folder)).toEqual(
      [
        ...[
          'index.html: en.html',
          'index.txt: en.txt',
          '404.html: en/~/404.html',
          'training.html: en/~/training.html',
          'S.html: en/S.html',
          'S.txt: en/S.txt',
          'S/a.html: en/S/a.html',
          'S/a/data.txt: en/S/a/data.txt',
        ],
        ...[
          'S/1.0.html: en/S~1.0.html',
          'S/1.0/a.html: en/S~1.0/a.html',
          'weda/docs.html: en/weda~docs.html',
          'weda/docs/a.html: en/weda~docs/a.html',
        ],
        ...[
          'zh-tw.html: zh-tw.html',
          'zh-tw/404.html: zh-tw/~/404.html',
          'zh-tw/S.html: zh-tw/S.html',
          'zh-tw/S/a.html: zh-tw/S/a.html',
          'zh-tw/weda/docs.html: zh-tw/weda~docs.html',
          'zh-tw/weda/docs/a.html: zh-tw/weda~docs/a.html',
        ],
        '_next/static/x.js: _next/static/x.js',
      ].sort(),
    );
    for (const name of ['en', 'zh-tw/~']) expect(existsSync(join(folder, name))).toBe(false);
  });

  test('a move merges into an existing folder', () => {
    const folder = exported('en/S/a/x.html', 'S/a/y.html', 'S/b.html');
    lift(folder, [{ from: 'en/S', to: 'S' }]);
    expect(listing(folder)).toEqual([
      'S/a/x.html: en/S/a/x.html',
      'S/a/y.html: S/a/y.html',
      'S/b.html: S/b.html',
    ]);
  });

  test('a file replaces an existing one', () => {
    const folder = exported('en/S/b.html', 'S/b.html');
    lift(folder, [{ from: 'en/S', to: 'S' }]);
    expect(listing(folder)).toEqual(['S/b.html: en/S/b.html']);
  });

  test('a section that has not been exported is skipped', () => {
    const folder = exported('a.html');
    lift(folder, [{ from: 'en/S', to: 'S' }]);
    expect(listing(folder)).toEqual(['a.html: a.html']);
  });
});

describe('decodeNames', () => {
  test('files and folders get the names that a server looks for', () => {
    const folder = exported(
      'S/C%23.html',
      'S/A%20B/100%25.html',
      `S/${encodeURIComponent('安裝')}.html`,
    );
    decodeNames(folder);
    expect(listing(folder).map((line) => line.split(': ')[0])).toEqual([
      'S/A B/100%.html',
      'S/C#.html',
      'S/安裝.html',
    ]);
  });

  test("names without escapes, malformed ones and Next's own folder stay", () => {
    const names = ['S/100%.html', 'S/a.html', '_next/static/a%20b.js'];
    const folder = exported(...names);
    decodeNames(folder);
    expect(listing(folder)).toEqual(names.map((name) => `${name}: ${name}`));
  });
});
