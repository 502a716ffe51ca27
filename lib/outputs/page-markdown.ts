import type { Root, RootContent } from 'mdast';
import {
  sidebarCards,
  startLinks,
  visibleItems,
  findCategory,
  firstPath,
} from '@/lib/docs/sidebar.ts';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import type { ApiPage, DocPage, Page } from '@/lib/docs/types.ts';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import { absoluteUrl, encodePath } from '@/lib/docs/urls.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import type { Words } from '@/lib/i18n/words.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import {
  heading,
  linkList,
  markdownText,
  paragraph,
  strongLine,
  text,
  type CopyLink,
} from './markdown-nodes.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { trainingMarkdown } from './training-markdown.ts';

/** The site as the makers of Markdown see it, in one locale. */
export interface CopySite {
  config: SiteConfig;
  index: SiteIndex;
  t: Words;
  /** Published address of a page's image, without base path; undefined when it is none of this site's. */
  image: (source: string, target: string) => string | undefined;
}

/**
 * A page as Markdown: title, address, description, text. Undefined for a page that says nothing (404).
 * @param tree the text of a document (CompiledPage.tree) or of a page of an API (RenderedApi.copies); other pages need none
 */
export function pageMarkdown(site: CopySite, page: Page, tree?: Root): string | undefined {
  if (page.kind === 'not-found' || page.kind === 'search') return undefined;
  const body =
    page.kind === 'doc'
      ? documentNodes(site, page, page.source, tree)
      : listNodes(site, page, tree);
  // A document may have its title in its text.
  const own = body[0]?.type === 'heading' && body[0].depth === 1 ? body.shift() : undefined;
  const title = own ?? heading(1, [text(page.title)]);
  const url = absoluteUrl(site.config, page.locale, page.path);
  const about: RootContent[] = page.description
    ? [{ type: 'blockquote', children: [paragraph(text(page.description))] }]
    : [];
  const source = paragraph(text(site.t('outputs.source')), {
    type: 'link',
    url,
    children: [text(url)],
  });
  return markdownText({
    type: 'root',
    children: [title, ...about, source, ...notice(site, page), ...body],
  });
}

/** Address of a page of the model, for lists of links. */
const linkTo = ({ config, index }: Pick<CopySite, 'config' | 'index'>, path: string): string =>
  absoluteUrl(config, index.model.locale, path);

function notice({ t }: CopySite, page: Page): RootContent[] {
  if (!('translation' in page) || !page.translation) return [];
  return [
    {
      type: 'blockquote',
      children: [
        paragraph(
          text(t(page.translation === 'missing' ? 'docs.notTranslated' : 'docs.staleTranslation')),
        ),
      ],
    },
  ];
}

/** `source` is the file of the text, from which relative links and images are looked for. */
function documentNodes(
  site: CopySite,
  page: DocPage | ApiPage,
  source: string,
  tree: Root = { type: 'root', children: [] },
): RootContent[] {
  const { config, index, t } = site;
  const root = index.rootByKey.get(page.root ?? '');
  // Links of an API document begin at its section, wherever they stand.
  const from = page.kind === 'doc' ? page : { path: `${root?.basePath ?? ''}/-`, source };
  return plainMarkdown(tree, {
    link: (target) =>
      target.startsWith('#') ? linkTo(site, page.path) + target : textLink(site, from, target),
    image: (target) => {
      const src = site.image(source, target);
      return src === undefined ? target : fileUrl(config, src);
    },
    cards: () => (root ? cardLinks(site, sidebarCards(root.sidebar, page.path)) : []),
    boxTitle: (kind, title) => {
      const name = t.has(`content.${kind}` as 'content.note')
        ? t(`content.${kind}` as 'content.note')
        : t('content.info');
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
      return linkTo(site, link.path) + link.suffix;
    case 'unknown':
      return link.markdownFile
        ? undefined
        : fileUrl(site.config, encodePath(link.path)) + link.suffix;
    case 'external':
      return link.href;
    case 'unsafe':
      // The build stops at such a link; a preview goes on without it.
      return undefined;
  }
}

/** Address of a file beside the pages; it belongs to no locale. `path` is encoded. */
const fileUrl = (config: SiteConfig, path: string): string =>
  absoluteUrl(config, config.defaultLocale, '/').replace(/\/$/, '') + path;

/** Sidebar items as links, as cards show them. */
function cardLinks(
  site: Pick<CopySite, 'config' | 'index' | 't'>,
  items: readonly SidebarItem[],
): CopyLink[] {
  return items.flatMap((item): CopyLink[] => {
    const path = firstPath(item);
    if (path === undefined) return [];
    return [
      {
        title: item.label,
        href: linkTo(site, path),
        description:
          item.description ??
          (item.type === 'category'
            ? site.t('docs.items', { count: item.items.length })
            : undefined),
      },
    ];
  });
}

function listNodes(site: CopySite, page: Exclude<Page, DocPage>, tree?: Root): RootContent[] {
  const { index, t } = site;
  const root = index.rootByKey.get(page.root ?? '');
  const part = (title: string, links: CopyLink[]): RootContent[] =>
    links.length > 0 ? [heading(2, [text(title)]), ...linkList(links)] : [];
  switch (page.kind) {
    case 'category':
      return root
        ? linkList(
            cardLinks(site, visibleItems(findCategory(root.sidebar, page.category)?.items ?? [])),
          )
        : [];
    case 'landing':
      return root
        ? [
            ...part(t('docs.startHere'), cardLinks(site, startLinks(root))),
            ...part(t('docs.contents'), cardLinks(site, visibleItems(root.sidebar))),
          ]
        : [];
    case 'tags':
      return linkList(
        page.tags.map((tag) => ({
          title: `${tag.label} (${tag.count})`,
          href: linkTo(site, tag.path),
        })),
      );
    case 'tag':
      return linkList(
        page.docs.map((doc) => ({
          title: doc.title,
          href: linkTo(site, doc.path),
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
      return documentNodes(site, page, `${page.locale}/`, tree);
    case 'training':
      return trainingMarkdown(page.content, t, (path) => linkTo(site, path));
    case 'home':
      return homeNodes(site, part);
    case 'search':
    case 'not-found':
      return [strongLine([text(page.title)])];
  }
}

function homeNodes(
  site: CopySite,
  part: (title: string, links: CopyLink[]) => RootContent[],
): RootContent[] {
  const { index, t } = site;
  const sections = index.model.roots.filter(
    (root) => root.version.isLast && !root.version.unlisted,
  );
  return [
    ...part(
      t('home.sections'),
      sections.map((root) => ({
        title: root.title,
        href: linkTo(site, root.basePath),
        description: root.description || undefined,
      })),
    ),
    ...part(
      t('home.releases'),
      index.model.releases.map(({ title, path, date }) => ({
        title,
        href: linkTo(site, path),
        description: date,
      })),
    ),
  ];
}
