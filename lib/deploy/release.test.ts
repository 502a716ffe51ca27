import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { addPublished } from '@/lib/deploy/fetch-previous.ts';
import { putInPlace, readRelease, writeRelease } from '@/lib/deploy/release-files.ts';
import { keptAssets, parseRelease, releaseOf } from '@/lib/deploy/release-plan.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';

describe('upgrades: what a release keeps', () => {
  test('its own assets are the files with a hash in their names, and nothing else', () => {
    expect(
      releaseOf([
        'index.html',
        '_search/en/manifest.json',
        '_search/worker-1.js',
        '_next/static/b.js',
        '_content/a.1.png',
        'BSP/_content/x.png',
        'routes.json',
      ]),
    ).toEqual({
      assets: ['_content/a.1.png', '_next/static/b.js', '_search/worker-1.js'],
      kept: [],
    });
  });

  test.each([
    ['nothing where nothing is published', ['b'], undefined, []],
    [
      'the assets of the one before that it does not have itself',
      ['b', 'c'],
      { assets: ['a', 'b'], kept: [] },
      ['a'],
    ],
    ['not what the one before has kept', ['c'], { assets: ['b'], kept: ['a'] }, ['b']],
    ['what it kept when it is published again', ['b'], { assets: ['b'], kept: ['a'] }, ['a']],
    [
      'an asset that was there two releases ago and is back, once',
      ['a'],
      { assets: ['b'], kept: ['a'] },
      ['b'],
    ],
  ])('%s', (_, assets, published, kept) => {
    expect(keptAssets({ assets }, published)).toEqual(kept);
  });

  test.each(['', 'not found', 'null', '{}', '{"assets":[1],"kept":[]}', '{"assets":[]}'])(
    '%j is no list of a release',
    (text) => {
      expect(() => parseRelease(text, 'x')).toThrow('x is not the list of a release');
    },
  );

  test.each([
    '_next/static/../../index.html',
    'index.html',
    '/etc/passwd',
    '_search/en/manifest.json',
    '_content//a',
    '_content/..\\..\\a',
  ])('a list that names %s is refused', (path) => {
    expect(() => parseRelease(JSON.stringify({ assets: [], kept: [path] }), 'x')).toThrow(
      'x names',
    );
  });
});

/** An export with one page and one chunk. */
function build(chunk: string): string {
  const folder = folderOf({
    'index.html': chunk,
    [`_next/static/${chunk}.js`]: chunk,
    '_next/static/same.js': 'same',
  });
  writeRelease(folder);
  return folder;
}

