import type { Problem } from '@/lib/content/problem.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { buildApiRoot, type ApiRootContext } from './build-api-root.ts';
import { buildRoot, type RootContext, type RootResult } from './build-root.ts';
import { duplicateRoutes, duplicateSources, orphanTranslations } from './model-problems.ts';
import { resolveNavbar } from './navbar.ts';
import { plainPages } from './plain-pages.ts';
import { releasesOf } from './releases.ts';
import { reservedPathProblems } from './reserved-paths.ts';
import {
  localePathProblems,
  orphanProblems,
  sectionDefs,
  unusedDocuments,
} from './section-defs.ts';
import type { LocaleModel, SiteModel } from './types.ts';

export interface ModelInput {
  config: SiteConfig;
  tree: SourceTree;
  drafts: boolean;
  /** Titles of generated pages by locale; see RootContext.words. */
  words: (
    locale: string,
  ) => RootContext['words'] & ApiRootContext['words'] & { notFound: string; search: string };
  /**
   * The outline of an OpenAPI document (file name in `openapi/`) in a locale; undefined when it
   * cannot be read.
   */
  outline?: (file: string, locale: string) => ApiOutline | undefined;
}

/**
 * Builds the model of the site from its sources. The same input gives the same model. Mistakes
 * across files (two pages with one path, a translation without a source) are returned, not thrown.
 */
export function buildModel({ config, tree, drafts, words, outline }: ModelInput): {
  model: SiteModel;
  problems: Problem[];
} {
  const defs = sectionDefs(config, tree);
  const problems: Problem[] = [
    ...orphanProblems(defs, tree),
    ...localePathProblems(config, defs),
    ...duplicateSources(tree),
    ...orphanTranslations(config, tree),
    ...unusedDocuments(defs, tree),
  ];
  const locales = config.locales.map(({ code: locale }): LocaleModel => {
    const results = defs.flatMap((def): RootResult[] => {
      if (def.openapi === undefined)
        return [buildRoot({ config, tree, defs, locale, drafts, words: words(locale) }, def)];
      const api = outline?.(def.openapi, locale);
      return api ? [buildApiRoot({ config, locale, words: words(locale) }, def, api)] : [];
    });
    const inSections = results.flatMap((result) => result.pages);
    // A document at the root of the site is the home page.
    const hasHome = inSections.some(({ path }) => path === '/');
    const pages = [
      ...plainPages(config, tree, locale, words(locale)).filter(
        ({ kind }) => kind !== 'home' || !hasHome,
      ),
      ...inSections,
    ];
    const roots = results.map((result) => result.root);
    const navbar = resolveNavbar({ config, locale, roots, pages });
    // These problems are the same in every locale, so they are reported once.
    if (locale === config.defaultLocale)
      problems.push(
        ...results.flatMap((result) => result.problems),
        ...duplicateRoutes(pages),
        ...reservedPathProblems(roots, pages),
        ...navbar.problems,
      );
    return { locale, roots, pages, navbar: navbar.items, releases: releasesOf(pages, roots) };
  });
  return { model: { config, locales }, problems };
}
