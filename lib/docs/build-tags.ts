import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { defineTag, type TagDefinition, type TagEntries } from './tag-definitions.ts';
import type { TagRef } from './types.ts';
import { joinPath } from './urls.ts';

export interface Tag extends TagRef, TagDefinition {
  entries: DocEntry[];
}

/** The tags of one section version in one locale. */
export interface TagContext {
  /**
   * The tags of each document in the default locale, by id. Their slugs are those of every locale.
   */
  sourceTags: ReadonlyMap<string, readonly TagDefinition[]>;
  /** `tags.yml` of the locale. */
  tagFile: TagEntries;
  /** Path of the list of tags. */
  tagsPath: string;
  htmlLang: string;
}

/**
 * The tags of one section version, in alphabetical order of the locale. Slugs are made from the
 * tags of the default locale, labels are those of the translation, which lists its tags in the same
 * order.
 */
export function buildTags(entries: readonly DocEntry[], context: TagContext): Tag[] {
  const { sourceTags, tagFile, tagsPath, htmlLang } = context;
  const tags = new Map<string, Tag>();
  for (const entry of entries) {
    (sourceTags.get(entry.id) ?? []).forEach((source, index) => {
      const { slug } = source;
      const written = entry.frontMatter.tags?.[index];
      const { label, description } = written === undefined ? source : defineTag(written, tagFile);
      const tag = tags.get(slug) ?? {
        slug,
        label,
        description,
        path: joinPath(tagsPath, slug),
        entries: [],
      };
      if (tag.entries.at(-1) !== entry) tag.entries.push(entry);
      tags.set(slug, tag);
    });
  }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, htmlLang));
}

/**
 * Reports different tags with the same slug, such as `QNN SDK` and `qnn-sdk`: they become one tag.
 */
export function tagCollisions(entries: readonly DocEntry[], tagFile: TagEntries): Problem[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  return entries.flatMap((entry) =>
    (entry.frontMatter.tags ?? []).flatMap((written): Problem[] => {
      const { label, slug } = defineTag(written, tagFile);
      const other = first.get(slug) ?? label;
      first.set(slug, other);
      if (other === label || reported.has(label)) return [];
      reported.add(label);
      return [
        {
          file: `content/${entry.source.file}`,
          severity: 'warning',
          message: `The tag “${label}” has the same address (${slug}) as “${other}”: they are shown as one tag. Write them alike, or choose other words.`,
        },
      ];
    }),
  );
}

/** The tags of one document, in its own order. */
export function tagsOf(
  entry: DocEntry,
  tags: readonly Tag[],
  sourceTags: TagContext['sourceTags'],
): TagRef[] {
  const slugs = new Set((sourceTags.get(entry.id) ?? []).map(({ slug }) => slug));
  return [...slugs].flatMap((slug) => {
    const tag = tags.find((candidate) => candidate.slug === slug);
    return tag ? [{ label: tag.label, path: tag.path }] : [];
  });
}
