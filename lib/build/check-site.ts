import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import type { SourceReading } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { missingTexts } from '@/lib/i18n/missing-texts.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { publishedImage } from '@/lib/server/image.ts';
import { inFile } from '@/lib/server/page-text.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { checkLinks } from './check-links.ts';
import { checkPublished, readPublished } from './check-published.ts';
import { checkRedirects } from './check-redirects.ts';
import { compilePages, type CompiledPages } from './compile-pages.ts';
import { loadApis, renderApis } from './prepare-apis.ts';
import type { Progress } from './progress.ts';
import { siteComponentNames } from './site-component-names.ts';
import { unsurePaths } from './unsure-paths.ts';

export interface SiteCheck {
  model: SiteModel;
  compiled: CompiledPages;
  /** Everything that is wrong with the site, by file and place. */
  problems: Problem[];
  /** Files whose mistakes leave open at which paths pages stand: what depends on paths has not been checked. */
  unsure: readonly string[];
}

/**
 * Makes everything that pages are rendered from (site model, compiled texts in `pages/`, API data in `api/`) and checks all
 * of it. A mistake in one place does not keep the others from being checked, so that a writer sees them at once.
 * @throws BuildError when the interface texts cannot be read, since titles of pages are made of them
 */
export async function checkSite(paths: SitePaths, config: SiteConfig, sources: SourceReading, progress: Progress): Promise<SiteCheck> {
  const { tree } = sources;
  const texts = missingTexts(paths, config);
  // Titles of generated pages are interface texts.
  if (texts.some(({ severity }) => severity === 'error')) throw new BuildError('The interface texts cannot be read.', [...texts, ...sources.problems].filter(({ severity }) => severity === 'error'));
  progress.stage('Reading the API documents');
  const loaded = await loadApis(paths, config, sectionDefs(config, tree));
  progress.done(`${loaded.apis.length} documents`);
  const unsure = unsurePaths(paths.content, [...sources.problems, ...loaded.problems]);

  progress.stage('Building the site model');
  const { model, problems: misfits } = buildModel({ config, tree, drafts: false, words: modelWords(paths), outline: loaded.outline });
  const isPublicFile = (path: string) => statSync(join(paths.public, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const source = sourceFacts(paths.content);
  const ofPaths = (): Problem[] => [...misfits, ...checkRedirects({ model, isPublicFile, lineOf: (file) => source(file).redirectLine }), ...checkPublished(model, readPublished(paths.site) ?? [])];
  const structure = unsure.length > 0 ? [] : ofPaths();
  progress.done(`${model.locales.reduce((sum, locale) => sum + locale.pages.length, 0)} pages`);

  progress.stage('Compiling the texts');
  const site = await siteComponentNames(paths);
  const compiled = await compilePages(paths, model, tree, progress, site.names);
  const inTexts = [...compiled.errors, ...compiled.warnings].map((problem) => inFile(problem, source(problem.file.slice('content/'.length)).bodyOffset));
  progress.done(`${compiled.made} compiled, ${compiled.kept} unchanged`);

  progress.stage('Rendering the API documents');
  const api = loaded.problems.some(({ severity }) => severity === 'error') ? undefined : await renderApis(paths, model, loaded.apis);
  progress.done();

  progress.stage('Checking the links');
  const links = checkLinks({
    model,
    api,
    facts: compiled.facts,
    bodyOffset: (file) => source(file).bodyOffset,
    isPublicFile,
    imageExists: (file, target) => publishedImage(paths, file, target) !== undefined,
    pathsAreSure: unsure.length === 0,
  });
  progress.done();
  return { model, compiled, unsure, problems: inOrder([...sources.problems, ...texts, ...site.problems, ...loaded.problems, ...structure, ...inTexts, ...links]) };
}

/** What checks ask of a Markdown file again and again. `file` is relative to `content/`. */
function sourceFacts(content: string): (file: string) => { bodyOffset: number; redirectLine?: number } {
  const known = new Map<string, { bodyOffset: number; redirectLine?: number }>();
  return (file) => {
    const kept = known.get(file);
    if (kept) return kept;
    const { bodyOffset, keyLines } = parseSource(readFileSync(join(content, file), 'utf8'), file);
    const facts = { bodyOffset, redirectLine: keyLines.redirect_from };
    known.set(file, facts);
    return facts;
  };
}

/** By file, and in a file by line: a writer mends one file after the other. */
function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) : a.file < b.file ? -1 : 1));
}
