import { expect, test } from 'vitest';
import { builtSite, parseHtml } from './built-sites.ts';
import { href, manifest } from './site-files.ts';

const product = builtSite('product');
const SECTIONS = [
  ...new Set(
    manifest().flatMap((route) =>
      route.kind === 'doc'
        ? [`${route.locale === 'en' ? '' : `/${route.locale}`}/${route.section}`]
        : [],
    ),
  ),
];

test.each(SECTIONS)(
  'B72 print: on the print page of %s ids are unique and anchors lead somewhere, and there is no page data',
  async (section) => {
    const address = `${href(section)}/_print`;
    const response = await product.get(address);
    expect(response.status).toBe(200);
    const page = parseHtml(await response.text());
    expect([...page.scripts].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^document\.querySelector\('\.print-bar button'\).{0,80}$/),
    ]);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    const known = new Set(ids);
    const targets = (selector: string) =>
      [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
    expect({
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      dead: targets('a[href^="#"]').filter((link) => !known.has(decodeURIComponent(link.slice(1)))),
      relative: targets('main a').filter((target) => !/^(#|[a-z]+:)/.test(target)),
    }).toEqual({ twice: [], dead: [], relative: [] });
    expect(targets('a[href^="#"]').length).toBeGreaterThan(0);
  },
);

test('B72 print: every section has a print page in each language', () => {
  expect(SECTIONS.length).toBeGreaterThanOrEqual(4);
});
