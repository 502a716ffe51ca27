import type { Root, RootContent } from 'mdast';
import { isFileLink } from '@/lib/docs/file-link.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { sidebarCards, sidebarOf } from '@/lib/docs/sidebar.ts';
import type { ApiPage, DocPage } from '@/lib/docs/types.ts';
import { absoluteUrl, encodePath } from '@/lib/docs/urls.ts';
import { isAdmonitionKind } from '@/lib/mdx/admonition-kinds.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { cardLinks } from './card-links.ts';
import { pageUrl, type CopySite } from './copy-site.ts';
import { lessonNodes, partTitle } from './course-markdown.ts';
import { plainMarkdown } from './plain-markdown.ts';

/**
 * The text of a document or of a page of an API.
 * @param source file of the text; relative links and images start from it
 */
export function documentNodes(
  site: CopySite,
  page: DocPage | ApiPage,
  source: string,
  tree: Root = { type: 'root', children: [] },
): RootContent[] {
  const { config, index, t } = site;
  const sectionVersion = index.sectionVersionByKey.get(page.sectionVersionKey ?? '');
  // Links in an API document are relative to its section.
  const from = page.kind === 'doc' ? page : { path: `${sectionVersion?.basePath ?? ''}/-`, source };
  return plainMarkdown(tree, {
    link: (target) => {
      if (target.startsWith('#')) return pageUrl(site, page.path) + target;
      const file = isFileLink(target) ? site.image(source, target) : undefined;
      return file === undefined ? textLink(site, from, target) : fileUrl(config, file);
    },
    image: (target) => {
      const src = site.image(source, target);
      return src === undefined ? target : fileUrl(config, src);
    },
    cards: () =>
      sectionVersion
        ? cardLinks(site, sidebarCards(sidebarOf(sectionVersion, page), page.path))
        : [],
    lessons: () => (page.kind === 'doc' ? lessonNodes(site, page) : []),
    partTitle: (part, about) => partTitle(t, part, about),
    boxTitle: (kind, title) => {
      const name = t(`content.${isAdmonitionKind(kind) ? kind : 'info'}`);
      return title === undefined ? name : t('outputs.boxTitle', { kind: name, title });
    },
  }).children;
}

function textLink(
  site: CopySite,
  from: { path: string; source: string },
  target: string,
): string | undefined {
  const link = resolveLink(site.index, from, target);
  switch (link.type) {
    case 'page':
      return pageUrl(site, link.path) + link.suffix;
    case 'file':
      return link.path.startsWith('/')
        ? fileUrl(site.config, encodePath(link.path)) + link.suffix
        : new URL(encodePath(link.path) + link.suffix, pageUrl(site, from.path)).href;
    case 'unknown':
      return 'markdownFile' in link
        ? undefined
        : fileUrl(site.config, encodePath(link.path)) + link.suffix;
    case 'external':
      return link.href;
    case 'unsafe':
      // A build stops at such a link; the preview leaves it out.
      return undefined;
  }
}

/** Address of a file of the site, which has no locale. `path` is encoded. */
const fileUrl = (config: SiteConfig, path: string): string =>
  absoluteUrl(config, config.defaultLocale, '/').replace(/\/$/, '') + path;
