import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';
import { BASE_PATH_OUT, href, manifest } from './site-files.ts';
import { BASE_PATH } from './tested-sites.ts';

const HOST = 'https://fixture.example';
/** The fixture site, built for `/docs`. */
const site = builtSite('base');
const routes = manifest(BASE_PATH_OUT);

test('B1: below a base path no page names an address outside it', () => {
  const wrong: string[] = [];
  for (const file of readdirSync(BASE_PATH_OUT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html'),
  )) {
    const html = readFileSync(join(BASE_PATH_OUT, file), 'utf8').replace(
      /<script\b[^>]*>[\s\S]*?<\/script>/g,
      (script) => script.slice(0, script.indexOf('>') + 1),
    );
    for (const [, name, value] of html.matchAll(
      /\s(href|src|srcset|action|content|data-(?:index|worker|home|active-path))="(\/[^"]*|https:\/\/fixture\.example[^"]*)"/g,
    )) {
      const path = value!.startsWith(HOST) ? value!.slice(HOST.length) : value!;
      if (
        path !== BASE_PATH &&
        !path.startsWith(`${BASE_PATH}/`) &&
        !/^(\/(card\.png|help|terms|orders)?)?$/.test(path)
      )
        wrong.push(`${file}: ${name}="${value}"`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});

test('B1: every page below a base path answers, in each spelling, and nothing outside it does', async () => {
  const pages = routes.filter(({ kind }) => kind !== 'not-found');
  expect(pages.length).toBeGreaterThan(40);
  for (const { path } of pages) expect(await site.status(BASE_PATH + href(path)), path).toBe(200);
  for (const path of [
    '/docs',
    '/docs/',
    '/docs/zh-tw',
    '/docs/zh-tw/',
    '/docs/Guide/',
    '/docs/Guide.html',
    '/docs/zh-tw/Guide/index.html',
  ])
    expect(await site.status(path), path).toBe(200);
  for (const path of ['/', '/Guide', '/docsGuide', '/zh-tw/Guide'])
    expect(await site.status(path), path).toBe(404);
});

test('redirects: an old path below a base path leads to the new one below it', async () => {
  for (const [from, to] of [
    ['/Guide/start', '/Guide/basics/first-steps'],
    ['/zh-tw/Guide/start?a=1', '/zh-tw/Guide/basics/first-steps?a=1'],
  ] as const) {
    const response = await site.get(BASE_PATH + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, BASE_PATH + to]);
  }
  const page = readFileSync(join(BASE_PATH_OUT, 'Guide', 'start.html'), 'utf8');
  expect(page).toContain('location.replace("/docs/Guide/basics/first-steps"');
  expect(page).toContain(
    '<link rel="canonical" href="https://fixture.example/docs/Guide/basics/first-steps">',
  );
});

test('sitemap, robots.txt, feed, llms.txt and Markdown copies name addresses below the base path, and those answer', async () => {
  const text = async (path: string) => {
    const response = await site.get(BASE_PATH + path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  expect(await text('/robots.txt')).toContain(`Sitemap: ${HOST}${BASE_PATH}/sitemap.xml`);
  const named = new Set<string>();
  for (const file of [
    '/sitemap.xml',
    '/llms.txt',
    '/zh-tw/llms.txt',
    '/index.md',
    '/Guide/basics/first-steps.md',
    '/zh-tw/Guide/basics/elements.md',
    '/shop/api/list-orders.md',
  ]) {
    const own = [...(await text(file)).matchAll(/https:\/\/fixture\.example(\/[^\s"<>)]*)/g)].map(
      ([, path]) => path!.replaceAll('&amp;', '&').replace(/\\(.)/g, '$1'),
    );
    expect(own.length, file).toBeGreaterThan(0);
    for (const path of own) named.add(path);
  }
  for (const path of named) {
    expect(path).toMatch(/^\/docs\//);
    expect(await site.status(path), path).toBe(200);
  }
});
