import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { APIS, bundled, operationsOf } from './api-documents.ts';
import { builtSite } from './built-sites.ts';

const product = builtSite('product');

for (const { base, name, main } of APIS) {
  test(`B136: each group of ${base} lists exactly the operations with its tag`, async () => {
    for (const tag of bundled(name).tags) {
      const response = await product.get(`${base}/${tag['x-slug']!}`);
      expect(response.status, tag.name).toBe(200);
      const article = /<article>([^]*?)<\/article>/.exec(await response.text())![1]!;
      const linked = [...article.matchAll(/<li><a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
      expect(linked.sort(), tag.name).toEqual(
        operationsOf(name)
          .filter(({ operation }) => operation.tags?.includes(tag.name))
          .map(({ operation }) => `${base}/${operation['x-slug']!}`)
          .sort(),
      );
    }
  });

  test(`B8: headings of the overview of ${base} have the same ids in both languages`, async () => {
    const ids = async (path: string) =>
      [...(await product.text(path)).matchAll(/<h[2-6][^>]*? id="([^"]+)"/g)].map(([, id]) => id);
    const english = await ids(`${base}/${main}`);
    expect(english.length).toBeGreaterThan(5);
    expect(await ids(`/zh-tw${base}/${main}`)).toEqual(english);
  });

  test(`B120: pages of ${base} stay small`, async () => {
    for (const { operation } of operationsOf(name)) {
      for (const locale of ['', '/zh-tw']) {
        const path = `${locale}${base}/${operation['x-slug']!}`;
        const html = await product.text(path);
        expect(gzipSync(html).length, `${path}, compressed`).toBeLessThan(60_000);
        expect(html.length, path).toBeLessThan(300_000);
      }
    }
  });
}
