import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server.js';
import { describe, expect, test, vi } from 'vitest';
import { liftMoves } from '@/lib/next-export/lift.ts';
import { modelOf, TWO_LOCALES } from '@/lib/docs/__fixtures__/tree.ts';
import type { Rewrite } from '@/lib/preview/preview-rules.ts';
import { previewPages, rewrites } from '@/lib/preview/rewrites.ts';
import { validateConfig } from '@/lib/site/load-config.ts';

// Next's server sets it before anything else, and Next's code asks for it while it is loaded.
await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  Object.assign(globalThis, { AsyncLocalStorage });
});

const config = validateConfig(TWO_LOCALES, 'site.config.ts');
const PAGES = { plain: ['/search', '/training', '/404'], others: [] };
const { beforeFiles, afterFiles } = rewrites(
  config,
  [
    { basePath: '/S' },
    { basePath: '/S/1.0' },
    { basePath: '/weda/docs' },
    { basePath: '/C++ (old)' },
    { basePath: '/手冊' },
    { basePath: '/api/hub', api: 'hub.yaml' },
  ],
  PAGES,
);

/** Where Next's own reading of the rules leads: not how a pattern is written is what counts. */
async function follow(list: readonly Rewrite[], path: string): Promise<string | undefined> {
  const response = await unstable_getResponseFromNextConfig({
    url: `https://docs.example${encodeURI(path).replaceAll('#', '%23')}`,
    nextConfig: { rewrites: () => Promise.resolve([...list]) },
  });
  const url = getRewrittenUrl(response);
  return url === null ? undefined : decodeURIComponent(new URL(url).pathname);
}

describe('rewrites', () => {
  test.each([
    ['/', '/en'],
    ['/S', '/en/S'],
    ['/S/a/b', '/en/S/a/b'],
    ['/S/1.0/a', '/en/S~1.0/a'],
    ['/weda/docs', '/en/weda~docs'],
    ['/weda/docs/x', '/en/weda~docs/x'],
    ['/zh-tw/S/a', '/zh-tw/S/a'],
    ['/zh-tw/weda/docs/x', '/zh-tw/weda~docs/x'],
    ['/api/hub/get-item', '/en/-api/api~hub/get-item'],
    ['/zh-tw/api/hub', '/zh-tw/-api/api~hub'],
    ['/training', '/en/~/training'],
    ['/zh-tw/training', '/zh-tw/~/training'],
    ['/404', '/en/~/404'],
    ['/C++ (old)/x', '/en/C++ (old)/x'],
    ['/zh-tw/手冊/x', '/zh-tw/手冊/x'],
  ])('B3: in the preview %s is rendered by %s', async (path, route) => {
    expect(await follow(beforeFiles, path)).toBe(route);
  });

  test('the pages of the model outside the sections have routes of their own', () => {
    const { model } = modelOf({ 'en/S/a.md': '# A\n' });
    expect(previewPages(model)).toEqual({ plain: ['/search', '/404', '/training'], others: [] });
  });

  test.each(['/Sxyz', '/weda', '/nope', '/training/x'])(
    '%s is left to the router',
    async (path) => {
      expect(await follow(beforeFiles, path)).toBeUndefined();
    },
  );

  test('B143: with a section of courses, the training page keeps its own route', async () => {
    const courses = rewrites(config, [{ basePath: '/training' }], PAGES).beforeFiles;
    expect(await follow(courses, '/training')).toBe('/en/~/training');
    expect(await follow(courses, '/zh-tw/training')).toBe('/zh-tw/~/training');
    expect(await follow(courses, '/training/boards/one')).toBe('/en/training/boards/one');
  });

  test('B3: the preview sends every public path where the lift of a build takes it from', async () => {
    const { model } = modelOf(
      { 'en/S/a.md': '# A\n', 'en/weda/docs/a.md': '# A\n' },
      { sections: [{ path: 'S' }, { path: 'weda/docs' }] },
    );
    const preview = rewrites(
      model.config,
      [{ basePath: '/S' }, { basePath: '/weda/docs' }],
      previewPages(model),
    ).beforeFiles;
    const sections = liftMoves(model).filter((move) => !/(^[^/]+|~)$/.test(move.from));
    expect(sections).toHaveLength(4);
    for (const { from, to } of sections)
      expect(await follow(preview, `/${to}/a`)).toBe(`/${from}/a`);
  });

  test.each([
    ['/logo.svg', '/site-files/logo.svg'],
    ['/files/manual.pdf', '/site-files/files/manual.pdf'],
    ['/_content/a-0123456789.png', '/site-files/_content/a-0123456789.png'],
  ])('the file %s comes from %s', async (path, route) => {
    expect(await follow(afterFiles, path)).toBe(route);
  });

  test.each([
    '/S/a.md',
    '/zh-tw/weda/docs/x.md',
    '/S/C# & C++.md',
    '/index.md',
    '/S/_print',
    '/zh-tw/weda/docs/_print',
    '/llms.txt',
    '/zh-tw/llms-full.txt',
    '/releases.xml',
  ])('%s, which a build writes, is made on request', async (path) => {
    expect(await follow(beforeFiles, path)).toBe(`/site-files${path}`);
  });

  test.each(['/nope', '/nope/a', '/enx'])(
    'preview: %s is an unknown page, not an unknown language',
    async (path) => {
      expect(await follow(afterFiles, path)).toBe(`/en${path}`);
    },
  );

  test.each([
    '/_next/static/x.js',
    '/site-files/S/a.md',
    '/en/S/a.b',
    '/zh-tw/S/v1.html',
    '/en',
    '/zh-tw/nope',
  ])('%s is no file of the site', async (path) => {
    expect(await follow(afterFiles, path)).toBeUndefined();
  });
});

describe('a section at the root of the site', () => {
  const rules = rewrites(config, [{ basePath: '/' }, { basePath: '/next' }], {
    plain: [],
    others: [{ path: '/next/commands', basePath: '/next', sidebar: 1 }],
  });

  test.each([
    ['/install', '/en/~~/install'],
    ['/start/install', '/en/~~/start/install'],
    ['/zh-tw/start/install', '/zh-tw/~~/start/install'],
  ])('%s is rendered at %s', async (path, route) => {
    expect(await follow(rules.beforeFiles, path)).toBeUndefined();
    expect(await follow(rules.afterFiles, path)).toBe(route);
  });

  test.each(['/en/next/a', '/zh-tw/~~/a', '/_next/static/x.js', '/en'])(
    '%s is none of its pages',
    async (path) => {
      expect(await follow(rules.afterFiles, path)).toBeUndefined();
    },
  );

  test.each([
    ['/next/commands', '/en/next~~1/commands'],
    ['/zh-tw/next/commands', '/zh-tw/next~~1/commands'],
    ['/next/install', '/en/next/install'],
  ])('a page with another sidebar has a route of its own: %s is at %s', async (path, route) => {
    expect(await follow(rules.beforeFiles, path)).toBe(route);
  });
});
