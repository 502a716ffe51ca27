import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { adoptBaseUrl } from './adopt-base-url.ts';

const site = (baseUrl: string): string =>
  folderOf({
    'docusaurus.config.mjs': `export default { title: 'T', url: 'https://x.example.com', baseUrl: '${baseUrl}', presets: ['classic'] };`,
    'docs/a.md': '# A',
  });

test.each([
  ['/project/', {}, '/project'],
  ['/', {}, undefined],
  ['/project/', { BASE_PATH: '' }, ''],
])(
  'the base URL %s with the settings %j gives the base path %s',
  async (baseUrl, given, expected) => {
    const env: Record<string, string | undefined> = { SITE_DIR: site(baseUrl), ...given };
    await adoptBaseUrl(env);
    expect(env.BASE_PATH).toBe(expected);
  },
);
