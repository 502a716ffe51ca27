import { chmodSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { installed, startNginx, type Running } from '@/lib/deploy/__fixtures__/run-nginx.ts';
import { freePort } from '@/lib/static-server/free-port.ts';
import { nginxConfig } from '@/lib/deploy/nginx-config.ts';
import { nginxMap, parseRules, rulesFile, type Move } from '@/lib/outputs/redirect-files.ts';
import { securityHeaders } from '@/lib/outputs/security-headers.ts';
import { ask } from '@/lib/static-server/__fixtures__/ask.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';

const headers = securityHeaders({ url: 'https://x.example' });
const PAGE = `<!doctype html><title>A</title>${'<p>text</p>'.repeat(100)}`;

const FILES: Record<string, string | Uint8Array> = {
  'index.html': PAGE,
  'index.md': '# Home',
  '404.html': 'not found',
  'BSP.html': PAGE,
  'BSP/Overview.html': PAGE,
  'BSP/Overview.txt': 'data',
  'BSP/Overview.md': '# 概觀',
  'BSP/Yocto 4.0.html': 'four',
  'BSP/A B & C#.html': 'signs',
  'BSP/安裝.html': '安裝',
  'API/index.html': 'api',
  'BSP/v1.html.html': 'really ends so',
  'zh-tw.html': '首頁',
  'zh-tw/index.html': '首頁',
  'zh-tw/404.html': '找不到',
  'zh-tw/BSP.html': '中文',
  'sitemap.xml': '<urlset/>',
  'logo.svg': '<svg/>',
  'red.png': new Uint8Array([1, 2, 3]),
  '_next/static/chunks/a.js': 'x',
  '_search/en/index-a.json': '{}',
  '_search/en/manifest.json': '{}',
  '_content/red.12345678.png': new Uint8Array([1]),
};

/**
 * Addresses below the base path. What each is answered with is settled by the server of `npm
 * start`, which has its own tests.
 */
const ADDRESSES = [
  ...[
    '',
    '/',
    '/?a=1',
    '/index.html',
    '/index',
    '/404',
    '/404.html',
    '/404/',
    '/zh-tw/404.html',
    '/zh-tw',
    '/zh-tw/',
    '/zh-tw/index.html',
    '/zh-tw/BSP',
    '/zh-tw/nope',
    '/zh-twice',
    '/nope',
    '/nope/',
  ],
  ...[
    '/BSP',
    '/BSP/',
    '/BSP.html',
    '/BSP/index.html',
    '/BSP/index',
    '/BSP/Overview',
    '/BSP/Overview/',
    '/BSP/Overview.html',
    '/BSP/Overview/index.html',
    '/BSP/Overview%20',
    '/BSP/%4Fverview',
    '/BSP/overview',
  ],
  ...[
    '/BSP/Overview.txt',
    '/BSP/Overview.md',
    '/BSP/Yocto%204.0',
    '/BSP/Yocto%204.0/',
    '/BSP/A%20B%20&%20C%23',
    `/BSP/${encodeURIComponent('安裝')}`,
    '/API',
    '/API/',
    '/BSP/v1.html',
    '/sitemap.xml',
    '/logo.svg',
    '/red.png',
  ],
  ...[
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/gone.js',
    '/_next',
    '/_search/en/index-a.json',
    '/_search/en/manifest.json',
    '/_content/red.12345678.png',
    '/redirects.nginx.conf',
  ],
  ...[
    '/BSP/old',
    '/BSP/old/',
    '/BSP/old.html?a=1&b=%20',
    '/BSP/old%20name',
    '/BSP/older',
    '/zh-tw/BSP/old',
    '/bsp/overview',
    '/BSP/OLD',
    '/BSP/heading',
    '/BSP/heading?a=1',
    '/forum?a=1',
    '/question?a=1',
  ],
];

describe.each(['', '/docs', '/a.b/c'])(
  'nginx with the configuration for base path "%s"',
  (basePath) => {
    const moves: Move[] = [
      ['/BSP/old', '/BSP/Overview'],
      ['/BSP/old name', '/BSP/Yocto%204.0'],
      ['/zh-tw/BSP/old', '/zh-tw/BSP'],
      ['/bsp/overview', '/BSP/Overview'],
      ['/BSP/(1+1)', '/BSP'],
      ['/BSP/heading', '/BSP/Overview#top'],
      ['/forum', 'https://forum.example.com/'],
      ['/question', 'https://forum.example.com/?q=1'],
    ].map(([from, to]) => ({
      from: from!,
      fromHref: basePath + encodeURI(from!),
      toHref: to!.startsWith('/') ? basePath + to! : to!,
      url: '',
    }));
    let folder: string;
    let nginx: Running | undefined;
    let ours: Server;
    let ports: { nginx: number; ours: number };

    beforeAll(async () => {
      folder = folderOf({
        ...Object.fromEntries(
          Object.entries(FILES).map(([name, content]) => [`site/${name}`, content]),
        ),
        'site/redirects.nginx.conf': nginxMap(moves, basePath),
        'site/_redirects': rulesFile(moves),
      });
      chmodSync(folder, 0o755);
      const site = join(folder, 'site');
      ours = createSiteServer({
        folder: site,
        locales: ['zh-tw'],
        basePath,
        redirects: parseRules(rulesFile(moves)),
      });
      await new Promise<void>((resolve) => ours.listen(0, resolve));
      ports = { ours: (ours.address() as AddressInfo).port, nginx: await freePort() };
      if (installed)
        nginx = await startNginx(
          ports.nginx,
          nginxConfig({
            root: site,
            listen: [`127.0.0.1:${ports.nginx}`],
            serverName: '_',
            basePath,
            locales: ['zh-tw'],
            headers,
          }),
        );
    });
    afterAll(async () => {
      await new Promise((resolve) => ours.close(resolve));
      await nginx?.stop();
      rmSync(folder, { recursive: true });
    });

    const about = (address: string): string =>
      installed ? address : `${address} (skipped: nginx is not installed)`;

    describe.each(ADDRESSES.map((address) => [about(address), address]))('%s', (_, address) => {
      test.skipIf(!installed)('B2, B4: is answered as by the server of `npm start`', async () => {
        const path = basePath + address || '/';
        const [theirs, expected] = await Promise.all([
          ask(ports.nginx, path),
          ask(ports.ours, path),
        ]);
        const facts = ({ status, headers, body }: typeof theirs) => ({
          status,
          type: status === 301 ? '' : headers['content-type'],
          location: headers.location,
          kept: status === 301 ? '' : headers['cache-control'],
          body: status === 301 ? '' : body.toString(),
        });
        expect(facts(theirs)).toEqual(facts(expected));
      });
    });

    test.skipIf(!installed)(
      about('every answer has the security headers, also 404, 301 and files that never change'),
      async () => {
        for (const address of ['/', '/nope', '/BSP/old', '/_next/static/chunks/a.js']) {
          const answer = await ask(ports.nginx, basePath + address);
          expect(headers.length).toBeGreaterThan(3);
          for (const [name, value] of headers)
            expect(answer.headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
          expect(answer.headers.server).toBe('nginx');
        }
      },
    );

    test.skipIf(!installed)(
      about(
        'text is compressed, pictures are not; what a client has is not sent again; nothing is taken',
      ),
      async () => {
        for (const address of ['/BSP', '/nope-a-page']) {
          const page = await ask(ports.nginx, basePath + address, { 'accept-encoding': 'gzip' });
          if (address === '/BSP') {
            expect(page.headers).toMatchObject({
              'content-encoding': 'gzip',
              vary: 'Accept-Encoding',
            });
            expect(gunzipSync(page.body).toString()).toBe(PAGE);
          } else expect(page.status).toBe(404);
        }
        expect(
          (await ask(ports.nginx, `${basePath}/red.png`, { 'accept-encoding': 'gzip' })).headers[
            'content-encoding'
          ],
        ).toBeUndefined();
        const { etag } = (await ask(ports.nginx, `${basePath}/BSP`)).headers;
        expect((await ask(ports.nginx, `${basePath}/BSP`, { 'if-none-match': etag! })).status).toBe(
          304,
        );
        expect((await ask(ports.nginx, `${basePath}/BSP`, {}, 'HEAD')).status).toBe(200);
        for (const method of ['POST', 'PUT', 'DELETE'])
          expect(
            (await ask(ports.nginx, `${basePath}/BSP`, {}, method)).status,
          ).toBeGreaterThanOrEqual(403);
      },
    );

    test.skipIf(!installed)(about('nothing outside the site is ever read'), async () => {
      for (const path of [
        '/../nginx.conf',
        '/..%2fnginx.conf',
        '/%2e%2e/nginx.conf',
        '/BSP/..%2F..%2Fnginx.conf',
        '//nginx.conf',
        '/red.png%00.html',
      ])
        expect((await ask(ports.nginx, basePath + path)).status, path).toBeGreaterThanOrEqual(400);
      if (basePath !== '')
        for (const path of ['/', '/BSP', `${basePath}x`, '/index.html'])
          expect((await ask(ports.nginx, path)).status, path).toBe(404);
    });
  },
);

test('a value that nginx would read as something else is refused', () => {
  const options = {
    root: '/srv/$site',
    listen: ['80'],
    serverName: '_',
    basePath: '',
    locales: [],
    headers,
  };
  expect(() => nginxConfig(options)).toThrow('a dollar sign');
  expect(() => nginxConfig({ ...options, root: '/srv', headers: [['X', 'a"b']] })).toThrow(
    'a quote',
  );
});
