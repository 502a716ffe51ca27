import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { tagSlug } from './slugs.ts';
import type { TagRef } from './types.ts';
import { joinPath } from './urls.ts';

export interface Tag extends TagRef {
  slug: string;
  entries: DocEntry[];
}

/**
 * The tags of one section version, in alphabetical order of the locale. Slugs are made from the tags of the default
 * locale, labels are those of the translation, which lists its tags in the same order.
 */
export function buildTags(
  entries: readonly DocEntry[],
  sourceTags: ReadonlyMap<string, readonly string[]>,
  basePath: string,
  htmlLang: string,
): Tag[] {
  const tags = new Map<string, Tag>();
  for (const entry of entries) {
    (sourceTags.get(entry.id) ?? []).forEach((source, index) => {
      const slug = tagSlug(source);
      const tag = tags.get(slug) ?? {
        slug,
        label: entry.frontMatter.tags?.[index] ?? source,
        path: joinPath(basePath, 'tags', slug),
        entries: [],
      };
      if (tag.entries.at(-1) !== entry) tag.entries.push(entry);
      tags.set(slug, tag);
    });
  }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, htmlLang));
}

/** Reports different tags with the same slug, such as `QNN SDK` and `qnn-sdk`: they become one tag. */
export function tagCollisions(entries: readonly DocEntry[]): Problem[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  return entries.flatMap((entry) =>
    (entry.frontMatter.tags ?? []).flatMap((tag): Problem[] => {
      const slug = tagSlug(tag);
      const other = first.get(slug) ?? tag;
      first.set(slug, other);
      if (other === tag || reported.has(tag)) return [];
      reported.add(tag);
      return [
        {
          file: `content/${entry.source.file}`,
          severity: 'warning',
          message: `The tag “${tag}” has the same address (${slug}) as “${other}”: they are shown as one tag. Write them alike, or choose other words.`,
        },
      ];
    }),
  );
}

/** The tags of one document, in its own order. */
export function tagsOf(
  entry: DocEntry,
  tags: readonly Tag[],
  sourceTags: ReadonlyMap<string, readonly string[]>,
): TagRef[] {
  const slugs = new Set((sourceTags.get(entry.id) ?? []).map(tagSlug));
  return [...slugs].flatMap((slug) => {
    const tag = tags.find((candidate) => candidate.slug === slug);
    return tag ? [{ label: tag.label, path: tag.path }] : [];
  });
}
