import { rootKey, routeKey, sectionRoute } from '@/lib/docs/section-route.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { Rewrite } from './preview-rules.ts';

/** Pages outside the sections; see lib/render-data/routes.ts. */
const PLAIN = ['training', 'search', '404'];

/**
 * The preview's rewrites from public paths to internal routes, longest base path first. A build
 * does the same after the export (lib/next-export/lift.ts).
 */
export function rewrites(
  config: SiteConfig,
  sections: readonly { basePath: string; api?: string }[],
  others: readonly OtherSidebar[] = [],
): { beforeFiles: Rewrite[]; afterFiles: Rewrite[] } {
  const codes = [
    ...config.locales.map((locale) => locale.code).filter((code) => code !== config.defaultLocale),
    '',
  ];
  const ofPages = others.flatMap(({ path, basePath, sidebar }) =>
    codes.map((code): Rewrite => ({
      source: `${prefix(code)}${escapePattern(path)}`,
      destination: `/${code || config.defaultLocale}/${routeKey(rootKey(basePath), sidebar)}${escapePattern(path.slice(basePath === '/' ? 0 : basePath.length))}`,
    })),
  );
  const ofSections = sections
    .filter(({ basePath }) => basePath !== '/')
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .flatMap((section) =>
      codes.map((code): Rewrite => ({
        source: `${prefix(code)}${escapePattern(section.basePath)}/:path*`,
        destination: `/${code || config.defaultLocale}/${sectionRoute(section)}/:path*`,
      })),
    );
  const plain = PLAIN.flatMap((name) =>
    codes.map((code): Rewrite => ({
      source: `${prefix(code)}/${name}`,
      destination: `/${code || config.defaultLocale}/~/${name}`,
    })),
  );
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
      ...plain,
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

/** A page that shows another sidebar than the first of its section. */
export interface OtherSidebar {
  path: string;
  basePath: string;
  sidebar: number | null;
}

/** The rules of a section at the root of the site, for every path that nothing else has. */
const atRoot = (config: SiteConfig, codes: readonly string[]): Rewrite[] =>
  codes.map((code) => ({
    source: `${prefix(code)}/:path((?!(?:${codesOf(config)})(?:/|$)|[^/]*~|_next/|site-files/).+)`,
    destination: `/${code || config.defaultLocale}/${rootKey('/')}/:path`,
  }));

const codesOf = (config: SiteConfig): string =>
  config.locales.map((locale) => locale.code).join('|');

const prefix = (code: string): string => (code === '' ? '' : `/${code}`);

/** Escapes characters with a meaning in Next's path patterns. */
export const escapePattern = (path: string): string => path.replace(/[(){}:*+?\\]/g, '\\$&');
