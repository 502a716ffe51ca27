import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { parsePreviewRules } from './lib/preview/preview-rules.ts';
import { STAMP_FILE, touchStamp } from './lib/preview/stamp.ts';
import { siteModulesFile } from './lib/build/site-modules-file.ts';
import { sitePaths } from './lib/site/paths.ts';

// No telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const paths = sitePaths();
const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

export default function config(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.PORTAL_BUILD) {
    throw new Error(
      '`next build` alone makes half a site. Run `npm run build`: it checks the content, builds the site model, renders the pages and gives them their paths.',
    );
  }
  const shared: NextConfig = {
    // Build tools, loaded from node_modules at run time instead of being bundled.
    serverExternalPackages: [
      'zod',
      'github-slugger',
      '@mdx-js/mdx',
      'shiki',
      'image-size',
      'esbuild',
      'remark-math',
      'rehype-katex',
      'npm-to-yarn',
      'yaml',
      'rehype-slug',
      'rehype-raw',
      'remark-cjk-friendly',
      'remark-directive',
      'remark-emoji',
      'remark-gfm',
      'mdast-util-to-markdown',
      'mdast-util-to-markdown-cjk-friendly',
      'unified',
      'unist-util-visit',
      'beautiful-mermaid',
      'parse5',
      'svgo',
    ],
    // `npm run types` checks types, so builds do not.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    devIndicators: false,
  };
  if (phase === PHASE_DEVELOPMENT_SERVER) return withNextIntl({ ...shared, ...preview() });
  return withNextIntl({
    ...shared,
    turbopack: { resolveAlias: siteModules() },
    output: 'export',
    // With `output: 'export'`, the export is written here. scripts/build.ts then lifts it to its
    // place.
    distDir: relative(paths.repository, `${paths.work}/export`),
    // Next cannot export a route without pages. A site without API references excludes that route.
    // The home page of a site that has a document there is another file.
    pageExtensions: [
      ...(process.env.PORTAL_NO_API ? [] : ['api.tsx']),
      process.env.PORTAL_DOC_HOME ? 'doc.tsx' : 'home.tsx',
      'tsx',
      'ts',
    ],
    env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
    basePath: process.env.BASE_PATH ?? '',
    experimental: {
      // An export never resumes a render from the cache.
      disableResumeDataCacheCompression: true,
      // Without a network a navigation waits, instead of showing the browser's error page
      // (components/navigation/offline-notice.tsx).
      useOffline: true,
      // Next decides per route, not per page, whether a segment is inlined, so the client would
      // request missing files for small sections.
      prefetchInlining: false,
      // Nothing but the build runs the server's code.
      turbopackMinify: { server: false, client: true },
      turbopackInputSourceMaps: false,
      // Writing the cache costs about as much as the next build gains by it, and memory.
      turbopackFileSystemCacheForBuild: false,
    },
  });
}

/** The site's modules that replace the portal's. */
function siteModules(): Record<string, string> {
  const generated = `./${relative(paths.repository, siteModulesFile(paths.work))}`;
  return { '@/components/mdx/site-modules.ts': generated, ...ownComponents() };
}

function ownComponents(): Record<string, string> {
  const file = join(paths.site, 'components', 'mdx-components.tsx');
  if (paths.site === paths.repository || !existsSync(file)) return {};
  const own = relative(paths.repository, file);
  if (own.startsWith('..'))
    throw new Error(
      `${file} cannot be compiled, because it lies outside the repository. Move the site's folder below ${paths.repository}.`,
    );
  return { '@/components/mdx/site-components.ts': `./${own}` };
}

/** The preview: reads the configuration, watches the content, and maps public paths. */
function preview(): NextConfig {
  // Next evaluates this file in several processes. The first does the work, and the others inherit
  // the result.
  process.env.PORTAL_PREVIEW ??= startPreview();
  const { redirects, basePath, ...rules } = parsePreviewRules(process.env.PORTAL_PREVIEW);
  process.env.PREVIEWED_BASE_PATH = basePath;
  return {
    // One per site, so that concurrent previews and tests do not lock each other out.
    distDir: relative(paths.repository, `${paths.work}/dev`),
    // Next writes the folder's name into tsconfig.json, so the preview has its own file.
    typescript: {
      ignoreBuildErrors: true,
      tsconfigPath: relative(paths.repository, `${paths.work}/tsconfig.json`),
    },
    pageExtensions: ['dev.tsx', 'dev.ts', 'api.tsx', 'doc.tsx', 'tsx', 'ts'],
    redirects: () => Promise.resolve(redirects),
    turbopack: {
      resolveAlias: {
        ...siteModules(),
        '@/lib/render-data/content-stamp.ts': `./${relative(paths.repository, paths.work)}/${STAMP_FILE}`,
      },
    },
    rewrites: () => Promise.resolve({ ...rules, fallback: [] }),
  };
}

function startPreview(): string {
  // In a separate process, because Next compiles this file to CommonJS, and the site's
  // configuration is a module.
  const setup = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/preview-setup.ts'], {
    cwd: paths.repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (setup.status !== 0) throw new Error('The preview cannot start; the reason is printed above.');
  writeFileSync(
    join(paths.work, 'tsconfig.json'),
    JSON.stringify({ extends: relative(paths.work, join(paths.repository, 'tsconfig.json')) }),
  );
  touchStamp(paths.work);
  return setup.stdout;
}
