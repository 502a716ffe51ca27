import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASE_PATH_OUT, FIXTURE_OUT } from './site-files.ts';
import { BASE_PATH } from './tested-sites.ts';

const page = (out: string): string =>
  readFileSync(join(out, 'Guide', 'secrets', 'secret-page.html'), 'utf8');

test('B42: front matter in other forms of Docusaurus has its effect', () => {
  const html = page(FIXTURE_OUT);
  expect(html).toContain('<title>A title for the tab | ');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(html).toContain('dateTime="2024-05-01');
});

test('B113: links to other programs of the host stay, below the base path', () => {
  for (const [out, base] of [
    [FIXTURE_OUT, ''],
    [BASE_PATH_OUT, BASE_PATH],
  ] as const) {
    expect(page(out)).toMatch(new RegExp(`href="${base}/console/start\\?x=1"`));
    expect(page(out)).toMatch(new RegExp(`href="${base}/tool"`));
  }
});

test('moved in: a box of an own kind has the title and the look of the settings', () => {
  expect(page(FIXTURE_OUT)).toMatch(/data-kind="danger".*?<\/span>Security<\/p>/s);
});

test('B57: a language by the name that Prism gives it is colored', () => {
  expect(page(FIXTURE_OUT)).toMatch(/<span class="ts">(&quot;|")aliased/);
});
