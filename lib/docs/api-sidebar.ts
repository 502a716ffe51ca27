import type { ApiOutline, OperationOutline } from '@/lib/openapi/outline.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';
import { joinPath } from './urls.ts';

type ServiceOutline = ApiOutline['services'][number];
type TagOutline = ApiOutline['tags'][number];

/** Titles that no document gives. */
export interface ApiSidebarWords {
  overview: string;
  untagged: string;
}

/** The sidebar of an API reference: the overview first, then services, tags and operations in document order. */
export function apiSidebar(
  outline: ApiOutline,
  basePath: string,
  words: ApiSidebarWords,
): [overview: SidebarLink, ...rest: SidebarItem[]] {
  const inServices = new Set(outline.services.flatMap(({ tags }) => tags));
  const untagged = outline.operations.filter(({ tags }) => tags.length === 0);
  return [
    {
      type: 'link',
      path: joinPath(basePath, outline.overview.slug),
      label: words.overview,
      description: outline.description,
    },
    ...outline.services.map((service): SidebarCategory => ({
      type: 'category',
      key: `service-${service.slug}`,
      label: service.title,
      description: service.description,
      path: joinPath(basePath, service.slug),
      collapsible: true,
      collapsed: true,
      items: serviceItems(outline, service, basePath),
    })),
    ...outline.tags
      .filter(({ name }) => !inServices.has(name))
      .map((tag) => tagCategory(outline, tag, basePath)),
    ...untaggedCategory(untagged, basePath, words),
  ];
}

/** The tags of a service. */
export const serviceItems = (
  outline: ApiOutline,
  service: ServiceOutline,
  basePath: string,
): SidebarCategory[] =>
  service.tags.flatMap((name) =>
    outline.tags
      .filter((tag) => tag.name === name)
      .map((tag) => tagCategory(outline, tag, basePath)),
  );

export const operationLink = (operation: OperationOutline, basePath: string): SidebarLink => ({
  type: 'link',
  path: joinPath(basePath, operation.slug),
  label: operation.title,
  description: operation.description,
  method: operation.method,
  deprecated: operation.deprecated || undefined,
});

const tagCategory = (outline: ApiOutline, tag: TagOutline, basePath: string): SidebarCategory => ({
  type: 'category',
  key: `tag-${tag.slug}`,
  label: tag.label,
  description: tag.description,
  path: joinPath(basePath, tag.slug),
  collapsible: true,
  collapsed: true,
  // An operation with several tags is listed under its first tag only.
  items: outline.operations
    .filter(({ tags }) => tags[0] === tag.name)
    .map((operation) => operationLink(operation, basePath)),
});

function untaggedCategory(
  operations: readonly OperationOutline[],
  basePath: string,
  words: ApiSidebarWords,
): SidebarCategory[] {
  if (operations.length === 0) return [];
  return [
    {
      type: 'category',
      key: 'untagged',
      label: words.untagged,
      collapsible: true,
      collapsed: true,
      items: operations.map((operation) => operationLink(operation, basePath)),
    },
  ];
}
