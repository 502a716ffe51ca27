import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../lib/site/files-below.ts';
import { builtSite, parseXml } from './built-sites.ts';
import { FIXTURE_OUT, fixtureManifest, href, manifest } from './site-files.ts';

const product = builtSite('product');
const fixture = builtSite('fixture');

/**
 * Both sites: the product, and the fixture with its odd names. The host is the one that the site's
 * addresses name.
 */
const SITES = [
  {
    name: 'product',
    built: product,
    host: 'https://learn.advantech.com',
    routes: () => manifest(),
  },
  { name: 'fixture', built: fixture, host: 'https://fixture.example', routes: fixtureManifest },
];

/** Without code, where everything may stand. */
const withoutCode = (markdown: string): string =>
  markdown
    .replace(/^([ >-]*)(`{3,}|~{3,})[\s\S]*?^\1?[ >]*\2[ ]*$/gm, '')
    .replace(/(`+)[^`][\s\S]*?\1/g, '');

const addressesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((https?:(?:\\.|[^)\s\\])+)\)/g)].map(([, address]) =>
    address!.replace(/\\(.)/g, '$1'),
  );

for (const site of SITES) {
  test(`sitemap: that of the ${site.name} is XML, has every page but unlisted ones, and every address answers`, async () => {
    const response = await site.built.get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const urls = [...parseXml(await response.text()).querySelectorAll('url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      alternates: [...url.querySelectorAll('link')].map((link) => link.getAttribute('hreflang')),
    }));
    for (const { loc, alternates } of urls) {
      expect(await site.built.status(loc.slice(site.host.length)), loc).toBe(200);
      expect(alternates).toEqual(['en', 'zh-Hant-TW', 'x-default']);
    }
    const listed = site
      .routes()
      .filter(
        (route) =>
          route.kind !== 'not-found' &&
          route.kind !== 'search' &&
          !route.unlisted &&
          !(route.section === 'Manual' && route.version === 'current'),
      );
    expect(urls.map(({ loc }) => loc.slice(site.host.length)).sort()).toEqual(
      listed.map((route) => href(route.path)).sort(),
    );
  });

  test(`Markdown copies: every page of the ${site.name} has one, without JSX, imports or anchors of headings`, async () => {
    for (const route of site
      .routes()
      .filter((candidate) => candidate.kind !== 'not-found' && candidate.kind !== 'search')) {
      const address = `${href(route.path)}${route.path.endsWith('/') ? 'index' : ''}.md`;
      const response = await site.built.get(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect(text, address).toMatch(/^# .+\n/);
      expect(withoutCode(text), address).not.toMatch(
        /<\/?[A-Z]|^(import|export) |\{#|^:::|className=|\]\((\/|\.)/m,
      );
    }
  });

  for (const prefix of ['', '/zh-tw']) {
    test(`llms.txt: that of the ${site.name}${prefix} leads to Markdown that is there, to every listed document and to nothing else`, async () => {
      const text = await site.built.text(`${prefix}/llms.txt`);
      expect(text).toMatch(/^# .+\n\n> .+\n/);
      const addresses = addressesIn(text);
      for (const address of addresses) {
        const response = await site.built.get(address.slice(site.host.length));
        expect(response.status, address).toBe(200);
        expect(response.headers.get('content-type'), address).toMatch(/^text\/(markdown|plain)/);
      }
      const documents = site
        .routes()
        .filter(
          (route) =>
            ['doc', 'api-overview', 'operation'].includes(route.kind) &&
            route.locale === (prefix === '' ? 'en' : 'zh-tw') &&
            !route.unlisted,
        );
      for (const document of documents)
        expect(addresses).toContain(`${site.host}${href(document.path)}.md`);
      const full = await site.built.text(`${prefix}/llms-full.txt`);
      expect(
        [...full.matchAll(/^(?:Source: |來源：)<(.*)>$/gm)].map(([, address]) => address).sort(),
      ).toEqual(documents.map((document) => site.host + href(document.path)).sort());
    });
  }
}

test('B56 sitemap without unlisted pages', async () => {
  for (const file of [
    '/sitemap.xml',
    '/llms.txt',
    '/llms-full.txt',
    '/zh-tw/llms.txt',
    '/releases.xml',
  ]) {
    const text = await fixture.text(file);
    expect(text, file).not.toMatch(/%E5%90%8D%E7%A8%B1\.md|<loc>[^<]*%E5%90%8D%E7%A8%B1|\/draft/);
  }
  expect(await fixture.status('/Guide/draft.md')).toBe(404);
});

test('brand: pages of a site without an icon link the drawn one', async () => {
  expect(await product.text('/zh-tw/training')).toContain('<link rel="icon" href="/icon.svg"/>');
  expect(await product.text('/icon.svg')).toMatch(/^<svg .*>A<\/text><\/svg>/);
});

test('robots.txt names the sitemap', async () => {
  expect(await product.text('/robots.txt')).toContain(
    'Sitemap: https://learn.advantech.com/sitemap.xml',
  );
});

test('Markdown copies: what MDX makes of a page is in the copy as Markdown', async () => {
  const text = await fixture.text('/Guide/basics/elements.md');
  for (const part of [
    'and 2 as an expression',
    '> **Note**',
    '> **Tip: With a title**',
    '### Linux\n\nLinux text.',
    '```mermaid\nflowchart LR',
    '![A red square](https://fixture.example/_content/',
    '- [x] done',
    '[^1]: The footnote',
    '**More**\n\nHidden text.',
  ])
    expect(text).toContain(part);
  const image = /https:\/\/fixture\.example(\/_content\/[^ ]+)/.exec(text)?.[1] ?? '';
  expect(await fixture.status(image)).toBe(200);
});

