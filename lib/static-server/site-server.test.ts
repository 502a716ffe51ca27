import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { ask } from '@/lib/static-server/__fixtures__/ask.ts';
import { createSiteServer, listen } from '@/lib/static-server/site-server.ts';

const PAGE = `<!doctype html><title>A</title>${'<p>text</p>'.repeat(100)}`;

let folder: string;
const servers: Server[] = [];
beforeAll(() => {
  folder = folderOf({
    'index.html': PAGE,
    '404.html': 'not found',
    'zh-tw/404.html': '找不到',
    'S/a.html': PAGE,
    '_next/static/x.js': 'x',
    'logo.png': new Uint8Array([1, 2, 3]),
  });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});

async function start(
  options: Omit<Parameters<typeof createSiteServer>[0], 'folder'> = {},
): Promise<number> {
  const server = createSiteServer({ folder, ...options });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

let port: number;
beforeAll(
  async () =>
    (port = await start({
      locales: ['zh-tw'],
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Own', "a 'b'"],
      ],
    })),
);

describe('pages', () => {
  test('B2: a page is served with its type, whatever its query', async () => {
    const { status, headers, body } = await ask(port, '/S/a/?x=1');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-length': String(PAGE.length),
    });
    expect(body.toString()).toBe(PAGE);
  });

  test.each([
    ['/S/a', 200],
    ['/nope', 404],
    ['/_next/static/x.js', 200],
  ])('security headers: %s has them', async (path, expected) => {
    const { status, headers } = await ask(port, path);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-own': "a 'b'" });
  });

  test.each([
    ['/nope', 'not found'],
    ['/zh-tw/nope', '找不到'],
    ['/..%2f..%2fetc/passwd', 'not found'],
    ['/%E6', 'not found'],
    [`/${'a'.repeat(3000)}`, 'not found'],
  ])('B4: %s has the status 404 and a page that is not kept', async (path, text) => {
    const { status, headers, body } = await ask(port, path);
    expect([status, body.toString()]).toEqual([404, text]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a site without a 404 page answers 404, too', async () => {
    const empty = folderOf();
    const server = createSiteServer({ folder: empty });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    expect((await ask((server.address() as AddressInfo).port, '/')).status).toBe(404);
    rmSync(empty, { recursive: true });
  });
});

describe('redirects', () => {
  test.each([
    ['//S/a?x=1', '/S/a?x=1'],
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
  ])('security: a path that begins with two slashes names no host: %s', async (path, location) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    ['/base/S/old%20name', '/base/S/a'],
    ['/base/S/old%20name/?x=1', '/base/S/a?x=1'],
    ['/base/S/old%20name.html', '/base/S/a'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await ask(
      await start({ basePath: '/base', redirects: new Map([['/base/S/old%20name', '/base/S/a']]) }),
      path,
    );
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    ['/S/old', '/S/a#top', '/S/a#top'],
    ['/S/old?x=1', '/S/a#top', '/S/a#top'],
    ['/S/old?x=1', '/S/a?y=2', '/S/a?y=2'],
    ['/S/old?x=1', 'https://x.example/', 'https://x.example/?x=1'],
  ])('%s leads to %s as %s', async (path, to, location) => {
    const { headers } = await ask(await start({ redirects: new Map([['/S/old', to]]) }), path);
    expect(headers.location).toBe(location);
  });

  test('a path that only begins like an old one does not lead anywhere', async () => {
    expect(
      (await ask(await start({ redirects: new Map([['/S/old', '/S/a']]) }), '/S/older')).status,
    ).toBe(404);
  });
});

describe('caching and methods', () => {
  test('what a client has is not sent again', async () => {
    const { etag } = (await ask(port, '/')).headers;
    expect(etag).toMatch(/^W\/"/);
    const again = await ask(port, '/', { 'if-none-match': etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask(port, '/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/_next/static/x.js', 'public, max-age=31536000, immutable'],
    ['/_next/static/nope.js', 'no-store'],
  ])('%s: %s', async (path, expected) => {
    expect((await ask(port, path)).headers['cache-control']).toBe(expected);
  });

  test('HEAD has the headers without the body', async () => {
    const { status, headers, body } = await ask(port, '/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask(port, '/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a base path', () => {
  test.each([
    ['/docs', 200],
    ['/docs/', 200],
    ['/docs?x=1', 200],
    ['/docs/S/a', 200],
    ['/', 404],
    ['/S/a', 404],
    ['/docsS/a', 404],
  ])('%s has the status %i', async (path, status) => {
    expect((await ask(await start({ basePath: '/docs' }), path)).status).toBe(status);
  });
});

test('a port that is taken is left alone: the next free one is used', async () => {
  const other = createServer();
  servers.push(other);
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const taken = (other.address() as AddressInfo).port;
  const server = createSiteServer({ folder });
  servers.push(server);
  const chosen = await listen(server, taken);
  expect(chosen).toBeGreaterThan(taken);
  expect((await ask(chosen, '/')).status).toBe(200);
});
