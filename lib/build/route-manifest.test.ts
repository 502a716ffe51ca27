import { describe, expect, test } from 'vitest';
import { routeManifest } from '@/lib/build/route-manifest.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';

const doc = '---\ntags: [x]\n---\nText\n';
const { model } = modelOf(
  { 'en/weda/docs/a.md': doc, 'en/old/安裝 C#.md': doc },
  {
    sections: [
      {
        path: 'weda/docs',
        sidebarId: 'weda',
        olderVersions: [{ name: '1.0', label: '1.0', folder: 'old' }],
      },
    ],
  },
);
const routes = routeManifest(model);
const at = (path: string) => routes.find((route) => route.path === path);

describe('routeManifest', () => {
  test('B1: a route has its public path, its record id and the 3 hex digits of it', () => {
    const route = at('/weda/docs/a');
    expect(route).toMatchObject({
      locale: 'en',
      section: 'weda/docs',
      version: 'current',
      sidebar: 'weda',
      kind: 'doc',
    });
    expect(route?.hash).toMatch(/^[0-9a-f]{3}$/);
    expect(route?.id).toBe(`/weda/docs/a-${route?.hash}`);
  });

  test('B1: every page of every locale is there, each path once', () => {
    expect(routes).toHaveLength(
      model.locales.reduce((sum, locale) => sum + locale.pages.length, 0),
    );
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test('B3: only the locales that are not the default have a prefix', () => {
    expect(at('/zh-tw/weda/docs/a')?.locale).toBe('zh-tw');
    expect(routes.some(({ path }) => path.startsWith('/en'))).toBe(false);
    expect([at('/')?.kind, at('/zh-tw/')?.kind]).toEqual(['home', 'home']);
  });

  test('B43: pages of the section all have its sidebar, the others have none', () => {
    for (const path of ['/weda/docs', '/weda/docs/tags', '/weda/docs/tags/x', '/weda/docs/1.0'])
      expect(at(path)?.sidebar).toBe('weda');
    expect(at('/404')).toMatchObject({ section: null, version: null, sidebar: null });
  });

  test('paths are decoded', () => {
    expect(at('/weda/docs/1.0/安裝 C#')?.version).toBe('1.0');
  });
});
