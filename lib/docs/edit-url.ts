import type { DocPage } from './types.ts';
import { encodePath } from './urls.ts';

/**
 * Where the text of a page can be edited: what its front matter says (`null`: nowhere), else its file below the site's own address.
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
