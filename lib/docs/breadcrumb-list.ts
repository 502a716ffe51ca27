import type { Breadcrumb } from './breadcrumbs.ts';

/** What search engines read of breadcrumbs (schema.org), as the text of a script element. */
export function breadcrumbList(
  crumbs: readonly Breadcrumb[],
  absolute: (path: string) => string,
): string {
  const linked = crumbs.filter((crumb): crumb is Required<Breadcrumb> => crumb.path !== undefined);
  const itemListElement = linked.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  }));
  // A label must not end the script that it stands in.
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement,
  }).replaceAll('<', '\\u003c');
}
