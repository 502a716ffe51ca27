import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG = /^docusaurus\.config\.(js|mjs|cjs|ts|mts|cts)$/;

/**
 * Name of the configuration file of a Docusaurus site; undefined if the folder is none, or is a
 * site of this portal by now: it has `site.config.ts` and `content/`.
 */
export function docusaurusConfig(site: string): string | undefined {
  if (!existsSync(site)) return undefined;
  if (['site.config.ts', 'content'].every((name) => existsSync(join(site, name)))) return undefined;
  return readdirSync(site).find((name) => CONFIG.test(name));
}
