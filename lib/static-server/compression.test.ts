import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { ask } from '@/lib/static-server/__fixtures__/ask.ts';
import { acceptedEncoding, createSiteServer } from '@/lib/static-server/site-server.ts';

const PAGE = `<!doctype html><title>A</title>${'<p>text</p>'.repeat(100)}`;

let folder: string;
let server: Server;
let port: number;
beforeAll(async () => {
  folder = folderOf({ 'index.html': PAGE, 'logo.png': new Uint8Array([1, 2, 3]) });
  server = createSiteServer({ folder });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a page is sent to "%s" as %s', async (accepted, encoding, decode) => {
    const { headers, body } = await ask(port, '/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    });
    expect(body.length).toBeLessThan(PAGE.length / 2);
    expect(decode(body).toString()).toBe(PAGE);
  });

  test('an image is not compressed again', async () => {
    const { headers, body } = await ask(port, '/logo.png', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect([...body]).toEqual([1, 2, 3]);
  });

  test('a page that has changed is compressed again', async () => {
    writeFiles(folder, { 'S/new.html': 'one' });
    const read = async () =>
      gunzipSync((await ask(port, '/S/new', { 'accept-encoding': 'gzip' })).body).toString();
    expect(await read()).toBe('one');
    writeFiles(folder, { 'S/new.html': 'another' });
    expect(await read()).toBe('another');
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('"%s" means %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
