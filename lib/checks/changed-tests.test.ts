import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTestsFor, sitesOf, subjects } from './changed-tests.ts';

const TESTS = ['docs.spec.ts', 'docs.site.test.ts', 'print.spec.ts', 'sidebar.spec.ts'];

test('a changed part of the portal has the browser tests of its subject', () => {
  expect(browserTestsFor(['components/sidebar/tree.tsx'], TESTS)).toEqual(['sidebar.spec.ts']);
  expect(browserTestsFor(['components/docs/toc.tsx', 'app/styles/print.css'], TESTS)).toEqual([
    'docs.spec.ts',
    'docs.site.test.ts',
    'print.spec.ts',
  ]);
});

test('a changed browser test is run; unit tests, texts and what nobody looks at need no browser', () => {
  expect(browserTestsFor(['e2e/print.spec.ts'], TESTS)).toEqual(['print.spec.ts']);
  expect(
    browserTestsFor(
      ['components/sidebar/tree.test.tsx', 'content/en/BSP/Overview.md', 'lib/text/words.ts'],
      TESTS,
    ),
  ).toEqual([]);
});

test('only sites that a test names are needed', () => {
  expect(sitesOf([])).toEqual([]);
  expect(sitesOf(["open(page, '/BSP')"])).toEqual(['product']);
  expect(sitesOf(['FIXTURE_URL', 'VARIANT_OUT'])).toEqual(['product', 'fixture', 'variant']);
  for (const source of ['DOCUSAURUS_URL', "builtSite('docusaurus')"])
    expect(sitesOf([source])).toEqual(['product', 'docusaurus']);
});

test('every test that the map names is there', () => {
  const files = readdirSync('e2e');
  for (const name of subjects())
    expect(files.includes(`${name}.spec.ts`) || files.includes(`${name}.site.test.ts`), name).toBe(
      true,
    );
});
