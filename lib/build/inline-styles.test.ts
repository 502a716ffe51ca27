import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { inlineStyles } from '@/lib/build/inline-styles.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LINK = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';

function inlined(html: string, css = '.a{content:"$&"}', basePath = ''): string {
  folder = folderOf({ 'S/page.html': html, '_next/a.css': css });
  inlineStyles(folder, ['S/page.html'], undefined, basePath);
  return readFileSync(join(folder, 'S/page.html'), 'utf8');
}

describe('inlineStyles', () => {
  test('the styles that a page uses stand in it, and the link stays after them, for print and for readers without script', () => {
    expect(inlined(`<head>${LINK}</head><p class="a">`, '.a{content:"$&"}.b{color:red}')).toBe(
      '<head><style>.a{content:"$&"}</style><noscript><link rel="stylesheet" href="/_next/a.css"/></noscript><link rel="stylesheet" href="/_next/a.css" data-precedence="next" media="print"/></head><p class="a">',
    );
  });

  test('a site below a base path has its styles at the top of its folder', () => {
    expect(
      inlined('<link rel="stylesheet" href="/docs/_next/a.css"/>', '*{x:1}', '/docs'),
    ).toContain('<style>*{x:1}</style>');
  });

  test('comments of the source map and hints to fetch the file are dropped', () => {
    expect(
      inlined(
        `<link rel="preload" href="/_next/a.css" as="style"/>${LINK}`,
        '*{x:1}\n/*# sourceMappingURL=a.css.map*/',
      ),
    ).toMatch(/^<style>\*\{x:1\}<\/style><noscript><link rel="stylesheet"/);
  });

  test('a page without a link to styles stops the build with its name and the remedy', () => {
    expect(() => inlined('<p>Text</p>')).toThrow(
      /S\/page\.html: has no <link rel="stylesheet">.*docs\/upgrading\.md/,
    );
  });

  test('what looks like a link inside a script is none', () => {
    const script = `<script>"${LINK}"</script>`;
    expect(inlined(`<head>${LINK}${script}</head><body>`)).toContain(script);
  });

  test('a style sheet that is missing is an error', () => {
    expect(() => inlined('<link rel="stylesheet" href="/_next/nope.css"/>')).toThrow('nope.css');
  });
});
