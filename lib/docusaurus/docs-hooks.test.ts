import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { docsData } from './docs-data.ts';
import { docsHooks } from './docs-hooks.ts';

const doc = (title: string) => `---\ntitle: ${title}\n---\nText\n`;
const settings = {
  title: 'T',
  sections: [
    {
      path: 'docs',
      pluginId: 'default',
      lastVersion: '1.0',
      olderVersions: [{ name: '1.0', label: 'One', folder: 'docs-1.0' }],
    },
    { path: 'docs-api', pluginId: 'api' },
  ],
};
const files = {
  'en/docs/a b.md': doc('Both'),
  'en/docs/new.md': doc('New'),
  'en/docs-1.0/a b.md': doc('Both'),
  'en/docs-api/call.md': doc('Call'),
};
const config = validateConfig(settings, 'site.config.ts');
const data = docsData({ config }, modelOf(files, settings).en);
const at = (pathname: string) => docsHooks(() => ({ data, pathname }));

test('moved in: versions and documents are those of Docusaurus, newest first', () => {
  expect(Object.keys(data)).toEqual(['default', 'api']);
  expect(data.default).toMatchObject({ path: '/docs', breadcrumbs: true });
  expect(at('/').useVersions()).toMatchObject([
    {
      name: 'current',
      isLast: false,
      banner: 'unreleased',
      path: '/docs/next',
      docs: [
        { id: 'a b', path: '/docs/next/a%20b', title: 'Both' },
        { id: 'new', path: '/docs/next/new', title: 'New' },
      ],
    },
    { name: '1.0', label: 'One', isLast: true, path: '/docs', mainDocId: 'a b' },
  ]);
  const [sidebar] = Object.values(data.api?.versions[0]?.sidebars ?? {});
  expect(sidebar).toEqual({ link: { path: '/docs-api/call', label: 'Call' } });
});

test('moved in: below the `baseUrl` of the site, documents have addresses with it', () => {
  const below = docsData({ config }, modelOf(files, settings).en, '/base');
  expect(below.api).toMatchObject({
    path: '/base/docs-api',
    versions: [{ path: '/base/docs-api', docs: [{ path: '/base/docs-api/call' }] }],
  });
  const here = docsHooks(() => ({ data: below, pathname: '/base/docs-api/call' }));
  expect(here.useDocsVersion()).toMatchObject({ pluginId: 'api' });
});

test('moved in: the page says which plugin, version, and document are active', () => {
  const here = at('/docs/next/a%20b/');
  expect(here.useActivePlugin()?.pluginId).toBe('default');
  expect(here.useActiveVersion()?.name).toBe('current');
  expect(here.useDocsVersion()).toMatchObject({ version: 'current', pluginId: 'default' });
  expect(here.useDocById('new')?.title).toBe('New');
  expect(here.useActiveDocContext()).toMatchObject({
    activeDoc: { id: 'a b' },
    alternateDocVersions: { '1.0': { path: '/docs/a%20b' } },
  });
  expect(here.useDocVersionSuggestions()).toMatchObject({
    latestVersionSuggestion: { name: '1.0' },
    latestDocSuggestion: { path: '/docs/a%20b' },
  });
  expect(at('/docs/next/new').useDocVersionSuggestions().latestDocSuggestion).toBeUndefined();
  expect(at('/docs-api/call').useActivePluginAndVersion()).toMatchObject({
    activePlugin: { pluginId: 'api' },
    activeVersion: { isLast: true },
  });
  expect(at('/blog').useActivePlugin()).toBeUndefined();
  expect(at('/blog').useActiveVersion()).toBeUndefined();
});

test('moved in: global data is that of the docs plugins', () => {
  const { useGlobalData, usePluginData, useAllPluginInstancesData } = at('/docs');
  expect(useGlobalData()).toEqual({ 'docusaurus-plugin-content-docs': data });
  expect(usePluginData('docusaurus-plugin-content-docs', 'api')).toBe(data.api);
  expect(usePluginData('own-plugin')).toBeUndefined();
  expect(() => useAllPluginInstancesData('own-plugin', { failfast: true })).toThrow('"own-plugin"');
});

test('moved in: what is not there is named', () => {
  expect(() => at('/docs').useVersions('sdk')).toThrow('"sdk". Its ids are default, api');
  expect(() => at('/blog').useDocsVersion()).toThrow('/blog is no page of a docs plugin');
  expect(() => at('/docs').useDocById('lost')).toThrow('"lost"');
});

test('moved in: versions that a link may mean; preferred is that of the page, else the latest', () => {
  const { useDocsVersionCandidates, ...hooks } = at('/docs/next/new');
  expect(useDocsVersionCandidates().map(({ name }) => name)).toEqual(['current', '1.0']);
  expect(at('/docs/a b').useDocsVersionCandidates()).toHaveLength(1);
  expect(hooks.useDocsPreferredVersion().preferredVersion?.name).toBe('current');
  expect(at('/blog').useDocsPreferredVersion().preferredVersion?.name).toBe('1.0');
  expect(hooks.useDocsPreferredVersionByPluginId()).toEqual({
    default: hooks.useVersions()[0],
    api: hooks.useLatestVersion('api'),
  });
});
