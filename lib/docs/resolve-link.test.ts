import { describe, expect, test } from 'vitest';
import { docAt, modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';

const { en, zh } = modelOf({
  'en/S/01-guide/01-a.md': '# A\n',
  'en/S/01-guide/C# & C++.md': '# C\n',
  'en/S/index.md': '# S\n',
  'en/T/b.mdx': '# B\n',
  'zh-tw/S/01-guide/01-a.md': '# 甲\n',
});
const resolve = (href: string, model = en, from = '/S/guide/a') =>
  resolveLink(siteIndex(model), docAt(model, from), href);

describe('resolveLink', () => {
  test.each(['@site/_docs/a%20b.md', '@site/../_docs/a b.md'])(
    'B113: a file of a folder that is called otherwise here: %s',
    (href) => {
      const place = href.includes('..') ? 'outside/from_docs' : 'from_docs';
      const { en: model } = modelOf(
        { [`en/${place}/a b.md`]: '# A\n', 'en/S/guide/a.md': '# B\n' },
        { sections: [{ path: 'D', folder: place }, { path: 'S' }] },
      );
      expect(resolve(href, model)).toMatchObject({ type: 'page', path: '/D/a b' });
    },
  );

  test.each([
    ['a file beside the page', './01-a.md', '/S/guide/a'],
    ['a file without a dot in front', '01-a.md', '/S/guide/a'],
    ['a file one folder up', '../index.md', '/S'],
    ['a file of another section', '../../T/b.mdx', '/T/b'],
    ['a file from the root of the locale', '/T/b.mdx', '/T/b'],
    ['a file from the folder of the section', '/01-guide/01-a.md', '/S/guide/a'],
    ['a file from there without a slash', '01-guide/01-a.md', '/S/guide/a'],
    ['a file by the folder of the section', '/S/01-guide/01-a.md', '/S/guide/a'],
    ['a file by the alias and the section', '@site/S/index.md', '/S'],
    ['a file in the other format', '../../T/b.md', '/T/b'],
    ['a file by the alias of the site', '@site/content/en/T/b.mdx', '/T/b'],
    ['a file with signs in its name', './C%23%20&%20C++.md', '/S/guide/C# & C++'],
    ['a path from the root', '/T/b', '/T/b'],
    ['a path with a slash at its end', '/T/b/', '/T/b'],
    ['a path beside the page', 'a', '/S/guide/a'],
    ['a path one folder up', '../../T/b', '/T/b'],
    ['the home page', '/', '/'],
    ['an escaped path', '/S/guide/C%23%20&%20C++', '/S/guide/C# & C++'],
  ])('B113: %s leads to its page', (_, href, path) => {
    expect(resolve(href)).toEqual({ type: 'page', path, suffix: '' });
  });

  test('B113: a path from the page of a folder may begin below it', () => {
    expect(resolve('guide/a', en, '/S')).toEqual({ type: 'page', path: '/S/guide/a', suffix: '' });
    expect(resolve('T/b', en, '/S')).toEqual({ type: 'page', path: '/T/b', suffix: '' });
    expect(resolve('none', en, '/S')).toMatchObject({ type: 'unknown', path: '/none' });
  });

  test('B113: with slashes at the end of addresses, a path begins below the page first', () => {
    const { en: model } = modelOf({
      'en/S/overview.md': '# O\n',
      'en/S/guide/a.md': '# A\n',
      'en/S/guide/overview.md': '# Of the guide\n',
    });
    expect(resolve('../overview/', model)).toMatchObject({ path: '/S/overview' });
    const withSlash = { ...model, trailingSlash: true };
    expect(resolve('../overview/', withSlash)).toMatchObject({ path: '/S/guide/overview' });
    expect(resolve('overview', withSlash)).toMatchObject({
      type: 'page',
      path: '/S/guide/overview',
    });
  });

  test.each([
    ['#part', '/S/guide/a', '#part'],
    ['?x=1', '/S/guide/a', '?x=1'],
    ['/T/b?x=/y.md#part', '/T/b', '?x=/y.md#part'],
    ['../../T/b.mdx#a%20b', '/T/b', '#a%20b'],
    ['', '/S/guide/a', ''],
  ])('query and hash stay as written: %s', (href, path, suffix) => {
    expect(resolve(href)).toEqual({ type: 'page', path, suffix });
  });

  test('a path that has the base path already loses it; a page that is called so is found, too', () => {
    const below = (href: string, basePath: string) =>
      resolveLink(siteIndex(en), docAt(en, '/S/guide/a'), href, basePath);
    expect(below('/kb/T/b#x', '/kb')).toEqual({ type: 'page', path: '/T/b', suffix: '#x' });
    expect(below('/kb', '/kb')).toMatchObject({ type: 'page', path: '/' });
    expect(below('/T/b', '/T')).toMatchObject({ type: 'page', path: '/T/b' });
    expect(below('/kb/a.zip', '/kb')).toMatchObject({ type: 'unknown', path: '/a.zip' });
    expect(below('/kbx', '/kb')).toMatchObject({ type: 'unknown', path: '/kbx' });
  });

  test('`pathname://` may name a path that begins at the page', () => {
    expect(resolve('pathname://../x?y')).toEqual({ type: 'file', path: '../x', suffix: '?y' });
    expect(resolve('pathname://./x')).toMatchObject({ type: 'file', path: './x' });
    expect(resolve('pathname://x.example')).toMatchObject({ type: 'unsafe' });
    expect(resolve('pathname:////x.example')).toMatchObject({ type: 'unsafe' });
  });

  test('B3: a file link of a translation leads to the page in its own locale', () => {
    expect(resolve('../../T/b.mdx', zh)).toEqual({ type: 'page', path: '/T/b', suffix: '' });
  });

  test.each([
    'https://example.com/a.md',
    'HTTP://example.com',
    'mailto:me@example.com',
    'tel:+123',
    '//example.com/x',
  ])('%s leads out of the site', (href) => {
    expect(resolve(href)).toEqual({ type: 'external', href });
  });

  test('B113: pathname:// leads past the pages, to something else on the host', () => {
    expect(resolve('pathname:///files/a%20b.zip?x#y')).toEqual({
      type: 'file',
      path: '/files/a b.zip',
      suffix: '?x#y',
    });
    expect(resolve('pathname:///T/b')).toMatchObject({ type: 'file', path: '/T/b' });
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'pathname://javascript:alert(1)',
    'pathname:////evil.example',
    'pathname:///\\evil.example',
  ])('%s is unsafe', (href) => {
    expect(resolve(href)).toEqual({ type: 'unsafe', href });
  });

  test.each([
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscr\r\nipt:alert(1)',
    '\n\tdata:text/html,x',
  ])('%j is unsafe, as browsers read it', (href) => {
    expect(resolve(href).type).toBe('unsafe');
  });

  test('B112: a path without a page is unknown', () => {
    expect(resolve('/nope#part')).toEqual({ type: 'unknown', path: '/nope', suffix: '#part' });
    expect(resolve('nope')).toMatchObject({ type: 'unknown', path: '/S/guide/nope' });
  });

  test('B113: a Markdown file that is not there is unknown and marked as a file', () => {
    expect(resolve('./nope.md')).toEqual({
      type: 'unknown',
      path: './nope.md',
      suffix: '',
      markdownFile: true,
    });
  });

  test('B113: a file link that begins with a dot is looked for beside the page only', () => {
    expect(resolve('./index.md')).toMatchObject({ type: 'unknown' });
    expect(resolve('index.md')).toMatchObject({ type: 'page', path: '/S' });
  });

  test('a malformed escape is a broken link, not a crash', () => {
    expect(resolve('/T/b%E6')).toMatchObject({ type: 'unknown', path: '/T/b%E6' });
  });
});

test('the look-ups of a locale are made once', () => {
  expect(siteIndex(en)).toBe(siteIndex(en));
  expect(siteIndex(en)).not.toBe(siteIndex(zh));
});
