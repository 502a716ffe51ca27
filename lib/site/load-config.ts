import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { nearest } from '@/lib/text/nearest.ts';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import { siteConfigSchema, type SiteConfig } from './config-schema.ts';
import type { SitePaths } from './paths.ts';

/**
 * Reads and checks `site.config.ts` of the site folder; a site without one gets the defaults.
 * Runs in scripts only: pages read the checked result from the site model.
 * @throws BuildError naming each wrong setting, the allowed values and the nearest known name.
 */
export async function loadSiteConfig(paths: SitePaths): Promise<SiteConfig> {
  if (!existsSync(paths.configFile)) return validateConfig({ title: basename(paths.site) }, 'site.config.ts');
  const { tsImport } = await import('tsx/esm/api');
  const loaded: unknown = await tsImport(pathToFileURL(paths.configFile).href, import.meta.url);
  const input = defaultExport(loaded);
  if (!input) {
    throw new BuildError('The site configuration cannot be read.', [
      { file: 'site.config.ts', severity: 'error', message: 'has no default export. Write `export default defineSite({ … })`.' },
    ]);
  }
  return validateConfig(input, 'site.config.ts');
}

/** A folder outside any package of the type `module` is loaded as CommonJS, whose exports stand in `default`. */
function defaultExport(loaded: unknown): unknown {
  const given = loaded && typeof loaded === 'object' && 'default' in loaded ? loaded.default : undefined;
  return given && typeof given === 'object' && '__esModule' in given ? defaultExport({ ...given }) : given;
}

/** @throws BuildError, see loadSiteConfig */
export function validateConfig(input: unknown, file: string): SiteConfig {
  const result = siteConfigSchema.safeParse(input);
  const problems: Problem[] = result.success ? crossChecks(result.data, file) : result.error.issues.flatMap((issue) => explainIssue(issue, file));
  if (!result.success || problems.length > 0) throw new BuildError('The site configuration has errors.', problems);
  return result.data;
}

function explainIssue(issue: z.core.$ZodIssue, file: string): Problem[] {
  const setting = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('').replace(/^\./, '');
  const say = (message: string): Problem => ({ file, severity: 'error', message });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const known = nearest(key, settingsAt(siteConfigSchema, issue.path));
      return say(`\`${[setting, key].filter(Boolean).join('.')}\` is not a setting.${known ? ` Did you mean \`${known}\`?` : ''}`);
    });
  }
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.flat().map((error) => error.message);
    return [say(`\`${setting}\` fits none of the allowed forms: ${[...new Set(branches)].join('; ')}.`)];
  }
  return [say(`\`${setting}\`: ${issue.message}.`)];
}

/** The settings that exist at a place of the configuration. */
function settingsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [part, ...rest] = path;
  if (def.type === 'default' || def.type === 'prefault' || def.type === 'optional') return settingsAt(def.innerType, path);
  if (def.type === 'array') return settingsAt(def.element, rest);
  if (def.type !== 'object') return [];
  if (part === undefined) return Object.keys(def.shape);
  const below = def.shape[String(part)];
  return below ? settingsAt(below, rest) : [];
}

function crossChecks(config: SiteConfig, file: string): Problem[] {
  const problems: Problem[] = [];
  const fail = (message: string) => problems.push({ file, severity: 'error', message });
  const codes = config.locales.map((locale) => locale.code);
  if (!codes.includes(config.defaultLocale)) fail(`\`defaultLocale\` is "${config.defaultLocale}", which is not in \`locales\` (${codes.join(', ')}).`);
  const paths = (config.sections ?? []).map((section) => section.path);
  for (const path of new Set(paths)) if (paths.indexOf(path) !== paths.lastIndexOf(path)) fail(`\`sections\`: two sections claim the path "${path}".`);
  const folders = (config.sections ?? []).flatMap((section) => [...(section.openapi === undefined ? [section.folder ?? section.path] : []), ...section.olderVersions.map((version) => version.folder)]);
  for (const folder of new Set(folders.filter((folder, index) => folders.indexOf(folder) !== index))) fail(`\`sections\`: the folder "${folder}" is used twice. Every section version needs a folder of its own.`);
  for (const section of config.sections ?? []) {
    if (section.openapi !== undefined && section.folder !== undefined) fail(`\`sections\`: "${section.path}" has both \`folder\` and \`openapi\`. A section is made of one of them.`);
  }
  const links = config.navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : []));
  for (const link of [...links, ...config.footer.links]) {
    if ((link.to === undefined) === (link.href === undefined)) fail(`The link ${JSON.stringify(link.label)} needs exactly one of \`to\` (a path of this site) and \`href\` (a full address).`);
  }
  return problems;
}
