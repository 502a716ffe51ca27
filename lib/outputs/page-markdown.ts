import type { Root, RootContent } from 'mdast';
import type { Page, PlainPage } from '@/lib/docs/types.ts';
import { canonicalUrl } from '@/lib/docs/urls.ts';
import type { CopySite } from './copy-site.ts';
import { documentNodes } from './document-markdown.ts';
import { listNodes } from './list-markdown.ts';
import { heading, markdownText, paragraph, text } from './markdown-nodes.ts';

/**
 * The Markdown copy of a page: title, description, address, text. Undefined for pages without
 * content (404, search).
 * @param tree the text of a document (CompiledPage.tree) or of a page of an API
 *   (RenderedApi.copies); other pages have none
 */
export function pageMarkdown(site: CopySite, page: Page, tree?: Root): string | undefined {
  if (isPlain(page)) return undefined;
  const body =
    page.kind === 'doc'
      ? documentNodes(site, page, page.source, tree)
      : listNodes(site, page, tree);
  // The text of a document may begin with its title.
  const own = body[0]?.type === 'heading' && body[0].depth === 1 ? body.shift() : undefined;
  const title = own ?? heading(1, [text(page.title)]);
  const url = canonicalUrl(site.config, page.locale, page.path);
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

const isPlain = (page: Page): page is PlainPage =>
  page.kind === 'not-found' || page.kind === 'search';
