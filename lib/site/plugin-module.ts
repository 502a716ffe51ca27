import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PLUGIN_LISTS } from './plugin-settings.ts';
import type { SiteConfig } from './config-schema.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Writes the bundle of a configuration with plugins, from which each process that compiles texts
 * loads them (lib/mdx/site-plugins.ts).
 * @param work the working folder of the site
 */
export function writePluginModule(
  work: string,
  code: string,
): NonNullable<SiteConfig['pluginModule']> {
  const file = join(work, 'plugins.mjs');
  writeWhole(file, code);
  return { file, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) };
}

/**
 * The configuration of `site.config.ts` with the module of its plugins in place of their lists.
 * @param code the bundle of `site.config.ts`
 */
export function withPluginModule(config: SiteConfig, work: string, code: string): SiteConfig {
  if (PLUGIN_LISTS.every((list) => !config[list]?.length)) return config;
  const lists = Object.fromEntries(PLUGIN_LISTS.map((list) => [list, undefined]));
  return { ...config, ...lists, pluginModule: writePluginModule(work, code) };
}
