import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import { exportedLines } from '@/lib/text/exported-lines.ts';
import { crossChecks } from './config-checks.ts';
import { explainIssue, type LineOf } from './config-issues.ts';
import { isObject } from '@/lib/text/guards.ts';
import { siteConfigSchema, type SiteConfig } from './config-schema.ts';
import { withGeneratedItems } from '@/lib/docusaurus/generate-sidebars.ts';
import { isDocusaurus, loadDocusaurus } from '@/lib/docusaurus/load-docusaurus.ts';
import { withPageRedirects } from '@/lib/docusaurus/page-redirects.ts';
import { importConfig } from './import-config.ts';
import { missingPictures } from './missing-pictures.ts';
import { withPluginModule } from './plugin-module.ts';
import { PLUGIN_LISTS } from './plugin-settings.ts';
import { readSidebarFiles } from './sidebar-files.ts';
import type { SitePaths } from './paths.ts';

interface LoadedSite {
  config: SiteConfig;
  /** What is to be told about it. */
  problems: Problem[];
  /** Of a Docusaurus site. */
  basePath?: string;
}

/** The configuration of the site folder; see loadSiteConfig. */
export async function loadSite(paths: SitePaths): Promise<LoadedSite> {
  if (!isDocusaurus(paths)) return { config: await readSiteConfig(paths), problems: [] };
  const { config, generators, pageRedirects, problems, basePath } = await loadDocusaurus(paths);
  const read = validateConfig(config, paths.docusaurus.config);
  const complete = async (valid: SiteConfig): Promise<SiteConfig> =>
    withPageRedirects(paths, await withGeneratedItems(paths, valid, generators), pageRedirects);
  if (!existsSync(paths.configFile)) return { config: await complete(read), problems, basePath };
  const { input: own } = await configInput(paths);
  const { sections, locales, defaultLocale } = config;
  const both = await validateFile({ ...config, ...own, sections, locales, defaultLocale }, paths);
  return {
    config: await complete(both),
    basePath,
    problems: [...problems, ...settingsOfDocusaurus(own, paths.docusaurus.config)],
  };
}

/** What is read from the folders and the configuration of a Docusaurus site. */
const FROM_DOCUSAURUS = ['sections', 'locales', 'defaultLocale', ...PLUGIN_LISTS];

const settingsOfDocusaurus = (own: object, file: string): Problem[] =>
  FROM_DOCUSAURUS.filter((name) => name in own).map((name) => ({
    file: 'site.config.ts',
    severity: 'error',
    message: `sets \`${name}\`, which is read from ${file} here. Leave it out, or put the pages into content/.`,
  }));

/**
 * Reads and checks `site.config.ts`, or the configuration of a Docusaurus site, of the site folder;
 * if both are there, the settings of `site.config.ts` count. A site without one gets the defaults.
 * Only scripts call it: pages read the result from the site model.
 * @throws BuildError with each wrong setting, the allowed values and the nearest known name
 */
export async function loadSiteConfig(paths: SitePaths): Promise<SiteConfig> {
  return (await loadSite(paths)).config;
}

async function readSiteConfig(paths: SitePaths): Promise<SiteConfig> {
  if (!existsSync(paths.configFile))
    return readSidebarFiles(
      paths,
      validateConfig({ title: basename(paths.site) }, 'site.config.ts'),
    );
  const { input, code } = await configInput(paths);
  const read = await readSidebarFiles(paths, await validateFile(input, paths));
  const config = withPluginModule(read, paths.work, code);
  const missing = missingPictures(paths.public, config);
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

/**
 * What `site.config.ts` exports, and its code as one module.
 * @throws BuildError when it exports no object
 */
async function configInput(paths: SitePaths): Promise<{ input: object; code: string }> {
  const { exported: input, code } = await importConfig(paths.configFile);
  if (isObject(input)) return { input, code };
  throw new BuildError('The site configuration cannot be read.', [
    {
      file: 'site.config.ts',
      severity: 'error',
      message: `${input === undefined ? 'has no default export' : 'exports no object of settings'}. Write \`export default defineSite({ … })\`.`,
    },
  ]);
}

/** @throws BuildError, see loadSiteConfig, with lines of `site.config.ts` */
async function validateFile(input: unknown, { configFile }: SitePaths): Promise<SiteConfig> {
  if (siteConfigSchema.safeParse(input).success) return validateConfig(input, 'site.config.ts');
  // Large, and needed only for the lines of mistakes.
  const { default: api } = await import('typescript');
  const text = readFileSync(configFile, 'utf8');
  const source = api.createSourceFile(configFile, text, api.ScriptTarget.Latest);
  return validateConfig(input, 'site.config.ts', exportedLines(api, source));
}

/** @throws BuildError, see loadSiteConfig */
export function validateConfig(input: unknown, file: string, lineOf?: LineOf): SiteConfig {
  const result = siteConfigSchema.safeParse(input);
  const problems: Problem[] = result.success
    ? crossChecks(result.data, file)
    : result.error.issues.flatMap((issue) => explainIssue(issue, input, file, lineOf));
  if (!result.success || problems.length > 0)
    throw new BuildError('The site configuration has errors.', problems);
  return result.data;
}
