import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeRedirects } from '@/lib/build/write-redirects.ts';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import {
  brotliInstalled,
  installed,
  startNginx,
  type Running,
} from '@/lib/deploy/__fixtures__/run-nginx.ts';
import { freePort } from '@/lib/static-server/free-port.ts';
import { nginxConfig } from '@/lib/deploy/nginx-config.ts';
import { precompress } from '@/lib/deploy/precompress.ts';
import { siteNginxOptions } from '@/lib/deploy/site-nginx.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { words } from '@/lib/i18n/words.ts';
import { ask } from '@/lib/static-server/__fixtures__/ask.ts';

const page = (frontMatter: string) => `---\ntitle: A\n${frontMatter}---\n\nText.\n`;
const paths = { repository: process.cwd(), site: process.cwd() };

/** The files of rules that a build writes. */
function rules(redirect: string): Record<string, string> {
  const files: Record<string, string> = {};
  const { model } = modelOf({ 'en/BSP/a.md': page(redirect) });
  writeRedirects(
    model,
    (locale) => words(paths, locale),
    (path, text) => (files[path.slice(1)] = text),
  );
  return files;
}

const CONFIG = {
  url: 'https://learn.example',
  defaultLocale: 'en',
  locales: ['en', 'zh-tw'].map((code) => ({ code, label: code, htmlLang: code })),
};
const SITE = { 'index.html': 'home', '404.html': 'not found', 'BSP/a.html': 'page' };

afterEach(() => vi.unstubAllEnvs());

test('redirects: a site without any has the files of rules, too, so that they take the place of those before', () => {
  expect(Object.keys(rules(''))).toEqual(['_redirects', 'redirects.nginx.conf']);
  expect(rules('')._redirects).toBe('');
  expect(Object.keys(rules('redirect_from: /BSP/old\n'))).toEqual(
    expect.arrayContaining([
      '_redirects',
      'redirects.nginx.conf',
      'BSP/old.html',
      'zh-tw/BSP/old.html',
    ]),
  );
});

describe.each(['', '/docs'])('base path "%s"', (basePath) => {
  test.skipIf(!installed).each([
    ['without redirects', () => rules(''), 404],
    ['with redirects', () => rules('redirect_from: /BSP/old\n'), 301],
    ['of which nothing is published yet but pages', () => ({}), 404],
  ])(
    'nginx: the configuration of the product passes its test and serves a site %s',
    async (_, files, status) => {
      vi.stubEnv('BASE_PATH', basePath);
      const root = folderOf();
      chmodSync(root, 0o755);
      writeFiles(join(root, 'site'), { ...SITE, ...files() });
      const port = await freePort();
      let running: Running | undefined;
      try {
        running = await startNginx(port, shipped(basePath, join(root, 'site'), port));
        expect((await ask(port, `${basePath}/BSP/a`)).body.toString()).toBe('page');
        expect((await ask(port, `${basePath}/nope`)).status).toBe(404);
        const old = await ask(port, `${basePath}/BSP/old/`);
        expect([old.status, old.headers.location]).toEqual([
          status,
          status === 301 ? `${basePath}/BSP/a` : undefined,
        ]);
      } finally {
        await running?.stop();
        rmSync(root, { recursive: true });
      }
    },
  );
});

const LONG = `<!doctype html><title>A</title>${'<p>text</p>'.repeat(200)}`;

describe.each([
  ['without the module for Brotli', false, installed],
  ['with the module for Brotli', true, brotliInstalled],
] as const)('%s', (_, brotli, possible) => {
  test.skipIf(!possible)(
    `nginx: sends compressed copies as they are${possible ? '' : ' (skipped: nginx or its module is not installed)'}`,
    async () => {
      const root = folderOf({
        'site/index.html': LONG,
        'site/404.html': LONG,
        'site/BSP/a.html': LONG,
        'site/BSP/b.html': 'b'.repeat(1000),
        'site/red.png': LONG,
      });
      chmodSync(root, 0o755);
      const site = join(root, 'site');
      // Also without `--brotli`, a folder may have such copies.
      precompress(site, { brotli: true });
      const port = await freePort();
      const running = await startNginx(
        port,
        nginxConfig(
          siteNginxOptions(CONFIG, { root: site, listen: [`127.0.0.1:${port}`], brotli }),
        ),
        brotli,
      );
      const get = (path: string, accepted: string, more: Record<string, string> = {}) =>
        ask(port, path, { 'accept-encoding': accepted, ...more });
      try {
        for (const [path, file, status] of [
          ['/', 'index.html', 200],
          ['/BSP/a/', 'BSP/a.html', 200],
          ['/nope', '404.html', 404],
        ] as const) {
          for (const [accepted, encoding] of [
            ['gzip', 'gzip'],
            ['gzip, deflate, br', brotli ? 'br' : 'gzip'],
            ['identity', undefined],
          ] as const) {
            const answer = await get(path, accepted);
            const copy = { br: '.br', gzip: '.gz', none: '' }[encoding ?? 'none'];
            expect(
              [
                answer.status,
                answer.headers['content-encoding'],
                answer.headers.vary,
                answer.headers['content-type'],
              ],
              `${path} ${accepted}`,
            ).toEqual([status, encoding, 'Accept-Encoding', 'text/html; charset=utf-8']);
            expect(
              answer.body.equals(readFileSync(join(site, file + copy))),
              `${path} ${accepted}`,
            ).toBe(true);
            if (status === 200)
              expect(
                (await get(path, accepted, { 'if-none-match': answer.headers.etag! })).status,
              ).toBe(304);
          }
        }
        // What has no copy is compressed on its way; pictures are sent as they are.
        expect(gunzipSync((await get('/BSP/b', 'gzip')).body).toString()).toBe('b'.repeat(1000));
        expect((await get('/red.png', 'gzip, br')).headers['content-encoding']).toBeUndefined();
      } finally {
        await running.stop();
        rmSync(root, { recursive: true });
      }
    },
  );
});

/**
 * What `deploy/nginx/portal.conf` holds, and what the command makes of it for a base path; for this
 * machine's folder and port.
 */
function shipped(basePath: string, root: string, port: number): string {
  const file = readFileSync('deploy/nginx/portal.conf', 'utf8');
  if (basePath === '')
    return file
      .replaceAll('/srv/portal/current', root)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('  listen [::]:80;\n', '');
  return nginxConfig(siteNginxOptions(CONFIG, { basePath, root, listen: [`127.0.0.1:${port}`] }));
}
