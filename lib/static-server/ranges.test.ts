import { rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { installed, startNginx, type Running } from '@/lib/deploy/__fixtures__/run-nginx.ts';
import { freePort } from '@/lib/static-server/free-port.ts';
import { nginxConfig } from '@/lib/deploy/nginx-config.ts';
import { ask } from '@/lib/static-server/__fixtures__/ask.ts';
import { isSameFile, requestedRange } from '@/lib/static-server/ranges.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';

const PAGE = Array.from({ length: 100 }, (_, index) => `<p>line ${index}</p>`).join('\n');
const SIZE = PAGE.length;

describe('serve: what a Range header asks for of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=99-500', { start: 99, end: 99 }],
    [' Bytes = 5 - 5 ', { start: 5, end: 5 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ...[
      undefined,
      '',
      'bytes',
      'bytes=',
      'bytes=-',
      'bytes=9-5',
      'bytes=a-b',
      'bytes=1-2,4-5',
      'pages=1-2',
      'bytes=1--2',
      'bytes=0x1-2',
    ].map((header) => [header, undefined] as const),
  ] as const)('%s', (header, expected) => {
    expect(requestedRange(header, 100)).toEqual(expected);
  });

  test('of an empty file there is no part', () => {
    expect(['bytes=0-', 'bytes=-1'].map((header) => requestedRange(header, 0))).toEqual([
      'unsatisfiable',
      'unsatisfiable',
    ]);
  });

  test('serve: If-Range holds for the very date and for a strong tag', () => {
    const file = { etag: '"a"', lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT' };
    expect(
      [undefined, '"a"', file.lastModified, '"b"', 'Sun, 22 Nov 2026 10:00:01 GMT', 'W/"a"'].map(
        (value) => isSameFile(value, file),
      ),
    ).toEqual([true, true, true, false, false, false]);
    expect(isSameFile('W/"a"', { ...file, etag: 'W/"a"' })).toBe(false);
  });
});

describe('serve: parts of files', () => {
  let folder: string;
  let server: Server;
  let port: number;
  let nginx: { port: number; running: Running } | undefined;
  beforeAll(async () => {
    folder = folderOf({
      'site/index.html': PAGE,
      'site/404.html': PAGE,
      'site/BSP/a.html': PAGE,
      'site/empty.txt': '',
      'site/film.png': PAGE,
    });
    const site = join(folder, 'site');
    server = createSiteServer({ folder: site });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    port = (server.address() as AddressInfo).port;
    if (!installed) return;
    const own = await freePort();
    nginx = {
      port: own,
      running: await startNginx(
        own,
        nginxConfig({
          root: site,
          listen: [`127.0.0.1:${own}`],
          serverName: '_',
          basePath: '',
          locales: [],
          headers: [],
        }),
      ),
    };
  });
  afterAll(async () => {
    await nginx?.running.stop();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, SIZE],
    ['bytes=-7', SIZE - 7, SIZE],
  ])(
    'serve: %s of a page is answered with 206, uncompressed whatever the client takes',
    async (range, start, end) => {
      const { status, headers, body } = await ask(port, '/BSP/a/', {
        range,
        'accept-encoding': 'br, gzip',
      });
      expect([status, body.toString()]).toEqual([206, PAGE.slice(start, end)]);
      expect(headers).toMatchObject({
        'content-range': `bytes ${start}-${end - 1}/${SIZE}`,
        'content-length': String(end - start),
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
        'accept-ranges': 'bytes',
      });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  test('serve: a part that is not there is answered with 416 and the size', async () => {
    const { status, headers, body } = await ask(port, '/film.png', { range: `bytes=${SIZE}-` });
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${SIZE}`, 0]);
  });

  test.each([
    ['several parts', '/', { range: 'bytes=0-1,4-5' }, 200],
    ['HEAD', '/', { range: 'bytes=0-1' }, 200, 'HEAD'],
    [
      'a file that has changed meanwhile',
      '/',
      { range: 'bytes=0-1', 'if-range': 'Sun, 01 Jan 2006 00:00:00 GMT' },
      200,
    ],
    ['a page that is not there', '/nope', { range: 'bytes=0-1' }, 404],
  ])(
    'serve: %s: the whole file, compressed as ever',
    async (_, path, asked, expected, method = 'GET') => {
      const { status, headers, body } = await ask(
        port,
        path,
        { ...asked, 'accept-encoding': 'br' },
        method,
      );
      expect([status, headers['content-range'], headers['content-encoding']]).toEqual([
        expected,
        undefined,
        'br',
      ]);
      if (method === 'GET') expect(brotliDecompressSync(body).toString()).toBe(PAGE);
      expect(headers['accept-ranges']).toBe(expected === 200 ? 'bytes' : undefined);
    },
  );

  test('serve: a client with a part of the current file gets the rest; one with the whole file gets nothing', async () => {
    const { headers } = await ask(port, '/film.png');
    expect(headers['last-modified']).toBe(
      statSync(join(folder, 'site', 'film.png')).mtime.toUTCString(),
    );
    const rest = await ask(port, '/film.png', {
      range: 'bytes=500-',
      'if-range': headers['last-modified']!,
    });
    expect([rest.status, rest.body.toString()]).toEqual([206, PAGE.slice(500)]);
    expect(
      (await ask(port, '/film.png', { range: 'bytes=500-', 'if-none-match': headers.etag! }))
        .status,
    ).toBe(304);
  });

  // nginx refuses `9-5` with 416, we ignore it; HTTP allows both.
  test
    .skipIf(!installed)
    .each([
      'bytes=0-9',
      'bytes=100-',
      'bytes=-7',
      `bytes=-${SIZE + 1}`,
      `bytes=${SIZE}-`,
      'pages=1-2',
      'bytes=0-99999',
    ])(
    `nginx: %s is answered as by the server of \`npm start\`${installed ? '' : ' (skipped: nginx is not installed)'}`,
    async (range) => {
      for (const path of ['/film.png', '/BSP/a']) {
        const [ours, theirs] = await Promise.all(
          [port, nginx!.port].map((asked) => ask(asked, path, { range })),
        );
        const facts = ({ status, headers, body }: NonNullable<typeof ours>) => [
          status,
          headers['content-range'],
          status === 416 ? '' : body.toString(),
        ];
        expect(facts(ours!), path).toEqual(facts(theirs!));
      }
    },
  );
});
