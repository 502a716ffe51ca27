import { createHash } from 'node:crypto';
import { searchContexts } from '@/lib/docs/search-contexts.ts';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import type { SectionVersion } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { countFields } from '@/lib/search/fields.ts';
import { averageLengths } from '@/lib/search/impact.ts';
import { deepest } from '@/lib/search/places.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';
import type { SearchContext, SearchManifest } from '@/lib/search/manifest.ts';
import { INDEX_VERSION } from '@/lib/search/index-version.ts';
import { encodeShard, type ShardPage } from '@/lib/search/shard.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';
import { foldTable } from './fold-table.ts';
import type { FoundPage } from './page-records.ts';
import { partition } from './partition.ts';
import type { SynonymEntry } from './read-synonyms.ts';
import { synonymLines } from './synonym-lines.ts';

/** How many pages of a context are offered before anything is typed. */
const STARTS = 5;

/** A file to publish: its name below the locale's folder, and its text. */
export interface IndexFile {
  name: string;
  text: string;
}

/** What readers type for words of the manuals. */
interface Words {
  synonyms?: readonly SynonymEntry[];
  /** The same in a language with another script. */
  foreign?: readonly SynonymEntry[];
}

/** What is published for one locale. The same pages give the same files. */
export function buildIndex(
  found: readonly FoundPage[],
  config: SiteConfig,
  index: SiteIndex,
  words: Record<string, string>,
  { synonyms = [], foreign = [] }: Words = {},
): { manifest: SearchManifest; files: IndexFile[] } {
  const files = new Map<string, string>();
  const add = (base: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const name = `${base}${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    files.set(name, text);
    return name;
  };
  const { locale } = index.model;
  const all = searchContexts(config, index.model);
  const inside = new Map<string, FoundPage[]>();
  for (const one of found) {
    const context = contextOf(all, one.page.path);
    const pages = inside.get(context) ?? [];
    pages.push(one);
    inside.set(context, pages);
  }
  const contexts = all.flatMap((context): SearchContext[] => {
    const versions = versionsOf(inside.get(context.path) ?? [], index);
    const starts = startsOf(context.path, config, index);
    const names = namesOf(context);
    const described = versions.map(({ sectionVersion, pages }) => {
      const older = sectionVersion?.version.isLast === false ? sectionVersion : undefined;
      const base = ['index', context.path, older?.version.name]
        .filter(Boolean)
        .join('-')
        .replace(/[^\p{L}\p{N}.]+/gu, '-');
      const counted = pages.map(({ record }): ShardPage => ({
        page: record.url === starts[0]?.[0] ? { ...record, manualNames: names } : record,
        fields: countFields(record),
        text: add(
          't/',
          record.sections.map(({ id, heading, text }) => [id, heading, text]),
        ).slice(2, -5),
      }));
      // Over this version alone, so that a changed text changes no file of another section.
      const averages = averageLengths(counted.map(({ fields }) => fields));
      return {
        path: older?.basePath.slice(1) ?? '',
        base: sectionVersion?.basePath.slice(1) ?? '',
        label: sectionVersion?.version.label ?? '',
        shards: partition(counted).map((shard) => add(`${base}-`, encodeShard(shard, averages))),
      };
    });
    return described.length > 0 ? [{ ...context, versions: described, starts }] : [];
  });
  const table = foldTable(
    found.flatMap(({ record }) => [
      record.title,
      ...record.keywords,
      ...record.sections.flatMap(({ heading, text }) => [heading, text]),
    ]),
    localeScript(config, locale),
    synonyms.flatMap(({ typed }) => typed),
  );
  const lines = synonymLines(synonyms, table);
  const foreignLines = synonymLines(foreign, '');
  const manifest: SearchManifest = {
    v: INDEX_VERSION,
    contexts,
    words,
    ...(table === '' ? {} : { fold: add('fold-', table) }),
    ...(foreignLines === '' ? {} : { foreign: add('foreign-', foreignLines) }),
    ...(lines === '' ? {} : { synonyms: add('synonyms-', lines) }),
  };
  return { manifest, files: [...files].map(([name, text]) => ({ name, text })) };
}

const localeScript = (config: SiteConfig, locale: string): string =>
  new Intl.Locale(htmlLangOf(config, locale)).maximize().script ?? '';

/** Path of the context of a page; empty for the pages outside all contexts. */
const contextOf = (contexts: readonly { path: string }[], path: string): string =>
  deepest(contexts, (context) => context.path, path.slice(1))?.path ?? '';

/** What readers call a context: its label, and its folder, which a translated label may not have. */
const namesOf = ({ path, label }: { path: string; label: string }): string[] => [
  ...new Set([label, ...(path.includes('/') ? [] : [path])]),
];

/** What the landing page of a context offers first, otherwise the first pages of its sidebar. */
function startsOf(
  path: string,
  config: Pick<SiteConfig, 'defaultLocale'>,
  { model }: SiteIndex,
): SearchContext['starts'] {
  const { start = [], sidebar = [] } =
    model.sectionVersions.find(
      ({ basePath, version }) =>
        version.isLast && path !== '' && isAtOrBelow(basePath.slice(1), path),
    ) ?? {};
  const offered = start.length > 0 ? start : sidebar;
  return offered
    .flatMap((item): SearchContext['starts'] =>
      item.path === undefined ? [] : [[pageHref(config, model.locale, item.path), item.label]],
    )
    .slice(0, STARTS);
}

function versionsOf(
  found: readonly FoundPage[],
  index: SiteIndex,
): { sectionVersion?: SectionVersion; pages: FoundPage[] }[] {
  const versions = new Map<string, { sectionVersion?: SectionVersion; pages: FoundPage[] }>();
  for (const one of found) {
    const sectionVersion = index.sectionVersionByKey.get(one.page.sectionVersionKey ?? '');
    const key = sectionVersion && !sectionVersion.version.isLast ? sectionVersion.key : '';
    const version = versions.get(key) ?? { sectionVersion, pages: [] };
    version.pages.push(one);
    versions.set(key, version);
  }
  return [...versions.values()];
}
