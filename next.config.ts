import { relative } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import type { startPreview as startPreviewOf } from './lib/preview/start-preview.ts';
import { sitePaths } from './lib/site/paths.ts';

const paths = sitePaths();
const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

export default async function config(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.PORTAL_BUILD) {
    throw new Error('`next build` alone makes half a site. Run `npm run build`: it checks the content, builds the site model, renders the pages and gives them their paths.');
  }
  const shared: NextConfig = {
    // Read at run time from node_modules instead of being bundled: build-time tools.
    serverExternalPackages: ['@mdx-js/mdx', 'shiki', 'image-size', 'yaml', 'rehype-slug', 'remark-gfm', 'remark-directive', 'unist-util-visit'],
    experimental: { inlineCss: true },
    // Types are checked by `npm run types`, once, and not again by every build.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    devIndicators: false,
  };
  if (phase === PHASE_DEVELOPMENT_SERVER) return withNextIntl({ ...shared, ...(await preview()) });
  return withNextIntl({
    ...shared,
    output: 'export',
    // With `output: 'export'` this is where the export goes; scripts/build.ts lifts it to its place.
    distDir: relative(paths.repository, `${paths.work}/export`),
    env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
    basePath: process.env.BASE_PATH ?? '',
  });
}

/** `next dev` by itself is a whole preview: it reads the configuration, watches the content and maps public paths. */
async function preview(): Promise<Partial<NextConfig>> {
  const { tsImport } = await import('tsx/esm/api');
  const { startPreview } = (await tsImport('./lib/preview/start-preview.ts', `file://${paths.repository}/`)) as { startPreview: typeof startPreviewOf };
  return startPreview(paths);
}
