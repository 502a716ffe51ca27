import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '@/lib/checks/hostile-inputs.ts';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { headImage, imageAddress, imageExists, publishedImage } from '@/lib/render-data/image.ts';
import { pictureFile } from './picture-address.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

let site: string;
beforeAll(() => {
  site = folderOf({
    'content/en/S/a.svg': svg(30, 20),
    'content/en/S/img/C# 100%.svg': svg(30, 20),
    'content/en/S/圖.svg': svg(30, 20),
    'content/en/S/notes.txt': 'no image',
    'content/en/S/bare.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/logo.svg': svg(8, 4),
    'public/sub/A B#.svg': svg(8, 4),
    'secret.svg': svg(1, 1),
  });
});
afterAll(() => rmSync(site, { recursive: true }));

afterEach(() => vi.unstubAllEnvs());

const folders = () => ({ content: join(site, 'content'), public: join(site, 'public') });
const find = (target: string, source = 'en/S/page.md') => {
  const image = publishedImage(folders(), source, target);
  expect(imageExists(folders(), source, target)).toBe(image !== undefined);
  return image;
};

describe('an image beside the page', () => {
  test.each(['a.svg', './a.svg', '../S/a.svg', 'a.svg?raw', 'a.svg#part'])(
    '%s is found, and published with its size under a name with a hash',
    (target) => {
      expect(find(target)).toMatchObject({
        file: join(site, 'content/en/S/a.svg'),
        width: 30,
        height: 20,
        src: expect.stringMatching(/^\/_content\/a-[0-9a-f]{10}\.svg$/),
      });
    },
  );

  test.each([
    ['img/C%23%20100%25.svg', /^\/_content\/C-100--[0-9a-f]{10}\.svg$/],
    ['圖.svg', /^\/_content\/--[0-9a-f]{10}\.svg$/],
    ['%E5%9C%96.svg', /^\/_content\/--[0-9a-f]{10}\.svg$/],
  ])('signs in a file name are found and do not get into the address: %s', (target, src) => {
    expect(find(target)?.src).toMatch(src);
  });

  test('the hash is that of the content: another content has another address', () => {
    const before = find('a.svg')!.src;
    writeFiles(site, { 'content/en/S/changing.svg': svg(1, 1) });
    const first = find('changing.svg')!.src;
    writeFiles(site, { 'content/en/S/changing.svg': svg(2, 2) });
    expect(find('changing.svg')!.src).not.toBe(first);
    expect(find('a.svg')!.src).toBe(before);
  });

  test.each(['a.svg', 'img/C%23%20100%25.svg', '圖.svg'])(
    'preview: the address of %s names its file, so that every process can serve it',
    (target) => {
      vi.stubEnv('NODE_ENV', 'development');
      const image = find(target)!;
      const address = imageAddress(folders(), image);
      expect(address).toMatch(/^\/_content\/file\/en\/S\/[^?#]+\.svg\?v=[0-9a-f]{10}$/);
      expect(pictureFile(folders(), decoded(address.split('?')[0]!))).toBe(image.file);
      // Copies of the page are read elsewhere: they name what is published.
      expect(image.src).toMatch(/^\/_content\/[^/]+$/);
    },
  );

  test('preview: a picture that was replaced has another address, in public/, too', () => {
    vi.stubEnv('NODE_ENV', 'development');
    for (const [file, target] of [
      ['content/en/S/new.svg', 'new.svg'],
      ['public/new.svg', '/new.svg'],
    ] as const) {
      writeFiles(site, { [file]: svg(1, 1) });
      const first = imageAddress(folders(), find(target)!);
      writeFiles(site, { [file]: svg(2, 2) });
      expect(imageAddress(folders(), find(target)!)).not.toBe(first);
    }
  });

  test('preview: no address leads out of the content folder, and none is an error', () => {
    const ways = [
      '/_content/file/../../secret.svg',
      '/_content/file/en/S/../../../secret.svg',
      '/_content/file//etc/passwd',
      '/_content/file/en/S/a.svg\0',
      '/_content/file/',
      '/_content/files/en/S/a.svg',
      '/_content/file/en/S',
    ];
    for (const address of [
      ...ways,
      ...[...HOSTILE_ADDRESSES, ...HOSTILE_TEXTS].map((text) => `/_content/file/${text}`),
    ])
      expect(pictureFile(folders(), address), address).toBeUndefined();
  });

  test('an image of a translation is looked for beside the translation', () => {
    expect(find('a.svg', 'zh-tw/S/page.md')).toBeUndefined();
    expect(find('../../en/S/a.svg', 'zh-tw/S/page.md')).toBeDefined();
  });

  test('an image of unknown size is published without a size', () => {
    expect(find('notes.txt')).toMatchObject({ src: expect.stringContaining('/_content/notes-') });
    expect(find('notes.txt')?.width).toBeUndefined();
    expect(find('bare.svg')).toBeDefined();
  });
});

describe('an image of public/', () => {
  test.each(['/logo.svg', '@site/static/logo.svg', '@site/public/logo.svg'])(
    '%s keeps its address',
    (target) => {
      expect(find(target)).toMatchObject({ src: '/logo.svg', width: 8, height: 4 });
    },
  );

  test('signs in its address are escaped', () => {
    expect(find('/sub/A%20B%23.svg')?.src).toBe('/sub/A%20B%23.svg');
  });
});

test('a path that has the base path already names the same file', () => {
  vi.stubEnv('BASE_PATH', '/kb');
  expect(find('/kb/logo.svg')).toMatchObject({ src: '/logo.svg' });
  expect(find('/logo.svg')).toMatchObject({ src: '/logo.svg' });
});

describe('a page of a Docusaurus site', () => {
  const inSite = (target: string) =>
    publishedImage({ ...folders(), site }, 'en/docs/sub/page.md', target);
  beforeAll(() => {
    writeFiles(site, {
      'docs/sub/page.md': '# Page',
      'static/img/a.svg': svg(3, 2),
    });
    mkdirSync(join(site, 'content/en/docs/sub'), { recursive: true });
    symlinkSync(join(site, 'docs/sub/page.md'), join(site, 'content/en/docs/sub/page.md'));
  });

  test('finds files outside of its folder from where it is itself', () => {
    expect(inSite('../../static/img/a.svg')).toMatchObject({
      file: join(site, 'static/img/a.svg'),
      width: 3,
      src: expect.stringMatching(/^\/_content\/a-[0-9a-f]{10}\.svg$/),
    });
  });

  test('finds nothing outside of the site, and other sites find nothing outside of content/', () => {
    expect(inSite('../../../outside.svg')).toBeUndefined();
    expect(inSite('../../static/img/none.svg')).toBeUndefined();
    expect(
      publishedImage({ ...folders(), site }, 'en/S/page.md', '../../../secret.svg'),
    ).toBeUndefined();
  });
});

test('the picture of a head is beside the page or in public/, with or without a slash', () => {
  const head = (image: string) => headImage(folders(), 'en/S/page.md', image)?.src;
  expect(head('./a.svg')).toMatch(/^\/_content\/a-/);
  expect(head('/logo.svg')).toBe('/logo.svg');
  expect(head('logo.svg')).toBe('/logo.svg');
  expect(head('none.svg')).toBeUndefined();
});

test.each([
  ['a file that is not there', 'nope.svg'],
  ['a file that is not there in public/', '/nope.svg'],
  ['a file outside the content folder', '../../../secret.svg'],
  ['a file outside the public folder', '/../secret.svg'],
  ['an escaped way out', '..%2f..%2f..%2fsecret.svg'],
  ['an address of another site', 'https://example.com/a.svg'],
  ['an address without a protocol', '//example.com/a.svg'],
  ['data', 'data:image/gif;base64,R0lGOD'],
  ['no address at all', ''],
  ['a folder', 'img'],
  ['a folder of public/', '/sub'],
  ['a malformed escape', 'a%E6.svg'],
])('B113: %s is no image of the site', (_, target) => {
  expect(find(target)).toBeUndefined();
});
