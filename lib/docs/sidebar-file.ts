import { createHash } from 'node:crypto';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { packEntries, type PackedEntry } from './packed-entries.ts';
import { visibleItems } from './sidebar.ts';
import type { SectionVersion } from './types.ts';
import { pageHref, withoutTrailingSlash } from './urls.ts';

const SIDEBAR_FOLDER = '/_content/sidebar';

/** The list of a section with many operations, which all of its pages share. */
export interface SidebarFile {
  /** Address without the base path. It names the content. */
  href: string;
  entries: PackedEntry[];
}

/** Address of a section for its sidebar, without a trailing slash. */
export const sidebarBase = (
  config: Pick<SiteConfig, 'defaultLocale'>,
  { locale, basePath }: Pick<SectionVersion, 'locale' | 'basePath'>,
): string => withoutTrailingSlash(pageHref(config, locale, basePath)).replace(/^\/$/, '');

/** Undefined in a section that is not large: its list is in the data of each page. */
export function sidebarFile(
  config: Pick<SiteConfig, 'defaultLocale'>,
  sectionVersion: Pick<SectionVersion, 'locale' | 'basePath' | 'sidebar' | 'isLarge'>,
): SidebarFile | undefined {
  if (!sectionVersion.isLarge) return undefined;
  const entries = packEntries(visibleItems(sectionVersion.sidebar), {
    config,
    locale: sectionVersion.locale,
    base: sidebarBase(config, sectionVersion),
  });
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
  return { href: `${SIDEBAR_FOLDER}/${hash}.json`, entries };
}

/** The categories of a list, and the links above them: what the data of each page has of it. */
export const categoriesOf = (entries: readonly PackedEntry[]): PackedEntry[] =>
  entries.map((entry): PackedEntry => {
    if (entry.length !== 4) return entry;
    const [label, path, more, items] = entry;
    return [label, path, more, categoriesOf(items.filter((item) => item.length === 4))];
  });
