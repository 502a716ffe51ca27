import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import { routeKey, sectionRoute, sectionVersionKey } from '@/lib/docs/section-route.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { Rewrite } from './preview-rules.ts';

/**
 * The preview's rewrites from public paths to internal routes, longest base path first. A build
 * does the same after the export (lib/next-export/lift.ts).
 */
export function rewrites(
  config: SiteConfig,
  sections: readonly { basePath: string; api?: string }[],
  { plain, others }: PreviewPages,
): { beforeFiles: Rewrite[]; afterFiles: Rewrite[] } {
  const codes = [
    ...config.locales.map((locale) => locale.code).filter((code) => code !== config.defaultLocale),
    '',
  ];
  const rules = (path: string, below: string, destination: string): Rewrite[] =>
    codes.flatMap((code) =>
      sources(code, path).map((source) => ({
        source: `${source}${below}`,
        destination: `/${code || config.defaultLocale}/${target(destination)}${below}`,
      })),
    );
  const ofPages = others.flatMap(({ path, basePath, sidebar }) =>
    rules(
      path,
      '',
      routeKey(sectionVersionKey(basePath), sidebar) +
        path.slice(basePath === '/' ? 0 : basePath.length),
    ),
  );
  const ofSections = sections
    .filter(({ basePath }) => basePath !== '/')
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .flatMap((section) => rules(section.basePath, '/:path*', sectionRoute(section)));
  const ofPlain = plain.flatMap((path) => rules(path, '', `~${path}`));
  const internal = `(?:${codesOf(config)})/`;
  // Outputs beside the pages (lib/build/write-outputs.ts). Before the sections, because their paths
  // overlap.
  const outputs: Rewrite = {
    source:
      '/:path(.+\\.md|(?:.+/)?_print|(?:[^/]+/)?llms(?:-full)?\\.txt|(?:[^/]+/)?releases\\.xml)',
    destination: '/site-files/:path',
  };
  return {
    beforeFiles: [
      outputs,
      ...ofPages,
      // The training page is in front of a section of courses.
      ...ofPlain,
      ...ofSections,
      { source: '/', destination: `/${config.defaultLocale}` },
    ],
    // Any other path with an extension is a file that a build would have copied.
    afterFiles: [
      {
        source: `/:path((?!${internal}|_next/|site-files/).*\\.[A-Za-z0-9]{2,5})`,
        destination: '/site-files/:path',
      },
      ...(sections.some(({ basePath }) => basePath === '/') ? atRoot(config, codes) : []),
      // Unknown paths. Without this rule, their first segment would match the locale.
      {
        source: `/:path((?!(?:${codesOf(config)})(?:/|$)|_next/|site-files/).+)`,
        destination: `/${config.defaultLocale}/:path`,
      },
    ],
  };
}

/** The pages that are not at the route of their section. */
export interface PreviewPages {
  /** Paths of pages outside the sections; see lib/render-data/routes.ts. */
  plain: readonly string[];
  /** Pages that show another sidebar than the first of their section. */
  others: readonly { path: string; basePath: string; sidebar: number | null }[];
}

/** The pages with a route of their own, by the model. The home page has a rule of its own. */
export function previewPages({ config, locales }: SiteModel): PreviewPages {
  const { pages = [], sectionVersions = [] } =
    locales.find(({ locale }) => locale === config.defaultLocale) ?? {};
  const bases = new Map(sectionVersions.map(({ key, basePath }) => [key, basePath]));
  const outside = pages
    .filter(({ path, sectionVersionKey: key }) => key === undefined && path !== '/')
    .map(({ path }) => path);
  return {
    // A `training.yaml` may be added while the preview runs.
    plain: [...new Set([...outside, TRAINING_PATH])],
    others: pages.flatMap(({ path, sectionVersionKey: key = '', sidebar }) => {
      const basePath = bases.get(key);
      return sidebar === undefined || basePath === undefined ? [] : [{ path, basePath, sidebar }];
    }),
  };
}

/** The rules of a section at the root of the site, for every path that nothing else has. */
const atRoot = (config: SiteConfig, codes: readonly string[]): Rewrite[] =>
  codes.map((code) => ({
    source: `${prefix(code)}/:path((?!(?:${codesOf(config)})(?:/|$)|[^/]*~|_next/|site-files/).+)`,
    destination: `/${code || config.defaultLocale}/${sectionVersionKey('/')}/:path`,
  }));

const codesOf = (config: SiteConfig): string =>
  config.locales.map((locale) => locale.code).join('|');

const prefix = (code: string): string => (code === '' ? '' : `/${code}`);

/** Escapes characters with a meaning in Next's path patterns. */
export const escapePattern = (path: string): string => path.replace(/[(){}:*+?\\]/g, '\\$&');

/** A destination is a pattern, too, and Next does not support backslash escapes in it. */
export const percentEncoded = (href: string): string =>
  href.replace(
    /[(){}:*+]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sources of a rule: Next compares the requested path, which may be escaped or not. */
const sources = (code: string, path: string): string[] =>
  [...new Set([path, encodeURI(path)])].map((each) => `${prefix(code)}${escapePattern(each)}`);

const target = (path: string): string => percentEncoded(encodeURI(path).replaceAll('?', '%3F'));
