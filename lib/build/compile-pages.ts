import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { distinct, type Problem } from '@/lib/content/problem.ts';
import type { SourceDocument, SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { setCodeSettings } from '@/lib/mdx/code-settings.ts';
import { compileKey } from '@/lib/mdx/compile-key.ts';
import { compilePage, PageError, type CompiledPage } from '@/lib/mdx/compile.ts';
import type { SiteComponentNames } from '@/lib/mdx/component-names.ts';
import type { PageAbout } from '@/lib/mdx/imports/page-about.ts';
import type { PageImports } from '@/lib/mdx/imports/page-imports.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import { pageAbout } from '@/lib/render-data/page-about.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { compiledPage } from '@/lib/render-data/work-schemas.ts';
import { namesBelow } from '@/lib/site/files-below.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { compilerFingerprint } from './fingerprint.ts';
import type { Progress } from './progress.ts';

export interface CompiledPages {
  /** By DocPage.data. */
  facts: Map<string, PageFacts>;
  /** What the pages import; by DocPage.data. */
  imports: Map<string, PageImports>;
  errors: Problem[];
  warnings: Problem[];
  made: number;
  kept: number;
}

/**
 * Compiles the text of every document into `pages/<record id>.json`. A text that has not changed
 * keeps its file, unless plugins of the site change it: they may read other files.
 * @param site names of the site's own components
 * @param only ids of the texts to compile (DocPage.data); other files stay as they are
 */
export async function compilePages(
  paths: SitePaths,
  model: SiteModel,
  tree: Pick<SourceTree, 'documents'>,
  progress: Pick<Progress, 'count'>,
  site: SiteComponentNames = [],
  only?: ReadonlySet<string>,
): Promise<CompiledPages> {
  const documents = new Map(tree.documents.map((document) => [document.file, document]));
  const texts = new Map<string, SourceDocument>();
  for (const page of model.locales.flatMap((locale) => locale.pages)) {
    if (page.kind !== 'doc' || only?.has(page.data) === false) continue;
    const { data, source } = page;
    const document = documents.get(source);
    if (document === undefined)
      throw new Error(`There is a page of content/${source}, but no such file.`);
    texts.set(data, document);
  }
  const result: CompiledPages = {
    facts: new Map(),
    imports: new Map(),
    errors: [],
    warnings: [],
    made: 0,
    kept: 0,
  };
  const folder = join(paths.work, 'pages');
  const { code } = model.config;
  setCodeSettings(code);
  forgetOtherCompilers(folder, compilerFingerprint(paths.repository) + JSON.stringify(code));
  let done = 0;
  for (const [data, document] of texts) {
    const file = join(folder, `${data}.json`);
    try {
      const page = await compiled(
        file,
        document,
        pageAbout(paths, model.config, document),
        site,
        result,
      );
      result.imports.set(data, page.imports);
      result.facts.set(data, page.facts);
      result.warnings.push(...page.warnings);
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      if (error.facts) result.facts.set(data, error.facts);
      for (const problem of error.problems)
        (problem.severity === 'error' ? result.errors : result.warnings).push(problem);
    }
    progress.count(++done, texts.size);
  }
  result.errors = distinct(result.errors);
  if (!only) removeOthers(folder, new Set([...texts.keys()].map((data) => `${data}.json`)));
  return result;
}

async function compiled(
  file: string,
  { file: source, body }: SourceDocument,
  about: PageAbout,
  site: SiteComponentNames,
  result: CompiledPages,
): Promise<CompiledPage> {
  const kept = about.plugins ? undefined : keptPage(file);
  if (kept?.key === compileKey(body, site, about)) {
    result.kept++;
    return kept;
  }
  const page = await compilePage(body, `content/${source}`, site, about);
  writeWhole(file, JSON.stringify(page));
  result.made++;
  return page;
}

/** The page of an earlier build; undefined if there is none that can be read. */
function keptPage(file: string): CompiledPage | undefined {
  try {
    return readJson(file, compiledPage);
  } catch {
    return undefined;
  }
}

/** Pages that another version of the compiler has made are made again. */
function forgetOtherCompilers(folder: string, version: string): void {
  const file = `${folder}.compiler`;
  if (existsSync(file) && readFileSync(file, 'utf8') === version) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, version);
}

function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of namesBelow(folder)) if (!keep.has(name)) rmSync(join(folder, name));
}