describe('upgrades: a release is put in place in one step', () => {
  let target: string;
  const outs: string[] = [];
  beforeEach(() => (target = folderOf()));
  afterEach(() =>
    [target, ...outs.splice(0)].forEach((folder) => rmSync(folder, { recursive: true })),
  );
  const place = (chunk: string, name: string) => {
    const out = build(chunk);
    outs.push(out);
    return putInPlace(out, target, name);
  };
  const published = (path: string) => existsSync(join(target, 'current', path));

  test('the assets of the release before stay for one release, older ones go', () => {
    expect(place('one', '1')).toMatchObject({ kept: 0, removed: [] });
    expect(place('two', '2')).toMatchObject({ kept: 1, removed: [] });
    expect(readFileSync(join(target, 'current', 'index.html'), 'utf8')).toBe('two');
    expect(['one', 'two', 'same'].map((name) => published(`_next/static/${name}.js`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(readRelease(join(target, 'current'))).toEqual({
      assets: ['_next/static/same.js', '_next/static/two.js'],
      kept: ['_next/static/one.js'],
    });
    expect(place('three', '3')).toMatchObject({ kept: 1, removed: ['1'] });
    expect(['one', 'two', 'three'].map((name) => published(`_next/static/${name}.js`))).toEqual([
      false,
      true,
      true,
    ]);
    expect(readlinkSync(join(target, 'current'))).toBe('releases/3');
    expect(readdirSync(join(target, 'releases'))).toEqual(['2', '3']);
  });

  test('publishing the same site twice keeps the assets that it kept', () => {
    place('one', '1');
    place('two', '2');
    expect(place('two', '3')).toMatchObject({ kept: 1 });
    expect(published('_next/static/one.js')).toBe(true);
  });

  test('a compressed copy is taken over only beside the same content', () => {
    const [same, changed] = ['_content/same.html', '_content/changed.html'];
    const placeWith = (text: string, name: string) => {
      const out = build('one');
      outs.push(out);
      writeFiles(out, { [same]: 'same '.repeat(500), [changed]: text.repeat(500) });
      writeRelease(out);
      return putInPlace(out, target, name);
    };
    expect(placeWith('old ', '1').compressed.copies).toBe(2);
    expect(placeWith('new ', '2').compressed.copies).toBe(1);
    const copy = readFileSync(join(target, 'current', `${changed}.gz`));
    expect(gunzipSync(copy).toString()).toBe('new '.repeat(500));
    expect(published(`${same}.gz`)).toBe(true);
  });

  test('redirects: a release that has other ones than the release before says so, and nothing of the old ones stays', () => {
    place('one', '1');
    const out = build('two');
    outs.push(out);
    writeFiles(out, { 'redirects.nginx.conf': '  "~^/old$" "/new";\n' });
    expect(putInPlace(out, target, '2').redirectsChanged).toBe(true);
    expect(putInPlace(out, target, '3').redirectsChanged).toBe(false);
    expect(place('three', '4').redirectsChanged).toBe(true);
    expect(published('redirects.nginx.conf')).toBe(false);
  });

  test('what was left by a release that broke off is no obstacle, and a folder that is no site changes nothing', () => {
    place('one', '1');
    writeFiles(target, { 'releases/2.partial/half.html': '', 'current.next': '' });
    const empty = folderOf();
    outs.push(empty);
    expect(() => putInPlace(empty, target, '2')).toThrow('npm run build');
    expect(readlinkSync(join(target, 'current'))).toBe('releases/1');
    place('two', '2');
    expect(readdirSync(join(target, 'current'))).not.toContain('half.html');
    expect(() => putInPlace(outs[0]!, target, '2')).toThrow('there already');
  });
});

describe('upgrades: a host that takes the site as a whole', () => {
  let server: Server;
  let live: string;
  let out: string;
  let address: string;
  beforeEach(async () => {
    live = folderOf({
      'index.html': '',
      '_next/static/old.js': 'old',
      '_content/有 空格.1.png': 'picture',
    });
    writeRelease(live);
    out = build('new');
    server = createSiteServer({ folder: live, basePath: '/docs' });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}/docs/`;
  });
  afterEach(async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    for (const folder of [live, out]) rmSync(folder, { recursive: true });
  });

  test('its published assets are fetched, and named in the new release', async () => {
    expect(await addPublished(out, address)).toEqual({ added: 2, missing: [] });
    expect(readFileSync(join(out, '_content/有 空格.1.png'), 'utf8')).toBe('picture');
    expect(readRelease(out)).toEqual({
      assets: ['_next/static/new.js', '_next/static/same.js'],
      kept: ['_content/有 空格.1.png', '_next/static/old.js'],
    });
    // Once more: nothing to fetch, nothing lost.
    expect(await addPublished(out, address)).toEqual({ added: 0, missing: [] });
    expect(readRelease(out)?.kept).toHaveLength(2);
  });

  test('a missing asset is reported and not listed', async () => {
    rmSync(join(live, '_next/static/old.js'));
    expect(await addPublished(out, address)).toEqual({
      added: 1,
      missing: ['_next/static/old.js'],
    });
    expect(readRelease(out)?.kept).toEqual(['_content/有 空格.1.png']);
  });

  test('where nothing is published yet nothing is added; a broken host is an error', async () => {
    rmSync(join(live, 'release.json'));
    expect(await addPublished(out, address)).toEqual({ added: 0, missing: [] });
    await expect(
      addPublished(out, address, () => Promise.resolve(new Response('', { status: 502 }))),
    ).rejects.toThrow('status 502');
    writeFiles(live, { 'release.json': '<!doctype html>' });
    await expect(addPublished(out, address)).rejects.toThrow('is not the list of a release');
  });
});
