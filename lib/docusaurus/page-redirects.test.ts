import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const DOCS = {
  'docs/intro.md': '# Intro\n',
  'docs/guide/start.md': '---\ntags: [first]\n---\n# Start\n',
  'docs/release-1.zip.md': '---\nslug: /release-1.zip\n---\n# Archive\n',
};

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

/** The redirects of the site with these options of the plugin, as code. */
async function site(options: string, settings = '') {
  folder = folderOf({
    ...DOCS,
    'docusaurus.config.js': `module.exports = { title: 'Theirs', ${settings} presets: ['classic'],
  plugins: [['@docusaurus/plugin-client-redirects', {
    ${options}
  }]] };\n`,
  });
  // The names of generated pages are those of the portal.
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  symlinkSync(resolve('messages'), join(repository, 'messages'));
  const { config, problems } = await loadSite(sitePaths({ SITE_DIR: folder }, repository));
  return {
    redirects: config.redirects.map(({ from, to }) => `${from} > ${to}`),
    said: problems.map(({ message }) => message),
  };
}

test('createRedirects is asked for each page, also for generated ones', async () => {
  const { redirects, said } = await site(
    `redirects: [{ from: '/hello', to: '/docs/intro' }],
     createRedirects: (path) => path.startsWith('/docs/guide/')
       ? [path.replace('/docs/guide', '/manual'), path.replace('/docs/guide', '/docs/howto')]
       : path.includes('/tags/') ? path.replace('/docs/tags', '/topics') : undefined,`,
  );
  expect(redirects).toEqual([
    '/hello > /docs/intro',
    '/manual/start > /docs/guide/start',
    '/docs/howto/start > /docs/guide/start',
    '/topics/first > /docs/tags/first',
  ]);
  expect(said).toEqual([]);
});

test('paths end with a slash for it where addresses do', async () => {
  const { redirects } = await site(
    `createRedirects: (path) => path.endsWith('intro/') ? '/old' + path : [],`,
    'trailingSlash: true,',
  );
  expect(redirects).toEqual(['/old/docs/intro/ > /docs/intro']);
});

test('extensions are those of each page; html is answered anyway', async () => {
  const { redirects } = await site(`fromExtensions: ['html', 'php'], toExtensions: ['zip'],`);
  expect(redirects).toContain('/docs/intro.php > /docs/intro');
  expect(redirects).toContain('/docs/release-1 > /docs/release-1.zip');
  expect(redirects.join()).not.toContain('.html');
});

test('a redirect may lead to a heading, out of the site, and not to nowhere', async () => {
  const { redirects, said } = await site(
    `redirects: [
      { from: '/a', to: '/docs/intro?x=1#top' },
      { from: '/b', to: 'https://shop.example.com/' },
      { from: '/c', to: 'docs' },
    ],`,
  );
  expect(redirects).toEqual(['/a > /docs/intro?x=1#top', '/b > https://shop.example.com/']);
  expect(said).toEqual([
    'The redirect to docs is left out: redirects lead to a path or a web address.',
  ]);
});

test.each([
  [`createRedirects: () => { throw new Error('no') },`, /`createRedirects` throws for the page \//],
  [`createRedirects: () => 'old',`, /returns "old" for the page \/.* must return a path/],
])('a mistake stops the build with the place of the function: %s', async (options, message) => {
  const error: unknown = await site(options).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(message);
  expect(String(error)).toContain('docusaurus.config.js:3');
});
