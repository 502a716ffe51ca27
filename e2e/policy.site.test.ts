import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
