import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../lib/site/files-below.ts';
import { builtSite } from './built-sites.ts';
import { FIXTURE_OUT } from './site-files.ts';

const product = builtSite('product');
const fixture = builtSite('fixture');

test('security headers: every answer has them, pages, files and what is not there', async () => {
  for (const path of ['/', '/BSP/Overview', '/nope', '/loaded.js', '/llms.txt']) {
    const { headers } = await product.get(path);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
  }
});

test('security headers: the file for hosts says the same as our server', async () => {
  for (const [folder, site] of [
    ['out', product],
    [FIXTURE_OUT, fixture],
  ] as const) {
    const { headers } = await site.get('/');
    const lines = readFileSync(`${folder}/_headers`, 'utf8')
      .split('\n\n')[0]!
      .split('\n')
      .slice(1)
      .filter((line) => line !== '');
    for (const line of lines) {
      const [, name = '', value] = /^ {2}([\w-]+): (.+)$/.exec(line)!;
      if (name !== 'Strict-Transport-Security') expect(headers.get(name), name).toBe(value);
    }
    expect(lines.join()).toContain('Strict-Transport-Security');
  }
});

/** The policy in the head of a page. */
const policyIn = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];

test.each([
  ['product', 'out'],
  ['fixture', FIXTURE_OUT],
])('B71: every page of the %s names the scripts that it allows', (_, folder) => {
  // What is below _content is part of a page.
  const pages = filesBelow(folder).filter(
    (file) => file.endsWith('.html') && !file.startsWith(join(folder, '_content')),
  );
  expect(pages.length).toBeGreaterThan(25);
  const wrong = pages.filter((file) => {
    const policy = policyIn(readFileSync(file, 'utf8')) ?? '';
    return (
      !/script-src 'self'( 'sha256-[\w+/=]+')+;/.test(policy) ||
      /unsafe-eval|script-src[^;]*unsafe-inline|google/.test(policy)
    );
  });
  expect(wrong).toEqual([]);
});
