import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG = /^docusaurus\.config\.(js|mjs|cjs|ts|mts|cts)$/;

/**
 * Name of the configuration file of a Docusaurus site; undefined if the folder is none, or has a
 * `site.config.ts` too.
 */
export function docusaurusConfig(site: string): string | undefined {
  if (!existsSync(site) || existsSync(join(site, 'site.config.ts'))) return undefined;
  return readdirSync(site).find((name) => CONFIG.test(name));
}
