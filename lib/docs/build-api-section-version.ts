import { documentName } from '@/lib/openapi/document-name.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { apiSidebar, serviceItems, tagItems, type ApiSidebarWords } from './api-sidebar.ts';
import type { BuiltSectionVersion } from './build-section-version.ts';
import { landingPage } from './landing-page.ts';
import type { SectionDef } from './section-defs.ts';
import { sectionVersionKey } from './section-route.ts';
import { readingOrder } from './sidebar.ts';
import type { SidebarItem } from './sidebar-types.ts';
import type {
  ApiGroupPage,
  ApiModelPage,
  ApiOverviewPage,
  ApiPage,
  OperationPage,
  PagerLink,
  SectionVersion,
} from './types.ts';
import { joinPath, recordId } from './urls.ts';

export interface ApiSectionVersionContext {
  config: SiteConfig;
  locale: string;
  words: ApiSidebarWords;
}

/**
 * Builds the section of an API reference in one locale: its sidebar, and a page for each item of
 * the outline.
 */
export function buildApiSectionVersion(
  context: ApiSectionVersionContext,
  def: SectionDef,
  outline: ApiOutline,
): BuiltSectionVersion {
  const { config, locale } = context;
  const sidebar = apiSidebar(outline, def.basePath, context.words, def.models);
  const [overview] = sidebar;
  const label = localize(def.version.label, locale, config.defaultLocale);
  const sectionVersion: SectionVersion = {
    key: sectionVersionKey(def.basePath),
    locale,
    section: def.section,
    folder: '',
    api: outline.name,
    isLarge: outline.operations.length > config.api.manyOperations,
    basePath: def.basePath,
    sidebarId: def.sidebarId,
    version: {
      ...def.version,
      label:
        label || outline.version || localize(config.versionLabel, locale, config.defaultLocale),
    },
    title: outline.title,
    description: outline.description ?? '',
    mainPath: overview.path,
    start: [{ ...overview, label: outline.title }],
    sidebar,
    draftIds: [],
  };
  const pages = [
    ...(overview.path === def.basePath ? [] : [landingPage(sectionVersion)]),
    ...apiPages(
      sectionVersion,
      documentName(def.openapi ?? ''),
      def.models ? outline : { ...outline, models: [] },
    ),
  ];
  return { sectionVersion, pages, problems: [] };
}

function apiPages(
  { key, locale, basePath, sidebar }: SectionVersion,
  api: string,
  outline: ApiOutline,
): ApiPage[] {
  const neighbors = neighborsIn(sidebar);
  const base = <Kind extends ApiPage['kind']>(
    kind: Kind,
    { slug, title, description }: { slug: string; title: string; description?: string },
    data: string,
  ) => {
    const path = joinPath(basePath, slug);
    return {
      kind,
      id: recordId(path, locale, kind),
      path,
      locale,
      title,
      description,
      keywords: [],
      sectionVersionKey: key,
      api,
      data,
      ...neighbors(path),
    };
  };
  const overview: ApiOverviewPage = {
    ...base('api-overview', { ...outline, slug: outline.overview.slug }, 'overview'),
    translation: outline.translation,
  };
  const services = outline.services.map((service): ApiGroupPage => ({
    ...base('api-service', service, `service-${service.slug}`),
    items: serviceItems(outline, service, basePath),
  }));
  const tags = outline.tags.map((tag): ApiGroupPage => ({
    ...base('api-tag', { ...tag, title: tag.label }, `tag-${tag.slug}`),
    items: tagItems(outline, tag, basePath, ({ tags }) => tags.includes(tag.name)),
  }));
  const operations = outline.operations.map((operation): OperationPage => ({
    ...base('operation', operation, `operation-${operation.slug}`),
    // The last part of the path is the name of the operation: `get-gateways`.
    keywords: [operation.method, operation.path, operation.slug.split('/').at(-1) ?? ''],
    method: operation.method,
    endpoint: operation.path,
    deprecated: operation.deprecated,
    translation: operation.translation,
  }));
  const models = outline.models.map((model): ApiModelPage => ({
    ...base('api-model', model, `model-${model.slug}`),
    keywords: [model.name],
    schema: model.name,
  }));
  return [overview, ...services, ...tags, ...operations, ...models];
}

/** Previous and next page of a path, in the order of the sidebar. */
function neighborsIn(
  sidebar: readonly SidebarItem[],
): (path: string) => { previous?: PagerLink; next?: PagerLink } {
  const order = readingOrder(sidebar).map(({ path, label }): PagerLink => ({ path, title: label }));
  const places = new Map(order.map(({ path }, index) => [path, index]));
  return (path) => {
    const index = places.get(path);
    return index === undefined ? {} : { previous: order[index - 1], next: order[index + 1] };
  };
}
