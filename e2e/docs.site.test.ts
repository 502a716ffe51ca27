import { expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';
import { manifest } from './site-files.ts';

const product = builtSite('product');

for (const [section, main] of [
  ['BSP', '/BSP/Overview'],
  ['weda/docs', '/weda/docs/Introduction'],
] as const) {
  test(`B52: Next leads from the main page of ${section} through every listed page once`, async () => {
    const listed = manifest().filter(
      (route) =>
        route.locale === 'en' &&
        route.section === section &&
        (route.kind === 'doc' || route.kind === 'category'),
    );
    const visited: string[] = [];
    for (let path: string | undefined = main; path !== undefined;) {
      expect(visited).not.toContain(path);
      visited.push(path);
      const html: string = await product.text(path);
      const next: string | undefined = /<a [^>]*rel="next"[^>]*>/
        .exec(html)?.[0]
        .match(/ href="([^"]*)"/)?.[1];
      path = next;
    }
    expect(visited.map(decodeURIComponent).sort()).toEqual(
      listed.map((route) => route.path).sort(),
    );
  });
}
