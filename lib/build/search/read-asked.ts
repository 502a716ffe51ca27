import { readWordLists } from './read-word-lists.ts';

/**
 * What readers ask that a page answers, by the path of the page: `content/asked.<locale>.yaml`.
 * @param paths of the locale's pages, decoded
 * @throws Error with file, line and remedy when the file has another form or names no page
 */
export function readAsked(
  content: string,
  locale: string,
  paths: ReadonlySet<string>,
): Map<string, string[]> {
  const lists = readWordLists(content, `asked.${locale}.yaml`, 'path of the page: [words, words]');
  for (const { key, place } of lists)
    if (!paths.has(key))
      throw new Error(
        `${place}: there is no page \`${key}\`. Write the path of the page without the language, or remove the entry.`,
      );
  return new Map(lists.map(({ key, words }) => [key, words]));
}
