import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from './site-files.ts';

test('B71: no page asks for a password, and the search is the only form, for this site', () => {
  let forms = 0;
  for (const { path, kind, locale } of manifest().filter(({ kind }) => kind !== 'not-found')) {
    const name = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const html = readFileSync(join('out', name), 'utf8');
    // What is written into the request builder of an operation stays in the browser tab.
    if (kind !== 'operation') expect(html, path).not.toContain('type="password"');
    for (const [form] of html.matchAll(/<form[^>]*\saction=[^>]*>/g)) {
      forms++;
      expect(form, path).toMatch(
        locale === 'en' ? / action="\/search"/ : / action="\/zh-tw\/search"/,
      );
    }
  }
  expect(forms).toBeGreaterThan(manifest().length / 2);
});
