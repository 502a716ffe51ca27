import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import { withoutExtension } from './slugs.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { buildApiRoot, type ApiRootContext } from './build-api-root.ts';
import { buildRoot, type RootContext, type RootResult } from './build-root.ts';
import { resolveNavbar } from './navbar.ts';
import { reservedPathProblems } from './reserved-paths.ts';
import {
  localePathProblems,
  orphanProblems,
  sectionDefs,
  unusedDocuments,
} from './section-defs.ts';
import type {
  HomePage,
  LocaleModel,
  Page,
  PlainPage,
  SectionVersion,
  SiteModel,
  TrainingPage,
} from './types.ts';
import { recordId } from './urls.ts';

export interface ModelInput {
  config: SiteConfig;
  tree: SourceTree;
  drafts: boolean;
  /** Titles of generated pages by locale; see RootContext.words. */
  words: (
    locale: string,
  ) => RootContext['words'] & ApiRootContext['words'] & { notFound: string; search: string };
  /** What stands in an OpenAPI document (file name in `openapi/`), in a locale; undefined when it cannot be read. */
  outline?: (file: string, locale: string) => ApiOutline | undefined;
}

/**
 * Makes the one model of the site from what was written: the same input gives the same model.
 * What is wrong across files (two pages for one route, a translation without a source …) is returned, not thrown.
 */
export function buildModel({ config, tree, drafts, words, outline }: ModelInput): {
  model: SiteModel;
  problems: Problem[];
} {
  const defs = sectionDefs(config, tree);
  const problems: Problem[] = [
    ...orphanProblems(defs, tree),
    ...localePathProblems(config, defs),
    ...bothFormats(tree),
    ...sourcelessTranslations(config, tree),
    ...unusedDocuments(defs, tree),
  ];
  const locales = config.locales.map(({ code: locale }): LocaleModel => {
    const results = defs.flatMap((def): RootResult[] => {
      if (def.openapi === undefined)
        return [buildRoot({ config, tree, defs, locale, drafts, words: words(locale) }, def)];
      const api = outline?.(def.openapi, locale);
      return api ? [buildApiRoot({ config, locale, words: words(locale) }, def, api)] : [];
    });
    const pages = [
      ...plainPages(config, tree, locale, words(locale)),
      ...results.flatMap((result) => result.pages),
    ];
    const roots = results.map((result) => result.root);
    const navbar = resolveNavbar({ config, locale, roots, pages });
    // Problems of structure are the same in every locale: once is enough.
    if (locale === config.defaultLocale)
      problems.push(
        ...results.flatMap((result) => result.problems),
        ...duplicateRoutes(pages),
        ...reservedPathProblems(roots, pages),
        ...navbar.problems,
      );
    return { locale, roots, pages, navbar: navbar.items, releases: releases(pages, roots) };
  });
  return { model: { config, locales }, problems };
}

function plainPages(
  config: SiteConfig,
  tree: SourceTree,
  locale: string,
  words: { notFound: string; search: string },
): Page[] {
  const title = localize(config.title, locale, config.defaultLocale);
  const home: HomePage = {
    kind: 'home',
    id: recordId('/', locale, 'home'),
    path: '/',
    locale,
    title,
    description: localize(config.description, locale, config.defaultLocale),
  };
  const missing: PlainPage = {
    kind: 'not-found',
    id: recordId('/404', locale, 'not-found'),
    path: '/404',
    locale,
    title: words.notFound,
  };
  const search: PlainPage = {
    kind: 'search',
    id: recordId('/search', locale, 'search'),
    path: '/search',
    locale,
    title: words.search,
  };
  const source =
    tree.training.find((page) => splitLocale(page.file).locale === locale) ??
    tree.training.find((page) => splitLocale(page.file).locale === config.defaultLocale);
  if (!source) return [home, search, missing];
  const { title: trainingTitle, description } = source.content;
  const training: TrainingPage = {
    kind: 'training',
    id: recordId('/training', locale, 'training'),
    path: '/training',
    locale,
    title: trainingTitle,
    description,
    content: source.content,
  };
  return [home, search, training, missing];
}

function duplicateRoutes(pages: readonly Page[]): Problem[] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page): Problem[] => {
    const other = seen.get(page.path);
    seen.set(page.path, page);
    if (!other) return [];
    return [
      {
        file: nameOf(page),
        severity: 'error',
        message: `claims the path ${page.path}, which ${nameOf(other)} has already. Rename one of them or give it a \`slug\`.`,
      },
    ];
  });
}

const nameOf = (page: Page): string =>
  page.kind === 'doc'
    ? `content/${page.source}`
    : `the generated page "${page.title}" (${page.kind})`;

/** `a.md` beside `a.mdx` is one page for the site: without a word, one of the texts would be lost. */
function bothFormats(tree: SourceTree): Problem[] {
  const seen = new Map<string, string>();
  return tree.documents.flatMap(({ file }): Problem[] => {
    const other = seen.get(withoutExtension(file));
    seen.set(withoutExtension(file), file);
    return other === undefined
      ? []
      : [
          {
            file: `content/${file}`,
            severity: 'error',
            message: `makes the same page as content/${other}. Delete or rename one of them.`,
          },
        ];
  });
}

function sourcelessTranslations(config: SiteConfig, tree: SourceTree): Problem[] {
  const key = (file: string) => withoutExtension(splitLocale(file).path);
  const sources = new Set(
    tree.documents
      .filter((document) => splitLocale(document.file).locale === config.defaultLocale)
      .map((document) => key(document.file)),
  );
  return tree.documents
    .filter(
      (document) =>
        splitLocale(document.file).locale !== config.defaultLocale &&
        !sources.has(key(document.file)),
    )
    .map((document) => ({
      file: `content/${document.file}`,
      severity: 'error',
      message: `translates a page that does not exist: there is no content/${config.defaultLocale}/${splitLocale(document.file).path}. Write that page, or delete or rename this one.`,
    }));
}

/** A title that is only a version: "V2.5.0", "1.0". */
const BARE_VERSION = /^v?\d+(\.\d+)*$/i;

/** From the newest on. Outside its section a title that is only a version gets the section's title in front. */
function releases(
  pages: readonly Page[],
  roots: readonly SectionVersion[],
): LocaleModel['releases'] {
  const titleOf = (page: Page) =>
    BARE_VERSION.test(page.title)
      ? [roots.find(({ key }) => key === page.root)?.title, page.title].filter(Boolean).join(' ')
      : page.title;
  return pages
    .flatMap((page) =>
      page.kind === 'doc' && page.frontMatter.release_date && !page.frontMatter.unlisted
        ? [{ path: page.path, title: titleOf(page), date: page.frontMatter.release_date }]
        : [],
    )
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.path < b.path ? -1 : 1));
}
