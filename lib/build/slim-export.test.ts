import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { slimExport, slimHtml } from '@/lib/build/slim-export.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = (locale: string, page: string) =>
  [
    `c:[["children",{"s":"__PAGE__","d":{"r":"${page}","p":false,"v":null}}]]`,
    'b:[["children",{"s":{"n":"section","t":"d","k":"weda~docs","s":[]},"d":{"r":"sidebar","p":false,"v":null},"c":"$Qc"}]]',
    `a:[["children",{"s":{"n":"locale","t":"d","k":"${locale}","s":[]},"d":{"r":"navbar","p":false,"v":null},"c":"$Qb"}]]`,
    '0:{"t":{"t":{"s":"","d":{"r":"root","p":false,"v":null},"c":"$Qa"}}}\n',
  ].join('\n');

test('B5: a page has one file of data, a section one with its frame; segments and what is empty then go', () => {
  folder = folderOf({
    'weda/docs/a.html': '<p>a</p>',
    'weda/docs/a.txt': data('en', 'page a'),
    'weda/docs/a/__next._full.txt': 'x',
    'weda/docs/b.html': '<p>b</p>',
    'weda/docs/b.txt': data('en', 'page b'),
    'zh-tw/weda/docs/a.html': '<p>a</p>',
    'zh-tw/weda/docs/a.txt': data('zh-tw', 'page a'),
    'robots.txt': 'User-agent: *',
    '_next/x.txt': 'x',
  });
  slimExport(folder, { defaultLocale: 'en' }, new Map(), '/base');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('weda/docs/a.txt')).toMatch(/^100000:.*\n100001:\{"section":"en\/weda~docs","frame":"\/base\/weda\/docs\/__section\.txt"\}\n/);
  expect(read('weda/docs/a.txt')).toContain('page a');
  expect(read('weda/docs/a.txt')).not.toMatch(/sidebar|navbar|root"/);
  expect(read('weda/docs/__section.txt')).toContain('sidebar');
  expect(read('zh-tw/weda/docs/a.txt')).toContain('"frame":"/base/zh-tw/weda/docs/__section.txt"');
  expect(existsSync(join(folder, 'weda/docs/a'))).toBe(false);
  expect(read('robots.txt')).toBe('User-agent: *');
  expect(read('_next/x.txt')).toBe('x');
});

test('a page with data of another kind is named', () => {
  folder = folderOf({ 'a.html': '', 'a.txt': 'hello\n' });
  expect(() => slimExport(folder, { defaultLocale: 'en' }, new Map())).toThrow(/a\.txt: Page data that cannot be read/);
});

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

test('the data in the HTML becomes one script without what stands in the document, safe to stand there', () => {
  const html = `<b>x</b><script>x</script>${push('2:"/a.js"\n4:I[9,["$2"],"Prerendered"]\n0:["$","$L4",null,{"name":"</script>","chil')}<i></i>${push('dren":"$6"}]\n6:"content \\" "\n')}</body>`;
  expect(slimHtml(html)).toBe(
    `<b>x</b><script>x</script><script>self.__next_f.push([1,"2:\\"/a.js\\"\\n4:I[9,[\\"$2\\"],\\"Prerendered\\"]\\n0:[\\"$\\",\\"$L4\\",null,{\\"name\\":\\"\\u003c/script\\u003e\\"}]\\n"])</script><i></i></body>`,
  );
  expect(slimHtml('<p>no data</p>')).toBe('<p>no data</p>');
});

test('what opens the data stands in the same script, in front of it', () => {
  expect(slimHtml(`<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push('0:"x"\n')}`)).toBe('<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:\\"x\\"\\n"])</script>');
});
