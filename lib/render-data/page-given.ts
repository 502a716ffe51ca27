import { docsData, type DocsData } from '@/lib/docusaurus/docs-data.ts';
import { givenSidebar, wholeSidebar, type WholeSidebar } from '@/lib/docs/given-items.ts';
import type { DocPage, LocaleModel, SiteModel } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import type { CompiledPage } from '@/lib/mdx/compile.ts';
import { docFacts, type PageFacts } from '@/lib/docusaurus/page-facts.ts';
import { tocOf, type PageGiven } from '@/lib/mdx/imports/page-runtime.ts';
import { pageTools } from '@/lib/mdx/imports/page-tools.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { siteLocales, siteValues } from '@/lib/site/site-values.ts';
import { codeTranslations } from './code-translations.ts';
import { imageAddress, publishedImage } from './image.ts';
import { getSite, sectionVersionOf } from './site.ts';

/** What the code of a page can ask for, except the components that it imports. */
export function givenTo(
  page: DocPage,
  { imports, facts }: Pick<CompiledPage, 'imports' | 'facts'>,
): PageGiven & { facts: Omit<PageFacts, 'sidebar'>; sidebar: () => WholeSidebar | null } {
  const {
    model: { config },
    index,
  } = getSite();
  const { locale, source, frontMatter } = page;
  const paths = sitePaths();
  const model = index(locale)?.model;
  const hrefOf = (path: string): string => BASE_PATH + pageHref(config, locale, path);
  const version = sectionVersionOf(page);
  const addresses = {
    hrefOf,
    docIdOf: (path: string) => {
      const found = index(locale)?.pageByPath.get(path);
      return found?.kind === 'doc' ? found.docId : undefined;
    },
  };
  const about = {
    ...givenSidebar(page, version, addresses),
    doc: docFacts(page, version, tocOf(facts.headings), hrefOf),
  };
  const sidebar = () => wholeSidebar(page, version, addresses);
  return {
    facts: about,
    sidebar,
    imports,
    toc: facts.headings,
    frontMatter,
    tools: pageTools(
      BASE_PATH,
      {
        ...siteValues(config, locale),
        i18n: siteLocales(config, locale),
        siteMetadata: config.siteMetadata,
      },
      codeTranslations(locale),
      { ...about, sidebar },
      () => ({
        data: model ? docsOf(config, model) : {},
        pathname: hrefOf(page.path),
      }),
    ),
    picture: (target) => {
      const image = publishedImage(paths, source, target);
      return image ? BASE_PATH + imageAddress(paths, image) : target;
    },
  };
}

/** Every page with a docs hook asks for the same documents. */
const known = new WeakMap<LocaleModel, DocsData>();

function docsOf(config: SiteModel['config'], model: LocaleModel): DocsData {
  const data = known.get(model) ?? docsData({ config }, model, BASE_PATH);
  known.set(model, data);
  return data;
}
