import { splitLocale } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { DocPage } from './types.ts';
import { encodePath } from './urls.ts';

type Section = NonNullable<SiteConfig['sections']>[number];

/**
 * Address at which the text of a page can be edited: `custom_edit_url` of its front matter (`null`:
 * none), else its file below `base`.
 * @param base `docs.editUrl` of the site's configuration
 * @param section its settings: addresses by folders of `content/`, to which the rest of the path is
 *   added, or one, to which the path without the locale is added
 */
export function editUrl(
  { frontMatter, source }: Pick<DocPage, 'frontMatter' | 'source'>,
  base: string | undefined,
  section: Pick<Section, 'editUrl' | 'editUrls'> = {},
): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined;
  const ofFolder = Object.entries(section.editUrls ?? {}).find(([folder]) =>
    source.startsWith(`${folder}/`),
  );
  if (ofFolder) {
    const [folder, address] = ofFolder;
    return below(address, source.slice(folder.length));
  }
  if (section.editUrl !== undefined) return below(section.editUrl, `/${splitLocale(source).path}`);
  return base === undefined ? undefined : below(base, `/content/${source}`);
}

const below = (address: string, path: string): string =>
  address.replace(/\/$/, '') + encodePath(path);
