import { inlineJson } from '@/lib/text/with-settings.ts';
import type { Breadcrumb } from './breadcrumbs.ts';

/**
 * Breadcrumbs for search engines (schema.org `BreadcrumbList`), as the text of a script element.
 */
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
  return inlineJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement,
  });
}
