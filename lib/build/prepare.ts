import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { BuildError, formatProblem, type Problem } from '@/lib/content/problem.ts';
import { mergeWarnings } from '@/lib/content/merge-warnings.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { readStore, type Store } from '@/lib/content/store.ts';
import { isFileLink } from '@/lib/docs/file-link.ts';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import { publishedImage } from '@/lib/render-data/image.ts';
import type { assets } from '@/lib/render-data/work-schemas.ts';
import { contentDates, originalName, withOriginalNames } from '@/lib/docusaurus/load-docusaurus.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { counted } from '@/lib/text/counted.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { PUBLISHED_FILE, presentPaths, readPublished } from './check-published.ts';
import { contentlayer } from './contentlayer.ts';
import { hasErrors, makeSite } from './make-site.ts';
import { prepareConfig } from './prepare-config.ts';
import type { Progress } from './progress.ts';
import { writeInlineScripts } from './inline-scripts.ts';
import { bundleWorker } from './search/bundle-worker.ts';
import { stopOnErrors } from './stop-on-errors.ts';

/**
 * Everything before `next build`: reads and checks the sources, runs Contentlayer, builds the site
 * model, compiles every text, and checks every link. Writes `model.json`, `pages/`, `api/`,
 * `dates.json`, `assets.json`, and the search worker into the working folder.
 * @throws BuildError with all errors
 */
export async function prepare(paths: SitePaths, progress: Progress): Promise<SiteModel> {
  progress.stage('Checking the sources');
  const { config } = await prepareConfig(paths).catch((error: unknown) =>
    withSourceErrors(paths, error),
  );
  const { tree: sources, problems } = readSources(paths.content, config.locales);
  progress.done(counted(sources.documents.length, 'document'));

  let tree = sources;
  let leftOut: Problem[] = [];
  // Contentlayer stops at the first error. With errors, the texts of the preview's reader are
  // checked instead.
  if (!hasErrors(problems)) {
    progress.stage('Contentlayer');
    await contentlayer(paths);
    const kept = {
      ...withoutOthers(readStore(paths.work), sources),
      apis: sources.apis,
      tagFiles: sources.tagFiles,
    };
    leftOut = filesLeftOut(sources, kept);
    if (leftOut.length === 0) tree = kept;
    progress.done();
  }

  const { model, compiled, ...checked } = await makeSite(
    paths,
    config,
    { tree, problems: [...problems, ...leftOut] },
    progress,
  );
  const found = withOriginalNames(paths, checked.problems);
  const warnings = found.filter(({ severity }) => severity === 'warning');
  for (const problem of mergeWarnings(warnings)) console.warn(`warning  ${formatProblem(problem)}`);
  stopOnErrors(
    found,
    checked.unsure.map((file) => originalName(paths, file)),
  );
  tellUnrecorded(model, readPublished(paths.site));

  await bundleWorker(paths);
  await writeInlineScripts(paths);
  writeJson(join(paths.work, 'model.json'), model);
  writeJson(join(paths.work, 'dates.json'), Object.fromEntries(contentDates(paths)));
  writeJson(join(paths.work, 'assets.json'), {
    images: images(paths, model, compiled.facts),
  } satisfies z.infer<typeof assets>);
  return model;
}

/**
 * Adds the errors of the sources to those of the configuration, so that both are corrected at once.
 * @throws BuildError with all of them
 */
function withSourceErrors({ content }: SitePaths, error: unknown): never {
  if (!(error instanceof BuildError)) throw error;
  const folders = existsSync(content)
    ? readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const locales = folders.map(({ name }) => ({ code: name }));
  const { problems } = readSources(content, locales);
  throw new BuildError('The site has errors, in its configuration among others.', [
    ...error.problems,
    ...problems.filter(({ severity }) => severity === 'error'),
  ]);
}

/** Not a warning: a path may still change until it is published. */
function tellUnrecorded(model: SiteModel, published: readonly string[] | undefined): void {
  const known = new Set(published);
  const count = published ? presentPaths(model).filter((path) => !known.has(path)).length : 0;
  if (count > 0)
    console.log(
      `${count} new paths are not in ${PUBLISHED_FILE} yet. When they are published, \`npm run paths:record\` adds them.`,
    );
}

/** Contentlayer may also keep files that no pages are made of. */
function withoutOthers(store: Store, sources: SourceTree): Store {
  const wanted = new Set(sources.documents.map(({ file }) => file));
  return { ...store, documents: store.documents.filter(({ file }) => wanted.has(file)) };
}

function filesLeftOut(sources: SourceTree, store: Store): Problem[] {
  const taken = new Set(
    [...store.documents, ...store.categories, ...store.training].map((source) => source.file),
  );
  return [...sources.documents, ...sources.categories, ...sources.training]
    .filter((source) => !taken.has(source.file))
    .map((source) => ({
      file: `content/${source.file}`,
      severity: 'error',
      message:
        'is missing from the generated store. Its name may be too long: the whole path must fit in 255 bytes.',
    }));
}

function images(
  paths: SitePaths,
  model: SiteModel,
  facts: ReadonlyMap<string, PageFacts>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const page of model.locales
    .flatMap((locale) => locale.pages)
    .filter((page): page is DocPage => page.kind === 'doc')) {
    const { images: shown = [], links = [] } = facts.get(page.data) ?? {};
    const named = links.filter((link) => isFileLink(link.target));
    const { image } = page.frontMatter;
    const preview = image === undefined ? [] : [{ target: image }];
    for (const { target } of [...shown, ...named, ...preview]) {
      const file = target.startsWith('/') ? undefined : publishedImage(paths, page.source, target);
      if (file) found[file.src] = file.file;
    }
  }
  return found;
}

function writeJson(file: string, value: unknown): void {
  writeWhole(file, JSON.stringify(value));
}
