import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/**
 * Reports where a translation differs from its source in headings, tables and code blocks. Headings
 * need the same ids, so that a link to an anchor works in every language.
 */
export function translationShape(source: EditorialPage, translation: EditorialPage): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set(translation.text.headings.map(({ id }) => id));
  const expected = new Set(source.text.headings.map(({ id }) => id));
  for (const { id, text } of source.text.headings) {
    if (!ids.has(id))
      problems.push(
        mistake(
          translation,
          `has no heading with the id of “${text}”. Write {#${id}} after the translated heading.`,
        ),
      );
  }
  for (const { id, text, line } of translation.text.headings) {
    if (!expected.has(id))
      problems.push(
        mistake(
          translation,
          `“${text}” has an id, ${id}, that the source does not have. Give it the id of the heading that it translates.`,
          line,
        ),
      );
  }
  const counts = [
    ['tables', source.text.tables, translation.text.tables],
    ['code blocks', source.text.codes.length, translation.text.codes.length],
  ] as const;
  for (const [what, wanted, found] of counts) {
    if (wanted !== found)
      problems.push(
        mistake(translation, `has ${found} ${what}; its source, ${source.file}, has ${wanted}.`),
      );
  }
  return problems;
}
