import { expect, test } from 'vitest';
import {
  attribute,
  elementsIn,
  readHtml,
  shownText,
  type Element,
} from '../bench/docusaurus/html-tree.ts';
import { builtSite } from './built-sites.ts';
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

/** Every element of a tree. These pages are the largest: jsdom takes seven times as long. */
const all = (root: Element): Element[] => [root, ...elementsIn(root).flatMap(all)];

test.each(SECTIONS)(
  'B72 print: on the print page of %s ids are unique and anchors lead somewhere, and there is no page data',
  async (section) => {
    const address = `${href(section)}/_print`;
    const response = await product.get(address);
    expect(response.status).toBe(200);
    const elements = all(readHtml(await response.text()));
    const named = (name: string, within = elements) =>
      within.filter(({ tagName }) => tagName === name);
    expect(named('script').map((script) => shownText(script))).toEqual([
      expect.stringMatching(/^document\.querySelector\('\.print-bar button'\).{0,80}$/),
    ]);
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    const known = new Set<string>();
    const twice = ids.filter((id) => known.has(id) || !known.add(id));
    const targets = (within?: Element[]) =>
      named('a', within).map((link) => attribute(link, 'href') ?? '');
    const anchors = targets().filter((target) => target.startsWith('#'));
    expect({
      twice,
      dead: anchors.filter((link) => !known.has(decodeURIComponent(link.slice(1)))),
      relative: targets(named('main').flatMap(all)).filter(
        (target) => !/^(#|[a-z]+:)/.test(target),
      ),
    }).toEqual({ twice: [], dead: [], relative: [] });
    expect(anchors.length).toBeGreaterThan(0);
  },
);

test('B72 print: every section has a print page in each language', () => {
  expect(SECTIONS.length).toBeGreaterThanOrEqual(4);
});
