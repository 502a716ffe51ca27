import type { Problem } from '@/lib/content/problem.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import {
  buildApiSectionVersion,
  type ApiSectionVersionContext,
} from './build-api-section-version.ts';
import {
  buildSectionVersion,
  type BuiltSectionVersion,
  type SectionVersionContext,
} from './build-section-version.ts';
import {
  apartFromDuplicates,
  duplicateRoutes,
  duplicateSources,
  orphanTranslations,
} from './model-problems.ts';
import { resolveNavbar } from './navbar.ts';
import { plainPages } from './plain-pages.ts';
import { releasesOf } from './releases.ts';
import { reservedPathProblems } from './reserved-paths.ts';
import {
  localePathProblems,
  orphanProblems,
  sameNameProblems,
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
  ) => SectionVersionContext['words'] &
    ApiSectionVersionContext['words'] & { notFound: string; search: string };
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
    ...sameNameProblems(config, defs),
    ...duplicateSources(tree),
    ...orphanTranslations(config, tree),
    ...unusedDocuments(defs, tree),
  ];
  const locales = config.locales.map(({ code: locale }): LocaleModel => {
    const results = defs.flatMap((def): BuiltSectionVersion[] => {
      if (def.openapi === undefined)
        return [
          buildSectionVersion({ config, tree, defs, locale, drafts, words: words(locale) }, def),
        ];
      const api = outline?.(def.openapi, locale);
      return api
        ? [buildApiSectionVersion({ config, locale, words: words(locale) }, def, api)]
        : [];
    });
    const inSections = results.flatMap((result) => result.pages);
    // A document at the root of the site is the home page.
    const hasHome = inSections.some(({ path }) => path === '/');
    const claimed = [
      ...plainPages(config, tree, locale, words(locale)).filter(
        ({ kind }) => kind !== 'home' || !hasHome,
      ),
      ...inSections,
    ];
    const { pages, duplicates } = apartFromDuplicates(claimed);
    const sectionVersions = results.map((result) => result.sectionVersion);
    const navbar = resolveNavbar({ config, locale, sectionVersions, pages });
    // These problems are the same in every locale, so they are reported once.
    if (locale === config.defaultLocale)
      problems.push(
        ...results.flatMap((result) => result.problems),
        ...duplicateRoutes(claimed, config.onDuplicateRoutes),
        ...reservedPathProblems(sectionVersions, pages),
        ...navbar.problems,
      );
    return {
      locale,
      sectionVersions,
      pages,
      duplicates,
      navbar: navbar.items,
      releases: releasesOf(pages, sectionVersions),
      ...(config.trailingSlash && { trailingSlash: true }),
    };
  });
  return { model: { config, locales }, problems };
}
