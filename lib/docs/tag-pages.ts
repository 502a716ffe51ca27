import type { Tag } from './build-tags.ts';
import type { SectionVersion, TagPage, TagsPage } from './types.ts';
import { recordId } from './urls.ts';

/** Interface texts that become titles of tag pages. */
export interface TagWords {
  tags: string;
  taggedWith: (count: number, tag: string) => string;
}

/**
 * The list of a section version's tags and a page for each tag; nothing in a section without tags.
 */
export function tagPages(
  { key, locale }: SectionVersion,
  tags: readonly Tag[],
  tagsPath: string,
  words: TagWords,
): (TagsPage | TagPage)[] {
  if (tags.length === 0) return [];
  const base = { locale, sectionVersionKey: key, keywords: null };
  const index: TagsPage = {
    ...base,
    kind: 'tags',
    id: recordId(tagsPath, locale, 'tags'),
    path: tagsPath,
    title: words.tags,
    tags: tags.map(({ label, path, entries }) => ({ label, path, count: entries.length })),
  };
  const pages = tags.map((tag): TagPage => ({
    ...base,
    kind: 'tag',
    id: recordId(tag.path, locale, 'tag'),
    path: tag.path,
    title: words.taggedWith(tag.entries.length, tag.label),
    description: tag.description,
    tag: tag.label,
    tagsPath,
    docs: tag.entries.map((entry) => ({
      path: entry.path,
      title: entry.title,
      description: entry.frontMatter.description,
    })),
  }));
  return [index, ...pages];
}
