import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parseFlight, printFlight } from '@/lib/build/flight.ts';
import { fillData, fillHtml, takeSharedBlocks } from '@/lib/build/shared-blocks.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = (children: string) => `2:"/a.js"\n4:I[9,["$2"],"Prerendered"]\n5:I[8,["$2"],"Menus"]\n0:["$","$L4",null,{"name":"en/head","children":${children}}]\n`;
const page = '<body><div data-prerendered="en/head"></div><div data-prerendered="en/head"><p>$& Head</p></div></body>';
const blocks = new Map([['en/head', '<p>$& Head</p>'], ['en/a&b/sidebar', '$5']]);

test('B9: what the pages have in common is taken from its page, which goes', () => {
  folder = folderOf({ 'en/~frame.html': page, 'en/~frame.txt': data('["$","p",null,{"children":"Head"}]'), 'en/~frame/__next._full.txt': 'x', 'en/a.html': '' });
  expect([...takeSharedBlocks(folder, ['en'])]).toEqual([['en/head', '<p>$& Head</p>']]);
  expect(['en/~frame.html', 'en/~frame.txt', 'en/~frame', 'en/a.html'].map((name) => existsSync(join(folder, name)))).toEqual([false, false, false, true]);
});

test('a component of the browser inside is an error, because nothing would hydrate it', () => {
  folder = folderOf({ 'en/~frame.html': page, 'en/~frame.txt': data('["$","$L5",null,{}]') });
  expect(() => takeSharedBlocks(folder, ['en'])).toThrow(/block en\/head .*'use client'/);
});

test('the blocks are put into their places as they are', () => {
  expect(fillHtml('<div data-prerendered="en/head"></div><i></i><div data-prerendered="en/a&amp;b/sidebar"></div><div data-prerendered="x">y</div>', blocks)).toBe(
    '<div data-prerendered="en/head"><p>$& Head</p></div><i></i><div data-prerendered="en/a&amp;b/sidebar">$5</div><div data-prerendered="x">y</div>',
  );
  expect(() => fillHtml('<div data-prerendered="en/foot"></div>', blocks)).toThrow('“en/foot”');
});

test('in page data they are text, and what has its content keeps it', () => {
  const rows = parseFlight(`${data('"$undefined"')}7:["$","div",null,{"children":[["$","$L4","k",{"name":"en/a&b/sidebar"}],["$","$L4",null,{"name":"x","children":"y"}]]}]\n`);
  const text = printFlight(fillData(rows, blocks));
  expect(text).toContain('0:["$","$L4",null,{"name":"en/head","html":"<p>$& Head</p>"}]');
  expect(text).toContain('{"name":"en/a&b/sidebar","html":"$$5"}');
  expect(text).toContain('{"name":"x","children":"y"}');
  expect(() => fillData(parseFlight(data('"$undefined"')), new Map())).toThrow('“en/head”');
});
