import type { Root, RootContent } from 'mdast';
import { allItems, findCategory, startLinks, visibleItems } from '@/lib/docs/sidebar.ts';
import type { DocPage, Page, PlainPage } from '@/lib/docs/types.ts';
import { cardLinks } from './card-links.ts';
import { pageUrl, type CopySite } from './copy-site.ts';
import { documentNodes } from './document-markdown.ts';
import { heading, linkList, text, type CopyLink } from './markdown-nodes.ts';
import { trainingMarkdown } from './training-markdown.ts';

/** A page with a copy that is not a document. */
export type ListPage = Exclude<Page, DocPage | PlainPage>;

/** The content of a page that consists of links, or of links below a text of an API. */
export function listNodes(site: CopySite, page: ListPage, tree?: Root): RootContent[] {
  const { index, t } = site;
  const root = index.rootByKey.get(page.root ?? '');
  switch (page.kind) {
    case 'category':
      return root
        ? linkList(
            cardLinks(site, visibleItems(findCategory(allItems(root), page.category)?.items ?? [])),
          )
        : [];
    case 'landing':
      return root
        ? [
            ...part(t('docs.startHere'), cardLinks(site, startLinks(root))),
            ...part(t('docs.contents'), cardLinks(site, visibleItems(allItems(root)))),
          ]
        : [];
    case 'tags':
      return linkList(
        page.tags.map((tag) => ({
          title: `${tag.label} (${tag.count})`,
          href: pageUrl(site, tag.path),
        })),
      );
    case 'tag':
      return linkList(
        page.docs.map((doc) => ({
          title: doc.title,
          href: pageUrl(site, doc.path),
          description: doc.description,
        })),
      );
    case 'api-overview':
      return [
        ...documentNodes(site, page, `${page.locale}/`, tree),
        ...(root ? linkList(cardLinks(site, visibleItems(root.sidebar).slice(1))) : []),
      ];
    case 'api-service':
    case 'api-tag':
      return [
        ...documentNodes(site, page, `${page.locale}/`, tree),
        ...linkList(cardLinks(site, page.items)),
      ];
    case 'operation':
    case 'api-model':
      return documentNodes(site, page, `${page.locale}/`, tree);
    case 'training':
      return trainingMarkdown(page.content, t, (path) => pageUrl(site, path));
    case 'home':
      return homeNodes(site);
  }
}

/** A heading with a list of links; nothing without links. */
const part = (title: string, links: CopyLink[]): RootContent[] =>
  links.length > 0 ? [heading(2, [text(title)]), ...linkList(links)] : [];

function homeNodes(site: CopySite): RootContent[] {
  const { index, t } = site;
  const sections = index.model.roots.filter(
    (root) => root.version.isLast && !root.version.unlisted,
  );
  return [
    ...part(
      t('home.sections'),
      sections.map((root) => ({
        title: root.title,
        href: pageUrl(site, root.basePath),
        description: root.description || undefined,
      })),
    ),
    ...part(
      t('home.releases'),
      index.model.releases.map(({ title, path, date }) => ({
        title,
        href: pageUrl(site, path),
        description: date,
      })),
    ),
  ];
}
