import { join } from 'node:path';
import { BuildError, formatProblem, type Problem } from '@/lib/content/problem.ts';
import { gitDates } from '@/lib/content/git-dates.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { readStore, type Store } from '@/lib/content/store.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import { publishedImage } from '@/lib/server/image.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { PUBLISHED_FILE, presentPaths, readPublished } from './check-published.ts';
import { siteChecks } from './check-site.ts';
import { compilePages } from './compile-pages.ts';
import { contentlayer } from './contentlayer.ts';
import { loadApis, renderApis } from './prepare-apis.ts';
import type { Progress } from './progress.ts';
import { bundleWorker } from './search/bundle-worker.ts';

/** Writes the checked configuration where the preview and the build find it. */
export async function prepareConfig(paths: SitePaths): Promise<SiteConfig> {
  const config = await loadSiteConfig(paths);
  writeJson(join(paths.work, 'site.json'), config);
  return config;
}

/**
 * Everything that comes before `next build`: reads and checks the sources, lets Contentlayer make its store, builds the
 * site model, compiles every text and checks every link. Leaves `model.json`, `pages/`, `api/`, `dates.json`, `assets.json`
 * and the search worker in the working folder.
 * @throws BuildError with every error found
 */
export async function prepare(paths: SitePaths, progress: Progress): Promise<SiteModel> {
  progress.stage('Checking the sources');
  const config = await prepareConfig(paths);
  const { tree: sources, problems: sourceProblems } = new SourceReader(paths.content, config.locales.map((locale) => locale.code)).read();
  stopOnErrors('Some files of the site have errors.', sourceProblems);
  progress.done(`${sources.documents.length} documents`);

  progress.stage('Contentlayer');
  await contentlayer(paths, [...sources.documents, ...sources.categories, ...sources.training].map((source) => source.file));
  const tree = { ...withBodies(readStore(paths.work), sources), apis: sources.apis };
  stopOnErrors('Contentlayer has not taken every file.', leftOut(sources, tree));
  progress.done();

  progress.stage('Reading the API documents');
  const loaded = await loadApis(paths, config, sectionDefs(config, tree));
  stopOnErrors('Some API documents have errors.', loaded.problems);
  progress.done(`${loaded.apis.length} documents`);

  progress.stage('Building the site model');
  const { model, problems } = buildModel({ config, tree, drafts: false, words: modelWords(paths), outline: loaded.outline });
  const checks = siteChecks(paths);
  const published = readPublished(paths.site);
  stopOnErrors('The pages do not fit together.', [...problems, ...checks.structure(model)]);
  progress.done(`${model.locales.reduce((sum, locale) => sum + locale.pages.length, 0)} pages`);

  progress.stage('Compiling the texts');
  const compiled = await compilePages(paths, model, tree, progress);
  stopOnErrors('Some pages do not compile.', checks.inFiles(compiled.errors));
  progress.done(`${compiled.made} compiled, ${compiled.kept} unchanged`);

  progress.stage('Rendering the API documents');
  const rendered = await renderApis(paths, model, loaded.apis);
  progress.done();

  progress.stage('Checking the links');
  const findings = checks.links(model, compiled.facts, rendered);
  stopOnErrors('The site has broken links.', findings);
  warn([...sourceProblems, ...loaded.problems, ...problems, ...checks.inFiles(compiled.warnings), ...findings]);
  progress.done();
  tellUnrecorded(model, published);

  await bundleWorker(paths);
  writeJson(join(paths.work, 'model.json'), model);
  writeJson(join(paths.work, 'dates.json'), Object.fromEntries(gitDates(paths.content)));
  writeJson(join(paths.work, 'assets.json'), {
    images: images(paths, model, compiled.facts),
    diagrams: [...compiled.facts.values()].some((facts) => facts.hasDiagram),
  } satisfies Assets);
  return model;
}

/** Not a warning: a path is recorded when it is published, and until then it may still change. */
function tellUnrecorded(model: SiteModel, published: readonly string[] | undefined): void {
  const known = new Set(published);
  const count = published ? presentPaths(model).filter((path) => !known.has(path)).length : 0;
  if (count > 0) console.log(`${count} new paths are not in ${PUBLISHED_FILE} yet. When they are published, \`npm run paths:record\` adds them.`);
}

/**
 * Texts as our own reader has cut them out of their files: blanks behind the closing fence would count as a line of the
 * text for Contentlayer, and every message would name the line above.
 */
function withBodies(store: Store, sources: SourceTree): Store {
  const bodies = new Map(sources.documents.map(({ file, body }) => [file, body]));
  return { ...store, documents: store.documents.map((document) => ({ ...document, body: bodies.get(document.file) ?? document.body })) };
}

function leftOut(sources: SourceTree, store: Store): Problem[] {
  const taken = new Set([...store.documents, ...store.categories, ...store.training].map((source) => source.file));
  return [...sources.documents, ...sources.categories, ...sources.training]
    .filter((source) => !taken.has(source.file))
    .map((source) => ({ file: `content/${source.file}`, severity: 'error', message: 'is missing from the generated store. Its name may be too long: the whole path must fit in 255 bytes.' }));
}

/** What is published beside the pages. */
export interface Assets {
  /** Published name → file. */
  images: Record<string, string>;
  /** Some page has a diagram, so the library that draws it is needed. */
  diagrams: boolean;
}

function images(paths: SitePaths, model: SiteModel, facts: ReadonlyMap<string, PageFacts>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const page of model.locales.flatMap((locale) => locale.pages).filter((page): page is DocPage => page.kind === 'doc')) {
    for (const { target } of facts.get(page.data)?.images ?? []) {
      const image = target.startsWith('/') ? undefined : publishedImage(paths, page.source, target);
      if (image) found[image.src] = image.file;
    }
  }
  return found;
}

function stopOnErrors(headline: string, problems: readonly Problem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new BuildError(headline, errors);
}

function warn(problems: readonly Problem[]): void {
  for (const problem of problems) if (problem.severity === 'warning') console.warn(`warning  ${formatProblem(problem)}`);
}

export function writeJson(file: string, value: unknown): void {
  writeWhole(file, JSON.stringify(value));
}
