import type { DocPage } from './types.ts';
import { encodePath } from './urls.ts';

/**
 * Address at which the text of a page can be edited: `custom_edit_url` of its front matter (`null`: none), else its file
 * below `base`.
 * @param base `docs.editUrl` of the site's configuration
 */
export function editUrl(
  { frontMatter, source }: Pick<DocPage, 'frontMatter' | 'source'>,
  base: string | undefined,
): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined;
  return base === undefined
    ? undefined
    : `${base.replace(/\/$/, '')}${encodePath(`/content/${source}`)}`;
}
