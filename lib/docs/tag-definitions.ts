import type { WrittenTag } from '@/lib/content/front-matter-schema.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import type { SectionDef } from './section-defs.ts';
import { tagSlug } from './slugs.ts';
import { decoded } from '@/lib/text/decoded.ts';

/** What a tag in front matter stands for. */
export interface TagDefinition {
  label: string;
  /** Address below the section's tags, decoded. */
  slug: string;
  description?: string;
}

/** The entries of a section version's `tags.yml` in one locale, by key. */
export type TagEntries = ReadonlyMap<
  string,
  { label?: string; description?: string; permalink?: string }
>;

/**
 * A translation of `tags.yml` has its own labels and descriptions; what it lacks is the default
 * locale's.
 */
export function tagEntries(
  tree: Pick<SourceTree, 'tagFiles'>,
  def: Pick<SectionDef, 'folder'>,
  locale: string,
  defaultLocale: string,
): TagEntries {
  const entries = new Map<string, { label?: string; description?: string; permalink?: string }>();
  for (const code of new Set([defaultLocale, locale]))
    for (const { file, tags } of tree.tagFiles) {
      if (!/^tags\.ya?ml$/.test(withoutFolder(file, `${code}/${def.folder}/`))) continue;
      for (const [key, tag] of Object.entries(tags))
        entries.set(key, {
          ...entries.get(key),
          ...tag,
          ...(code !== defaultLocale && { permalink: entries.get(key)?.permalink }),
        });
    }
  return entries;
}

const withoutFolder = (file: string, folder: string): string =>
  file.startsWith(folder) ? file.slice(folder.length) : '';

/**
 * The tag's label, address and description: those of `tags.yml`, of the tag itself, or made from
 * its words.
 */
export function defineTag(tag: WrittenTag, entries: TagEntries): TagDefinition {
  if (typeof tag !== 'string') return { label: tag.label, slug: slugOf(tag.permalink, tag.label) };
  const entry = entries.get(tag);
  if (!entry) return { label: tag, slug: tagSlug(tag) };
  return {
    label: entry.label ?? capitalize(tag),
    slug: slugOf(entry.permalink, tag),
    description: entry.description,
  };
}

/** As Docusaurus does. */
const capitalize = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const slugOf = (permalink: string | undefined, words: string): string =>
  decoded(permalink ?? '').replace(/^\/+|\/+$/g, '') || tagSlug(words);
