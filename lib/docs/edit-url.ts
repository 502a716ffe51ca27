import { splitLocale } from '@/lib/content/source-tree.ts';
import type { DocPage } from './types.ts';
import { encodePath } from './urls.ts';

/**
 * Address at which the text of a page can be edited: `custom_edit_url` of its front matter (`null`:
 * none), else its file below `base`.
 * @param base `docs.editUrl` of the site's configuration
 * @param ofSection `editUrl` of the section, to which the path without the locale is added
 */
export function editUrl(
  { frontMatter, source }: Pick<DocPage, 'frontMatter' | 'source'>,
  base: string | undefined,
  ofSection?: string,
): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined;
  if (ofSection !== undefined)
    return ofSection.replace(/\/$/, '') + encodePath(`/${splitLocale(source).path}`);
  return base === undefined
    ? undefined
    : `${base.replace(/\/$/, '')}${encodePath(`/content/${source}`)}`;
}
