import { watch } from 'node:fs';
import { join, relative } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { prepareConfig } from '@/lib/build/prepare.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { rootKey } from '@/lib/docs/urls.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** Next evaluates its configuration in several processes; one of them watches. */
const WATCHING = 'PORTAL_PREVIEW_WATCHING';

/** The part of the Next configuration that makes `next dev` a preview of the site folder. */
export async function startPreview(paths: SitePaths): Promise<Partial<NextConfig>> {
  const config = await prepareConfig(paths);
  const { tree } = new SourceReader(paths.content, config.locales.map((locale) => locale.code)).read();
  const stamp = join(paths.work, 'content-stamp.ts');
  if (!process.env[WATCHING]) {
    process.env[WATCHING] = '1';
    watchContent(paths, stamp);
  }
  const bases = sectionDefs(config, tree).map((def) => def.basePath);
  return {
    pageExtensions: ['dev.ts', 'tsx', 'ts'],
    turbopack: { resolveAlias: { '@/lib/server/content-stamp.ts': `./${relative(paths.repository, stamp)}` } },
    rewrites: async () => ({ beforeFiles: rewrites(config, bases), afterFiles: [], fallback: [] }),
  };
}

/** Writes a new stamp for every change below `content/`: pages import it, so the preview renders them anew. */
function watchContent(paths: SitePaths, stamp: string): void {
  const touch = () => {
    mkdirSync(paths.work, { recursive: true });
    writeFileSync(stamp, `export const contentStamp = '${Date.now()}';\n`);
  };
  touch();
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(touch, 30);
  };
  watch(paths.content, { recursive: true }, later).unref();
  watch(paths.site, (_, name) => {
    if (name === 'site.config.ts') console.warn('site.config.ts has changed. Start the preview again to see it.');
  }).unref();
}

/** Public paths to internal routes, as the lift does after an export (see lib/build/lift.ts), longest base path first. */
export function rewrites(config: SiteConfig, basePaths: readonly string[]): { source: string; destination: string }[] {
  const plain = ['training', '404'];
  const others = config.locales.map((locale) => locale.code).filter((code) => code !== config.defaultLocale);
  const rules = [...basePaths]
    .sort((a, b) => b.length - a.length)
    .flatMap((base) => [...others, ''].map((code) => rule(code, base, `/${code || config.defaultLocale}/${rootKey(base)}`, true)));
  const pages = plain.flatMap((name) => [...others, ''].map((code) => rule(code, `/${name}`, `/${code || config.defaultLocale}/~/${name}`, false)));
  return [...rules, ...pages, { source: '/', destination: `/${config.defaultLocale}` }];
}

function rule(locale: string, path: string, destination: string, below: boolean): { source: string; destination: string } {
  const source = `${locale ? `/${locale}` : ''}${escapePattern(path)}`;
  return below ? { source: `${source}/:path*`, destination: `${destination}/:path*` } : { source, destination };
}

/** Characters with a meaning in Next's path patterns. */
const escapePattern = (path: string): string => path.replace(/[(){}:*+?\\]/g, '\\$&');
