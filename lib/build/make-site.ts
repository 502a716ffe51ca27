import { BuildError, type Problem } from '@/lib/content/problem.ts';
import type { SourceReading } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { missingTexts } from '@/lib/i18n/missing-texts.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { counted } from '@/lib/text/counted.ts';
import { siteChecks } from './check-site.ts';
import { compilePages, type CompiledPages } from './compile-pages.ts';
import { loadApis, renderApis } from './prepare-apis.ts';
import type { Progress } from './progress.ts';
import { siteComponentNames } from './site-component-names.ts';
import { writeSiteModules } from './site-modules.ts';
import { unsureBases, unsurePaths } from './unsure-paths.ts';

export interface MadeSite {
  model: SiteModel;
  compiled: CompiledPages;
  /** All problems of the site, sorted by file and line. */
  problems: Problem[];
  /**
   * Files whose errors leave page paths uncertain. If there are any, the paths of the site were not
   * checked, nor links to pages of the same sections.
   */
  unsure: readonly string[];
}

/**
 * Creates all data for rendering (site model, compiled texts in `pages/`, API data in `api/`) and
 * checks it. Continues after errors, so that a writer sees all of them at once.
 * @throws BuildError when the interface texts cannot be read, because page titles depend on them
 */
export async function makeSite(
  paths: SitePaths,
  config: SiteConfig,
  { tree, problems: inSources }: SourceReading,
  progress: Progress,
): Promise<MadeSite> {
  const interfaceTexts = missingTexts(paths, config);
  if (hasErrors(interfaceTexts))
    throw new BuildError(
      'The interface texts cannot be read.',
      [...interfaceTexts, ...inSources].filter(({ severity }) => severity === 'error'),
    );

  progress.stage('Reading the API documents');
  const defs = sectionDefs(config, tree);
  const loaded = await loadApis(paths, config, defs);
  progress.done(counted(loaded.apis.length, 'document'));
  const unsure = unsurePaths(paths.content, [...inSources, ...loaded.problems]);
  const pathsAreSure = unsure.length === 0;

  progress.stage('Building the site model');
  const { model, problems: misfits } = buildModel({
    config,
    tree,
    drafts: false,
    words: modelWords(paths),
    outline: loaded.outline,
  });
  const checks = siteChecks(paths);
  const structure = pathsAreSure ? [...misfits, ...checks.structure(model)] : [];
  progress.done(`${model.locales.reduce((sum, locale) => sum + locale.pages.length, 0)} pages`);

  progress.stage('Compiling the texts');
  const components = await siteComponentNames(paths);
  const compiled = await compilePages(paths, model, tree, progress, components.names);
  const modules = await writeSiteModules(paths, model, compiled.imports.values());
  const inTexts = checks.inFiles([...compiled.errors, ...compiled.warnings]);
  progress.done(`${compiled.made} compiled, ${compiled.kept} unchanged`);

  progress.stage('Rendering the API documents');
  const api = hasErrors(loaded.problems) ? undefined : renderApis(paths, model, loaded.apis);
  progress.done();

  progress.stage('Checking the links');
  const links = checks.links(model, compiled.facts, api, unsureBases(unsure, defs));
  progress.done();
  return {
    model,
    compiled,
    unsure,
    problems: inOrder([
      ...inSources,
      ...interfaceTexts,
      ...components.problems,
      ...loaded.problems,
      ...structure,
      ...inTexts,
      ...modules,
      ...links,
    ]),
  };
}

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** By file, then by line. */
function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    a.file === b.file
      ? (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
      : a.file < b.file
        ? -1
        : 1,
  );
}
