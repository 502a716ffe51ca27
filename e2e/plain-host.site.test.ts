import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainHost } from './plain-host.ts';
import { href, manifest, VARIANT_OUT } from './site-files.ts';

let origin: string;
let server: Server;
beforeAll(async () => {
  ({ origin, server } = await plainHost(VARIANT_OUT));
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

test('index files: on a host without rules every page has its address, and names its one canonical address', async () => {
  const routes = manifest(VARIANT_OUT).filter(({ kind }) => kind !== 'not-found');
  expect(routes.length).toBeGreaterThan(8);
  for (const { path, kind } of routes) {
    // The search is no page to be found.
    const canonical =
      kind === 'search' ? undefined : `https://variant.example${href(path).replace(/^\/$/, '')}`;
    for (const end of path === '/' ? [''] : ['', '/', '.html', '/index.html']) {
      const response = await fetch(origin + href(path) + end);
      expect(response.status, path + end).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1[ >]/g), path + end).toHaveLength(1);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path + end).toBe(canonical);
    }
  }
  const addresses = [
    ...(await (await fetch(`${origin}/sitemap.xml`)).text()).matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, address]) => address!);
  expect(addresses).toContain('https://variant.example/Guide/second');
  expect(
    addresses.filter(
      (address) =>
        /\/index(\.html)?$|\/$/.test(new URL(address).pathname) &&
        new URL(address).pathname !== '/',
    ),
  ).toEqual([]);
});
