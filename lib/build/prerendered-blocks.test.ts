import { expect, test } from 'vitest';
import { prerenderedBlocks } from '@/lib/build/prerendered-blocks.ts';

test('the inside of each block is found, with the boxes in it, and its name', () => {
  const html = '<body><div data-prerendered="en/head"><div>Text<script>"<div>"</script></div></div><div class="x"><div data-prerendered="/a&amp;b"><p>Text</p></div></div><div data-prerendered="en/foot"></div></body>';
  expect(prerenderedBlocks(html)).toEqual([
    { name: 'en/head', content: '<div>Text<script>"<div>"</script></div>' },
    { name: '/a&b', content: '<p>Text</p>' },
    { name: 'en/foot', content: '' },
  ]);
});
