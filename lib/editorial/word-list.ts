import type { Problem } from '@/lib/content/problem.ts';

/**
 * Reports mistakes in the word list: words that are not sorted within their group, listed twice or
 * no longer used.
 * @param text the list: one word in a line; `#` begins a comment, an empty line ends a group
 * @param written all published English texts
 */
export function wordListProblems(text: string, written: string, file: string): Problem[] {
  const known = new Set(written.toLowerCase().match(/\p{L}+/gu));
  const seen = new Set<string>();
  let previous = '';
  return text.split('\n').flatMap((line, index): Problem[] => {
    const word = line.trim();
    if (word === '') previous = '';
    if (word === '' || word.startsWith('#')) return [];
    const mistake = (message: string): Problem => ({
      file,
      line: index + 1,
      message: `“${word}” ${message}`,
      severity: 'error',
    });
    const sorted = previous.localeCompare(word, 'en', { sensitivity: 'base' }) <= 0;
    const problems = sorted ? [] : [mistake(`belongs before “${previous}”.`)];
    if (seen.has(word.toLowerCase())) problems.push(mistake('is in the list twice.'));
    if (!known.has(word.toLowerCase()))
      problems.push(mistake('is in no text any more; take it out of the list.'));
    seen.add(word.toLowerCase());
    previous = word;
    return problems;
  });
}
