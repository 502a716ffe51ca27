import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { sourceHash } from './source-hash.ts';
import {
  splitLocale,
  withoutExtension,
  type SourceDocument,
  type SourceTree,
} from './source-tree.ts';

export interface TranslationStatus {
  /** Source file, relative to `content/`. */
  source: string;
  locale: string;
  /** File of the translation, if there is one. */
  translation?: string;
  /** `unrecorded`: the translation has no `source_hash`. */
  state: 'current' | 'missing' | 'stale' | 'unrecorded';
  /** Fingerprint of the source text as it is now. */
  hash: string;
}

/** The state of the translation of every page into every locale but the default one. */
export function translationStatus(
  config: Pick<SiteConfig, 'defaultLocale' | 'locales'>,
  tree: SourceTree,
): TranslationStatus[] {
  const byLocale = (locale: string) =>
    new Map(
      tree.documents
        .filter((document) => splitLocale(document.file).locale === locale)
        .map((document) => [keyOf(document), document]),
    );
  const sources = byLocale(config.defaultLocale);
  return config.locales
    .filter(({ code }) => code !== config.defaultLocale)
    .flatMap(({ code }) => {
      const translations = byLocale(code);
      return [...sources].map(([key, source]): TranslationStatus => {
        const hash = sourceHash(source.frontMatter, source.body);
        const translation = translations.get(key);
        return {
          source: source.file,
          locale: code,
          translation: translation?.file,
          state: stateOf(translation, hash),
          hash,
        };
      });
    });
}

/**
 * The translations that a command line names.
 * @param wanted files as the list shows them, with or without `content/`; `all` for every
 *   unrecorded translation
 * @throws Error when a file is not a translation: otherwise nothing would be recorded, and nobody
 *   would notice
 */
export function chosenTranslations(
  list: readonly TranslationStatus[],
  wanted: readonly string[],
): TranslationStatus[] {
  return wanted.flatMap((name) => {
    if (name === 'all') return list.filter(({ state }) => state === 'unrecorded');
    const file = name.replaceAll('\\', '/').replace(/^(\.\/)?(content\/)?/, '');
    const found = list.filter(({ translation }) => translation === file);
    if (found.length === 0)
      throw new Error(
        `There is no translation “${name}”. Name it as \`npm run i18n:status\` lists it, such as content/zh-tw/Guide/page.md.`,
      );
    return found;
  });
}

const keyOf = (document: SourceDocument): string =>
  withoutExtension(splitLocale(document.file).path);

function stateOf(
  translation: SourceDocument | undefined,
  hash: string,
): TranslationStatus['state'] {
  if (!translation) return 'missing';
  const recorded = translation.frontMatter.source_hash;
  if (recorded === undefined) return 'unrecorded';
  return recorded === hash ? 'current' : 'stale';
}

/**
 * The text of a translation with the fingerprint of its source in the front matter. Without front
 * matter it gets one.
 */
export function recordSource(text: string, hash: string): string {
  const line = `source_hash: '${hash}'`;
  const [, start, entries, end] =
    /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))/.exec(text) ?? [];
  if (start === undefined || entries === undefined || end === undefined)
    return `---\n${line}\n---\n\n${text.replace(/^\uFEFF/, '')}`;
  const recorded = /^source_hash:.*$/m;
  const written = recorded.test(entries)
    ? entries.replace(recorded, line)
    : `${entries}${line}${start.includes('\r') ? '\r\n' : '\n'}`;
  return start + written + end + text.slice(start.length + entries.length + end.length);
}
