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
  const listed = listedSectionVersions(site);
  const description = localize(config.description, locale, config.defaultLocale);
  const full: CopyLink = {
    title: 'llms-full.txt',
    href: absoluteUrl(config, locale, '/llms-full.txt'),
    description: t('outputs.fullText'),
  };
  // A section of courses lists it as its first page.
  const training = listed.some(({ basePath }) => basePath === TRAINING_PATH)
    ? undefined
    : index.pageByPath.get(TRAINING_PATH);
  const others = [full, ...(training ? [entry(site, training)] : [])];
  const older = listed.filter((sectionVersion) => !isCurrent(sectionVersion, listed));
  return markdownText({
    type: 'root',
    children: [
      heading(1, [text(localize(config.title, locale, config.defaultLocale))]),
      ...(description === ''
        ? []
        : [{ type: 'blockquote' as const, children: [paragraph(text(description))] }]),
      ...linkList(others),
      ...listed
        .filter((sectionVersion) => isCurrent(sectionVersion, listed))
        .flatMap((sectionVersion) => [
          heading(2, [text(sectionVersion.title)]),
          ...linkList(listedPages(site, sectionVersion).map((page) => entry(site, page))),
        ]),
      // The convention prescribes this word in every language.
      ...(older.length > 0
        ? [
            heading(2, [text('Optional')]),
            ...linkList(
              older.flatMap((sectionVersion) =>
                listedPages(site, sectionVersion).map((page) =>
                  versionEntry(site, sectionVersion, page),
                ),
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
  listedSectionVersions(site).flatMap((sectionVersion) =>
    listedPages(site, sectionVersion).filter(
      ({ kind }) =>
        kind === 'doc' ||
        kind === 'api-overview' ||
        (kind === 'operation' && !sectionVersion.isLarge),
    ),
  );

/** Separates two pages of `llms-full.txt`. */
export const FULL_TEXT_SEPARATOR = '\n---\n\n';

const listedSectionVersions = ({ index }: Pick<CopySite, 'index'>): SectionVersion[] =>
  index.model.sectionVersions.filter(({ version }) => !version.unlisted);

/** The listed pages of a section in the order of its sidebar, the page at its base path first. */
export function listedPages(
  { index }: Pick<CopySite, 'index'>,
  sectionVersion: SectionVersion,
): Page[] {
  const paths = new Set([
    sectionVersion.basePath,
    ...readingOrder(allItems(sectionVersion)).map(({ path }) => path),
  ]);
  return [...paths].flatMap((path) => {
    const page = index.pageByPath.get(path);
    return page && !(page.kind === 'doc' && page.frontMatter.unlisted) ? [page] : [];
  });
}

const isCurrent = ({ section, version }: SectionVersion, all: readonly SectionVersion[]): boolean =>
  version.isLast || !all.some((other) => other.section === section && other.version.isLast);

const entry = ({ config }: CopySite, page: Page): CopyLink => ({
  title: page.title,
  href: absoluteUrl(config, page.locale, markdownPath(page.path)),
  description: page.description,
});

const versionEntry = (site: CopySite, sectionVersion: SectionVersion, page: Page): CopyLink => {
  const link = entry(site, page);
  return { ...link, title: `${link.title} (${sectionVersion.version.label})` };
};
