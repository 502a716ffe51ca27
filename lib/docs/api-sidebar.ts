import type { ApiOutline, OperationOutline, TagOutline } from '@/lib/openapi/outline.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';
import { joinPath } from './urls.ts';

type ServiceOutline = ApiOutline['services'][number];

/** Titles that no document gives. */
export interface ApiSidebarWords {
  overview: string;
  untagged: string;
  models: string;
}

/**
 * The sidebar of an API reference: the overview first, then services, tags and operations in
 * document order.
 */
export function apiSidebar(
  outline: ApiOutline,
  basePath: string,
  words: ApiSidebarWords,
  models = false,
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
    ...tagEntries(outline, basePath, inServices),
    ...untaggedCategory(untagged, basePath, words),
    ...(models ? modelCategory(outline, basePath, words) : []),
  ];
}

/**
 * The tags outside services: those of `x-tagGroups` below the name of their first group, the others
 * after them.
 */
function tagEntries(
  outline: ApiOutline,
  basePath: string,
  inServices: ReadonlySet<string>,
): SidebarItem[] {
  const left = new Map(
    outline.tags
      .filter((tag) => !inServices.has(tag.name) && !hasParent(outline, tag))
      .map((tag) => [tag.name, tag]),
  );
  const take = (name: string): SidebarCategory[] => {
    const tag = left.get(name);
    left.delete(name);
    return tag ? [tagCategory(outline, tag, basePath)] : [];
  };
  const groups = outline.groups.map((group, index): SidebarCategory => ({
    type: 'category',
    key: `group-${index}`,
    label: group.name,
    collapsible: true,
    collapsed: false,
    items: group.tags.flatMap(take),
  }));
  return [...groups.filter(({ items }) => items.length > 0), ...[...left.keys()].flatMap(take)];
}

/**
 * The tags within a tag, and its operations. An operation with several tags is listed under its
 * first tag only.
 */
export const tagItems = (
  outline: ApiOutline,
  tag: TagOutline,
  basePath: string,
  isListed: (operation: OperationOutline) => boolean = ({ tags }) => tags[0] === tag.name,
): SidebarItem[] => [
  ...outline.tags
    .filter((other) => other.parent === tag.name && hasParent(outline, other))
    .map((other) => tagCategory(outline, other, basePath)),
  ...outline.operations.filter(isListed).map((operation) => operationLink(operation, basePath)),
];

/** Whether a tag is below another. A circle of parents is none. */
function hasParent({ tags }: ApiOutline, tag: TagOutline): boolean {
  const above = new Set([tag.name]);
  let current = tags.find(({ name }) => name === tag.parent);
  if (!current) return false;
  for (; current; current = tags.find(({ name }) => name === current?.parent)) {
    if (above.has(current.name)) return false;
    above.add(current.name);
  }
  return true;
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

const operationLink = (operation: OperationOutline, basePath: string): SidebarLink => ({
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
  items: tagItems(outline, tag, basePath),
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

function modelCategory(
  { models }: ApiOutline,
  basePath: string,
  words: ApiSidebarWords,
): SidebarCategory[] {
  if (models.length === 0) return [];
  return [
    {
      type: 'category',
      key: 'models',
      label: words.models,
      collapsible: true,
      collapsed: true,
      items: models.map(({ slug, title, description }) => ({
        type: 'link',
        path: joinPath(basePath, slug),
        label: title,
        description,
      })),
    },
  ];
}
