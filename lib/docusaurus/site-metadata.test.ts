import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { siteMetadata } from './site-metadata.ts';

test('moved in: components know which versions are installed', () => {
  const site = folderOf({
    'package.json': '{ "version": "2.4.0" }',
    'node_modules/@docusaurus/core/package.json': '{ "version": "3.10.2" }',
  });
  expect(siteMetadata(site)).toEqual({
    docusaurusVersion: '3.10.2',
    siteVersion: '2.4.0',
    pluginVersions: {},
  });
  expect(siteMetadata(folderOf({ 'package.json': '{' }))).toEqual({ pluginVersions: {} });
});
