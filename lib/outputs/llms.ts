import { readingOrder } from '@/lib/docs/sidebar.ts';
import type { Page, SectionVersion } from '@/lib/docs/types.ts';
import { absoluteUrl, markdownPath } from '@/lib/docs/urls.ts';
import { localize } from '@/lib/site/config-schema.ts';
import {
  heading,
  linkList,
  markdownText,
  paragraph,
  text,
  type CopyLink,
} from './markdown-nodes.ts';
import type { CopySite } from './page-markdown.ts';

/**
 * `llms.txt` of a locale (llmstxt.org): what the site is, then every listed page by section, as links to the Markdown
 * copies. Older versions stand under “Optional”, the part that a reader short of room may skip.
 */
export function llmsText(site: CopySite): string {
  const { config, index, t } = site;
  const { locale } = index.model;
  const roots = listedRoots(site);
  const description = localize(config.description, locale, config.defaultLocale);
  const full: CopyLink = {
    title: 'llms-full.txt',
    href: absoluteUrl(config, locale, '/llms-full.txt'),
    description: t('outputs.fullText'),
  };
  const training = index.pageByPath.get('/training');
  const others = [full, ...(training ? [entry(site, training)] : [])];
  const older = roots.filter((root) => !isCurrent(root, roots));
  return markdownText({
    type: 'root',
    children: [
      heading(1, [text(localize(config.title, locale, config.defaultLocale))]),
      ...(description === ''
        ? []
        : [{ type: 'blockquote' as const, children: [paragraph(text(description))] }]),
      ...linkList(others),
      ...roots
        .filter((root) => isCurrent(root, roots))
        .flatMap((root) => [
          heading(2, [text(root.title)]),
          ...linkList(listedPages(site, root).map((page) => entry(site, page))),
        ]),
      // The word is the convention's, in every language.
      ...(older.length > 0
        ? [
            heading(2, [text('Optional')]),
            ...linkList(
              older.flatMap((root) =>
                listedPages(site, root).map((page) => versionEntry(site, root, page)),
              ),
            ),
          ]
        : []),
    ],
  });
}

/** The pages of a locale whose texts stand in `llms-full.txt`, in their order: documents, overviews and operations of APIs. */
export const fullTextPages = (site: Pick<CopySite, 'index'>): Page[] =>
  listedRoots(site)
    .flatMap((root) => listedPages(site, root))
    .filter(({ kind }) => kind === 'doc' || kind === 'api-overview' || kind === 'operation');

/** What stands between two pages of `llms-full.txt`. */
export const FULL_TEXT_SEPARATOR = '\n---\n\n';

const listedRoots = ({ index }: Pick<CopySite, 'index'>): SectionVersion[] =>
  index.model.roots.filter((root) => !root.version.unlisted);

/** The pages of a section that its sidebar lists, its front page first. */
export function listedPages({ index }: Pick<CopySite, 'index'>, root: SectionVersion): Page[] {
  const paths = new Set([root.basePath, ...readingOrder(root.sidebar).map(({ path }) => path)]);
  return [...paths].flatMap((path) => {
    const page = index.pageByPath.get(path);
    return page && !(page.kind === 'doc' && page.frontMatter.unlisted) ? [page] : [];
  });
}

const isCurrent = (root: SectionVersion, roots: readonly SectionVersion[]): boolean =>
  root.version.isLast ||
  !roots.some((other) => other.section === root.section && other.version.isLast);

const entry = ({ config }: CopySite, page: Page): CopyLink => ({
  title: page.title,
  href: absoluteUrl(config, page.locale, markdownPath(page.path)),
  description: page.description,
});

const versionEntry = (site: CopySite, root: SectionVersion, page: Page): CopyLink => {
  const link = entry(site, page);
  return { ...link, title: `${link.title} (${root.version.label})` };
};