test('Markdown copies: an operation has parameters, bodies, responses and a sample, in its language; links lead to pages', async () => {
  const english = await product.text('/APIs/EdgeHub/login.md');
  for (const part of [
    '# Login\n',
    '/v2/auth/login\n```',
    '### Body (required)',
    '- `password` `string<password>` (required, write only)',
    '### 401',
    '- `accessToken` `string` (required)',
    'curl --request POST',
  ])
    expect(english).toContain(part);
  const chinese = await product.text('/zh-tw/APIs/EdgeHub/login.md');
  for (const part of [
    '/v2/auth/login\n```',
    '## 請求',
    '- `password` `string<password>`',
    'curl --request POST',
  ])
    expect(chinese).toContain(part);
  expect(chinese).not.toContain('Account to sign in with');
  const overview = await fixture.text('/shop/api/shop-api.md');
  for (const part of [
    '(https://fixture.example/Guide/basics/first-steps)',
    '(https://fixture.example/shop/api/create-order#request)',
    '(https://fixture.example/openapi/shop.yaml)',
    '## Servers',
  ])
    expect(overview).toContain(part);
});

test('Markdown copies: the head of a page names its copy, and the feed where there are releases', async () => {
  const types = async (path: string) =>
    [...(await product.document(path)).querySelectorAll('link[rel=alternate][type]')].map(
      (link) => [link.getAttribute('type'), link.getAttribute('href')],
    );
  expect(await types('/zh-tw/BSP/AOM-2721/Yocto%204.0')).toEqual([
    ['text/markdown', 'https://learn.advantech.com/zh-tw/BSP/AOM-2721/Yocto%204.0.md'],
    ['application/atom+xml', 'https://learn.advantech.com/zh-tw/releases.xml'],
  ]);
  expect(await types('/weda/docs')).toEqual([
    ['text/markdown', 'https://learn.advantech.com/weda/docs.md'],
  ]);
  expect(await types('/')).toContainEqual([
    'application/atom+xml',
    'https://learn.advantech.com/releases.xml',
  ]);
});

test('feed: every release is an entry whose page is there', async () => {
  for (const prefix of ['', '/zh-tw']) {
    const feed = parseXml(await product.text(`${prefix}/releases.xml`));
    const entries = [...feed.querySelectorAll('entry')].map((entry) => ({
      id: entry.querySelector('id')?.textContent,
      link: entry.querySelector('link')?.getAttribute('href') ?? '',
    }));
    const home = await product.document(prefix === '' ? '/' : prefix);
    const shown = home.querySelectorAll('main time').length;
    expect(shown).toBeGreaterThan(0);
    expect(entries.length).toBeGreaterThanOrEqual(shown);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { link } of entries)
      expect(await product.status(new URL(link).pathname), link).toBe(200);
  }
});

test('preview: nothing of what it alone shows is in an export', () => {
  const texts = filesBelow(FIXTURE_OUT).filter((file) => /\.(html|js|txt|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.filter((file) => readFileSync(file, 'utf8').includes('data-preview-problems')),
  ).toEqual([]);
});
