import type { ApiOutline, OperationOutline } from '@/lib/openapi/outline.ts';
import { documentName } from '@/lib/openapi/document-name.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { RootResult } from './build-root.ts';
import type { SectionDef } from './section-defs.ts';
import { readingOrder } from './sidebar.ts';
import type {
  ApiGroupPage,
  ApiOverviewPage,
  ApiPage,
  LandingPage,
  OperationPage,
  PagerLink,
  SectionVersion,
} from './types.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';
import { rootKey } from './section-route.ts';
import { joinPath, recordId } from './urls.ts';

export interface ApiRootContext {
  config: SiteConfig;
  locale: string;
  /** Titles that no document gives. */
  words: { overview: string; untagged: string };
}

/** Fills the section of an API reference in one locale: the overview first, then services, tags and operations in the order of the document. */
export function buildApiRoot(
  context: ApiRootContext,
  def: SectionDef,
  outline: ApiOutline,
): RootResult {
  const { config, locale } = context;
  const at = (slug: string) => joinPath(def.basePath, slug);
  const operationLink = (operation: OperationOutline): SidebarLink => ({
    type: 'link',
    path: at(operation.slug),
    label: operation.title,
    description: operation.description,
    method: operation.method,
    deprecated: operation.deprecated || undefined,
  });
  const tagCategory = (tag: ApiOutline['tags'][number]): SidebarCategory => ({
    type: 'category',
    key: `tag-${tag.slug}`,
    label: tag.label,
    description: tag.description,
    path: at(tag.slug),
    collapsible: true,
    collapsed: true,
    // An operation with several tags stands below its first one.
    items: outline.operations.filter(({ tags }) => tags[0] === tag.name).map(operationLink),
  });
  const overview: SidebarLink = {
    type: 'link',
    path: at(outline.overview.slug),
    label: context.words.overview,
    description: outline.description,
  };
  const inServices = new Set(outline.services.flatMap(({ tags }) => tags));
  const services = outline.services.map((service): SidebarCategory => ({
    type: 'category',
    key: `service-${service.slug}`,
    label: service.title,
    description: service.description,
    path: at(service.slug),
    collapsible: true,
    collapsed: true,
    items: service.tags.flatMap((name) =>
      outline.tags.filter((tag) => tag.name === name).map(tagCategory),
    ),
  }));
  const untagged = outline.operations.filter(({ tags }) => tags.length === 0).map(operationLink);
  const rest: SidebarCategory[] =
    untagged.length > 0
      ? [
          {
            type: 'category',
            key: 'untagged',
            label: context.words.untagged,
            collapsible: true,
            collapsed: true,
            items: untagged,
          },
        ]
      : [];
  const sidebar: SidebarItem[] = [
    overview,
    ...services,
    ...outline.tags.filter(({ name }) => !inServices.has(name)).map(tagCategory),
    ...rest,
  ];

  const label = localize(def.version.label, locale, config.defaultLocale);
  const root: SectionVersion = {
    key: rootKey(def.basePath),
    locale,
    section: def.section,
    folder: '',
    api: outline.name,
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

  const order = pagerOf(sidebar);
  const base = <Kind extends ApiPage['kind']>(
    kind: Kind,
    path: string,
    title: string,
    description: string | undefined,
    data: string,
  ) => ({
    kind,
    id: recordId(path, locale, kind),
    path,
    locale,
    title,
    description,
    root: root.key,
    api: documentName(def.openapi ?? ''),
    data,
    ...order(path),
  });
  const operations = (tag: string) =>
    outline.operations.filter(({ tags }) => tags.includes(tag)).map(operationLink);
  const main: ApiOverviewPage = {
    ...base('api-overview', overview.path, outline.title, outline.description, 'overview'),
    translation: outline.translation,
  };
  const pages: (ApiPage | LandingPage)[] = [
    ...(overview.path === def.basePath ? [] : [landing(root)]),
    main,
    ...services.map((service, index): ApiGroupPage => ({
      ...base(
        'api-service',
        service.path!,
        service.label,
        service.description,
        `service-${outline.services[index]!.slug}`,
      ),
      items: service.items,
    })),
    ...outline.tags.map((tag): ApiGroupPage => ({
      ...base('api-tag', at(tag.slug), tag.label, tag.description, `tag-${tag.slug}`),
      items: operations(tag.name),
    })),
    ...outline.operations.map((operation): OperationPage => ({
      ...base(
        'operation',
        at(operation.slug),
        operation.title,
        operation.description,
        `operation-${operation.slug}`,
      ),
      method: operation.method,
      endpoint: operation.path,
      deprecated: operation.deprecated,
      translation: operation.translation,
    })),
  ];
  return { root, pages, problems: [] };
}

function landing(root: SectionVersion): LandingPage {
  return {
    kind: 'landing',
    id: recordId(root.basePath, root.locale, 'landing'),
    path: root.basePath,
    locale: root.locale,
    title: root.title,
    description: root.description,
    root: root.key,
  };
}

function pagerOf(
  sidebar: readonly SidebarItem[],
): (path: string) => { previous?: PagerLink; next?: PagerLink } {
  const order = readingOrder(sidebar).map(({ path, label }): PagerLink => ({ path, title: label }));
  const places = new Map(order.map(({ path }, index) => [path, index]));
  return (path) => {
    const index = places.get(path);
    return index === undefined ? {} : { previous: order[index - 1], next: order[index + 1] };
  };
}
