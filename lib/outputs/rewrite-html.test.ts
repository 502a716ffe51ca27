import { describe, expect, test } from 'vitest';
import { findDiv, rewriteHtml } from '@/lib/outputs/rewrite-html.ts';

const rewrite = (html: string) =>
  rewriteHtml(html, {
    idPrefix: 'p1-',
    shift: 1,
    href: (href) => (href === '/a?x=1&y=2' ? '#p2' : href),
  });

describe('rewriteHtml', () => {
  test.each([
    ['headings', '<h2 id="a">A</h2><h6>B</h6>', '<h3 id="p1-a">A</h3><h6>B</h6>'],
    [
      'ids and what names them',
      '<div id="a" aria-labelledby="b c"><label for="d">',
      '<div id="p1-a" aria-labelledby="p1-b p1-c"><label for="p1-d">',
    ],
    [
      'links, escaped as they are in HTML',
      '<a class="x" href="/a?x=1&amp;y=2">a</a><a href="/b&quot;">b</a>',
      '<a class="x" href="#p2">a</a><a href="/b&quot;">b</a>',
    ],
    [
      'closed boxes',
      '<details><summary>a</summary></details><details open="">',
      '<details open=""><summary>a</summary></details><details open="">',
    ],
    [
      'images that wait',
      '<img src="/a.png" loading="lazy"/>',
      '<img src="/a.png" loading="eager"/>',
    ],
    [
      'attributes without value',
      '<input checked="" disabled id="x"/>',
      '<input checked="" disabled id="p1-x"/>',
    ],
    [
      'words that look like tags',
      '<code>&lt;h2 id="a"&gt;</code> a < b',
      '<code>&lt;h2 id="a"&gt;</code> a < b',
    ],
    [
      'everything else',
      '<pre class="h2" data-id="a"><span class="tk">x</span></pre><br/>',
      '<pre class="h2" data-id="a"><span class="tk">x</span></pre><br/>',
    ],
  ])('%s', (_, html, expected) => {
    expect(rewrite(html)).toBe(expected);
  });
});

describe('findDiv', () => {
  test('finds the element with its whole content', () => {
    expect(
      findDiv(
        '<main><div>no</div><div class="m" data-markdown="true"><div>a<div></div></div><p>b</p></div><div>after</div></main>',
        'data-markdown',
      ),
    ).toEqual({
      open: '<div class="m" data-markdown="true">',
      inner: '<div>a<div></div></div><p>b</p>',
    });
  });

  test.each(['<div>no</div>', '<div data-markdown="true"><div></div>'])(
    'finds nothing in %s',
    (html) => {
      expect(findDiv(html, 'data-markdown')).toBeUndefined();
    },
  );
});
