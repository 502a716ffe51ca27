import { readSources } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import type { Page } from '@/lib/docs/types.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import type { OwnFunction } from './own-function.ts';
import type { PageRedirects } from './redirects.ts';

/** Pages of the portal itself. */
const NOT_OF_THE_SITE: readonly Page['kind'][] = ['search', 'not-found'];

/**
 * Adds the redirects of a Docusaurus site that depend on its pages to its configuration, after
 * those that it lists.
 * @throws BuildError when `createRedirects` throws, or returns what is no path
 */
export async function withPageRedirects(
  paths: SitePaths,
  config: SiteConfig,
  rules: PageRedirects | undefined,
): Promise<SiteConfig> {
  if (!rules) return config;
  const { tree } = readSources(paths.content, config.locales);
  const { model } = buildModel({ config, tree, drafts: false, words: modelWords(paths) });
  const pages = model.locales.find(({ locale }) => locale === config.defaultLocale)?.pages ?? [];
  const own = pages.filter(({ kind }) => !NOT_OF_THE_SITE.includes(kind)).map(({ path }) => path);
  const created: SiteConfig['redirects'] = [];
  for (const path of own) created.push(...(await oldPathsOf(path, config, rules.createRedirects)));
  return {
    ...config,
    redirects: [
      ...own.flatMap((path) => withExtensions(path, rules)),
      ...config.redirects,
      ...created,
    ],
  };
}

function withExtensions(
  path: string,
  { fromExtensions, toExtensions }: PageRedirects,
): SiteConfig['redirects'] {
  const extension = toExtensions.find((one) => path.endsWith(`.${one}`));
  return [
    ...(path === '/' ? [] : fromExtensions.map((one) => ({ from: `${path}.${one}`, to: path }))),
    ...(extension === undefined ? [] : [{ from: path.slice(0, -extension.length - 1), to: path }]),
  ];
}

async function oldPathsOf(
  path: string,
  { trailingSlash }: SiteConfig,
  createRedirects: OwnFunction | undefined,
): Promise<SiteConfig['redirects']> {
  if (!createRedirects) return [];
  const about = `the page ${path}`;
  const given = trailingSlash && path !== '/' ? `${path}/` : path;
  const result = await createRedirects.call(given, about);
  return [result ?? []].flat().map((from) => {
    if (typeof from !== 'string' || !from.startsWith('/'))
      throw createRedirects.mistake(
        `\`createRedirects\` returns ${JSON.stringify(from)} for ${about}. It must return a path that begins with a slash, several, or nothing.`,
      );
    return { from, to: path };
  });
}
