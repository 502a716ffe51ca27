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
  const sectionVersion = index.sectionVersionByKey.get(page.sectionVersionKey ?? '');
  switch (page.kind) {
    case 'category':
      return sectionVersion
        ? linkList(
            cardLinks(
              site,
              visibleItems(findCategory(allItems(sectionVersion), page.category)?.items ?? []),
            ),
          )
        : [];
    case 'landing':
      return sectionVersion
        ? [
            ...part(t('docs.startHere'), cardLinks(site, startLinks(sectionVersion))),
            ...part(t('docs.contents'), cardLinks(site, visibleItems(allItems(sectionVersion)))),
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
        ...(sectionVersion
          ? linkList(cardLinks(site, visibleItems(sectionVersion.sidebar).slice(1)))
          : []),
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
  const sections = index.model.sectionVersions.filter(
    ({ version }) => version.isLast && !version.unlisted,
  );
  return [
    ...part(
      t('home.sections'),
      sections.map(({ basePath, title, description }) => ({
        title,
        href: pageUrl(site, basePath),
        description: description || undefined,
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
