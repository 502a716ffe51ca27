import { expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';
import { href, manifest } from './site-files.ts';

const product = builtSite('product');

for (const start of ['/', '/zh-tw/']) {
  test(`B17: every page of ${start} can be reached by links of the HTML alone`, async () => {
    const prefix = start.slice(0, -1);
    const wanted = manifest()
      .filter(
        (route) =>
          route.path === start ||
          (route.path.startsWith(`${prefix}/`) && (prefix !== '' || route.locale === 'en')),
      )
      .filter((route) => route.kind !== 'not-found' && route.kind !== 'search');
    // Nothing outside the writers' guide leads there.
    const seen = new Set<string>([start, `${prefix}/writing`]);
    for (const path of seen) {
      const html = await product.text(href(path));
      for (const [, link] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
        const target = decodeURIComponent(link!.replaceAll('&amp;', '&'));
        if (wanted.some((route) => route.path === target)) seen.add(target);
      }
    }
    expect(wanted.map((route) => route.path).filter((path) => !seen.has(path))).toEqual([]);
  });
}
