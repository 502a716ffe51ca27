import { join } from 'node:path';
import { siteChecks } from '@/lib/build/check-site.ts';
import { compilePages } from '@/lib/build/compile-pages.ts';
import { siteComponentNames } from '@/lib/build/site-component-names.ts';
import { writeSiteModules } from '@/lib/build/site-modules.ts';
import { unsureBases, unsurePaths } from '@/lib/build/unsure-paths.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { withOriginalNames } from '@/lib/docusaurus/load-docusaurus.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { missingTexts } from '@/lib/i18n/missing-texts.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { compileKey } from '@/lib/mdx/compile-key.ts';
import type { SiteComponentNames } from '@/lib/mdx/component-names.ts';
import type { PageImports } from '@/lib/mdx/imports/page-imports.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import { pageAbout } from '@/lib/render-data/page-about.ts';
import { previewWork } from '@/lib/render-data/preview-folders.ts';
import type { PreviewProblem } from '@/lib/render-data/preview-state.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { ApiPages } from './api-pages.ts';
import { apiSources } from '@/lib/openapi/catalog.ts';
import { ApiReader } from './api-reader.ts';

/** Result of compiling a text. Lines are those of the text. */
interface CheckedText {
  key: string;
  facts?: PageFacts;
  imports?: PageImports;
  problems: Problem[];
}

/**
 * Checks the whole site repeatedly, as a build would. Unchanged files are not read, compiled, or
 * rendered again. Drafts are ignored, as in a build.
 */
export class SiteCheck {
  readonly #reader: SourceReader;
  readonly #apis: ApiReader;
  readonly #pages: ApiPages;
  readonly #texts = new Map<string, CheckedText>();

  constructor(
    readonly paths: SitePaths,
    readonly config: SiteConfig,
  ) {
    const locales = config.locales.map(({ code }) => code);
    this.#reader = new SourceReader(paths.content, locales);
    this.#apis = new ApiReader(join(paths.site, 'openapi'), locales, config.defaultLocale);
    this.#pages = new ApiPages(paths);
  }

  /**
   * @param shown called when the data of API pages has changed
   * @returns all errors and warnings of a build
   */
  async run(shown: () => void): Promise<PreviewProblem[]> {
    const { paths, config } = this;
    const { tree, problems: sources } = this.#reader.read();
    const defs = sectionDefs(config, tree);
    const { apis, problems: documents, unread } = await this.#apis.read(apiSources(defs));
    const outline = (file: string, locale: string) =>
      apis.find((api) => api.file === file)?.locales[locale]?.outline ??
      this.#pages.outline(file, locale);
    const { model, problems } = buildModel({
      config,
      tree,
      drafts: false,
      words: modelWords(paths),
      outline,
    });
    const rendered = await this.#pages.render(model, apis, shown);
    const components = await siteComponentNames(paths);
    const facts = await this.#compile(model, tree, components.names);
    const modules = await writeSiteModules(
      paths,
      model,
      [...this.#texts.values()].flatMap(({ imports }) => (imports ? [imports] : [])),
    );
    const checks = siteChecks(paths);
    const unsure = unsurePaths(paths.content, [...sources, ...documents]);
    const structure = unsure.length === 0 ? [...problems, ...checks.structure(model)] : [];
    const texts = checks.inFiles([...this.#texts.values()].flatMap((text) => text.problems));
    // Without all pages, valid links would be reported as broken.
    const links = unread ? [] : checks.links(model, facts, rendered, unsureBases(unsure, defs));
    return withOriginalNames(paths, [
      ...sources,
      ...missingTexts(paths, config),
      ...components.problems,
      ...documents,
      ...structure,
      ...texts,
      ...modules,
      ...links,
    ]);
  }

  async #compile(
    model: SiteModel,
    tree: SourceTree,
    site: SiteComponentNames,
  ): Promise<Map<string, PageFacts>> {
    const keys = new Map(
      tree.documents.map((document) => [
        document.file,
        compileKey(document.body, site, pageAbout(this.paths, this.config, document)),
      ]),
    );
    const texts = new Map(
      model.locales
        .flatMap((locale) => locale.pages)
        .flatMap((page) =>
          page.kind === 'doc'
            ? [[page.data, { source: page.source, key: keys.get(page.source) ?? '' }] as const]
            : [],
        ),
    );
    const changed = new Map(
      [...texts].filter(([data, { key }]) => this.#texts.get(data)?.key !== key),
    );
    for (const data of this.#texts.keys()) if (!texts.has(data)) this.#texts.delete(data);
    if (changed.size > 0) {
      const silent = { count: () => undefined };
      const { facts, imports, errors, warnings } = await compilePages(
        previewWork(this.paths),
        model,
        tree,
        silent,
        site,
        this.#texts.size > 0 ? new Set(changed.keys()) : undefined,
      );
      const found = new Map<string, Problem[]>();
      for (const problem of [...errors, ...warnings])
        found.set(problem.file, [...(found.get(problem.file) ?? []), problem]);
      for (const [data, { source, key }] of changed) {
        const problems = found.get(`content/${source}`) ?? [];
        this.#texts.set(data, {
          key,
          facts: facts.get(data),
          imports: imports.get(data),
          problems,
        });
      }
    }
    return new Map(
      [...this.#texts].flatMap(([data, { facts }]) => (facts ? [[data, facts] as const] : [])),
    );
  }
}
