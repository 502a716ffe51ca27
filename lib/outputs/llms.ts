import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import { allItems, readingOrder } from '@/lib/docs/sidebar.ts';
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
import type { CopySite } from './copy-site.ts';

/**
 * `llms.txt` of a locale (llmstxt.org): title and description of the site, then links to the
 * Markdown copies of all listed pages, by section. Older versions are under “Optional”, which a
 * model with little room may skip.
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
  // A section of courses lists it as its first page.
  const training = roots.some(({ basePath }) => basePath === TRAINING_PATH)
    ? undefined
    : index.pageByPath.get(TRAINING_PATH);
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
      // The convention prescribes this word in every language.
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

/**
 * The pages whose texts are in `llms-full.txt`, in order: documents, and the overviews and
 * operations of APIs. Hundreds of operations are more than any model reads: of a large reference it
 * has the overview, which leads to the whole document.
 */
export const fullTextPages = (site: Pick<CopySite, 'index'>): Page[] =>
  listedRoots(site).flatMap((root) =>
    listedPages(site, root).filter(
      ({ kind }) =>
        kind === 'doc' || kind === 'api-overview' || (kind === 'operation' && !root.isLarge),
    ),
  );

/** Separates two pages of `llms-full.txt`. */
export const FULL_TEXT_SEPARATOR = '\n---\n\n';

const listedRoots = ({ index }: Pick<CopySite, 'index'>): SectionVersion[] =>
  index.model.roots.filter((root) => !root.version.unlisted);

/** The listed pages of a section in the order of its sidebar, the page at its base path first. */
export function listedPages({ index }: Pick<CopySite, 'index'>, root: SectionVersion): Page[] {
  const paths = new Set([root.basePath, ...readingOrder(allItems(root)).map(({ path }) => path)]);
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
