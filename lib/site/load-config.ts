import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { nearest } from '@/lib/text/nearest.ts';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import { brandFiles } from './brand-schema.ts';
import { siteConfigSchema, type SiteConfig } from './config-schema.ts';
import { fileInside } from './file-inside.ts';
import type { SitePaths } from './paths.ts';

/**
 * Reads and checks `site.config.ts` of the site folder; a site without one gets the defaults.
 * Runs in scripts only: pages read the checked result from the site model.
 * @throws BuildError naming each wrong setting, the allowed values and the nearest known name.
 */
export async function loadSiteConfig(paths: SitePaths): Promise<SiteConfig> {
  if (!existsSync(paths.configFile))
    return validateConfig({ title: basename(paths.site) }, 'site.config.ts');
  const { tsImport } = await import('tsx/esm/api');
  const loaded: unknown = await tsImport(pathToFileURL(paths.configFile).href, import.meta.url);
  const input = defaultExport(loaded);
  if (!input) {
    throw new BuildError('The site configuration cannot be read.', [
      {
        file: 'site.config.ts',
        severity: 'error',
        message: 'has no default export. Write `export default defineSite({ … })`.',
      },
    ]);
  }
  const config = validateConfig(input, 'site.config.ts');
  const missing = brandFiles(config.brand).filter(
    ({ path }) => fileInside(paths.public, path) === undefined,
  );
  if (missing.length > 0)
    throw new BuildError(
      'The site configuration has errors.',
      missing.map(({ setting, path }): Problem => ({
        file: 'site.config.ts',
        severity: 'error',
        message: `\`${setting}\` names ${path}, and there is no such file in public/. Put it there, or correct the path.`,
      })),
    );
  return config;
}

/** A folder outside any package of the type `module` is loaded as CommonJS, whose exports stand in `default`. */
function defaultExport(loaded: unknown): unknown {
  const given =
    loaded && typeof loaded === 'object' && 'default' in loaded ? loaded.default : undefined;
  return given && typeof given === 'object' && '__esModule' in given
    ? defaultExport({ ...given })
    : given;
}

/** @throws BuildError, see loadSiteConfig */
export function validateConfig(input: unknown, file: string): SiteConfig {
  const result = siteConfigSchema.safeParse(input);
  const problems: Problem[] = result.success
    ? crossChecks(result.data, file)
    : result.error.issues.flatMap((issue) => explainIssue(issue, input, file));
  if (!result.success || problems.length > 0)
    throw new BuildError('The site configuration has errors.', problems);
  return result.data;
}

function explainIssue(issue: z.core.$ZodIssue, input: unknown, file: string): Problem[] {
  const setting = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const shown = navbarItemAt(input, issue.path);
  const say = (message: string): Problem => ({
    file,
    severity: 'error',
    message: shown === undefined ? message : `${message}\n${shown}`,
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const known = nearest(key, settingsAt(siteConfigSchema, issue.path, input));
      return say(
        `\`${[setting, key].filter(Boolean).join('.')}\` is not a setting.${known ? ` Did you mean \`${known}\`?` : ''}`,
      );
    });
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const types = 'options' in issue ? (issue.options ?? []) : [];
    const item = setting.replace(/\.type$/, '');
    return [
      say(
        `\`${item}\`: there is no item of the type ${JSON.stringify(valueAt(input, issue.path))} that can stand here. Types: ${types.map((type) => `"${String(type)}"`).join(', ')}.`,
      ),
    ];
  }
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.flat().map((error) => error.message);
    return [
      say(`\`${setting}\` fits none of the allowed forms: ${[...new Set(branches)].join('; ')}.`),
    ];
  }
  return [say(`\`${setting}\`: ${issue.message}.`)];
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value: unknown, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    input,
  );

/** The item of the navbar that a mistake is in, as indented JSON: an item has no name by which a writer would find it. */
function navbarItemAt(
  input: unknown,
  [first, second, index]: readonly PropertyKey[],
): string | undefined {
  return first === 'navbar' && second === 'items' && index !== undefined
    ? JSON.stringify(valueAt(input, [first, second, index]), null, 2)
    : undefined;
}

/** The settings that exist at a place of the configuration; where there are several kinds of item, those of the kind at hand. */
function settingsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  input: unknown,
): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [part, ...rest] = path;
  if (def.type === 'default' || def.type === 'prefault' || def.type === 'optional')
    return settingsAt(def.innerType, path, input);
  if (def.type === 'pipe') return settingsAt(def.out, path, input);
  if (def.type === 'array') return settingsAt(def.element, rest, valueAt(input, [part ?? 0]));
  if (def.type === 'union') {
    const type =
      valueAt(input, ['type']) ?? (valueAt(input, ['items']) === undefined ? 'link' : 'dropdown');
    const own = def.options.find((option) => option._zod.propValues?.type?.has(type as string));
    return own ? settingsAt(own, path, input) : [];
  }
  if (def.type !== 'object') return [];
  if (part === undefined) return Object.keys(def.shape);
  const below = def.shape[String(part)];
  return below ? settingsAt(below, rest, valueAt(input, [part])) : [];
}

function crossChecks(config: SiteConfig, file: string): Problem[] {
  const problems: Problem[] = [];
  const fail = (message: string) => problems.push({ file, severity: 'error', message });
  const codes = config.locales.map((locale) => locale.code);
  if (!codes.includes(config.defaultLocale))
    fail(
      `\`defaultLocale\` is "${config.defaultLocale}", which is not in \`locales\` (${codes.join(', ')}).`,
    );
  const paths = (config.sections ?? []).map((section) => section.path);
  for (const path of new Set(paths))
    if (paths.indexOf(path) !== paths.lastIndexOf(path))
      fail(`\`sections\`: two sections claim the path "${path}".`);
  const folders = (config.sections ?? []).flatMap((section) => [
    ...(section.openapi === undefined ? [section.folder ?? section.path] : []),
    ...section.olderVersions.map((version) => version.folder),
  ]);
  for (const folder of new Set(
    folders.filter((folder, index) => folders.indexOf(folder) !== index),
  ))
    fail(
      `\`sections\`: the folder "${folder}" is used twice. Every section version needs a folder of its own.`,
    );
  for (const section of config.sections ?? []) {
    if (section.openapi !== undefined && section.folder !== undefined)
      fail(
        `\`sections\`: "${section.path}" has both \`folder\` and \`openapi\`. A section is made of one of them.`,
      );
  }
  for (const link of config.footer.links) {
    if ((link.to === undefined) === (link.href === undefined))
      fail(
        `The link ${JSON.stringify(link.label)} needs exactly one of \`to\` (a path of this site) and \`href\` (a full address).`,
      );
  }
  for (const { path, olderVersions, lastVersion = 'current' } of config.sections ?? []) {
    const names = ['current', ...olderVersions.map(({ name }) => name)];
    if (!names.includes(lastVersion))
      fail(
        `\`sections\`: the section "${path}" has no version "${lastVersion}" (\`lastVersion\`). Versions: ${names.join(', ')}.`,
      );
    for (const name of new Set(
      names.filter((candidate, index) => names.indexOf(candidate) !== index),
    ))
      fail(`\`sections\`: the section "${path}" has two versions "${name}".`);
  }
  return problems;
}
