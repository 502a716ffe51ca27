import { readWordLists } from './read-word-lists.ts';

/**
 * What readers ask that a page answers, by the path of the page: `content/asked.<locale>.yaml`.
 * @param pages paths of the locale's pages, decoded; the index has those of `indexed`
 * @throws Error with file, line and remedy when the file has another form, or names what is no page
 *   or a page that nobody can find
 */
export function readAsked(
  content: string,
  locale: string,
  { pages, indexed }: Record<'pages' | 'indexed', ReadonlySet<string>>,
): Map<string, string[]> {
  const lists = readWordLists(content, `asked.${locale}.yaml`, 'path of the page: [words, words]');
  for (const { key, place } of lists) {
    if (!pages.has(key))
      throw new Error(
        `${place}: there is no page \`${key}\`. Write the path of the page without the language, or remove the entry.`,
      );
    if (!indexed.has(key))
      throw new Error(
        `${place}: the search leaves out \`${key}\` (a list of pages, an unlisted page, or one of \`search.exclude\`), so nobody finds it by these words. Name a page that it finds, or remove the entry.`,
      );
  }
  return new Map(lists.map(({ key, words }) => [key, words]));
}
