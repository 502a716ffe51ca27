import { validateFrontMatter } from './front-matter.ts';
import type { GivenFrontMatter } from './given-front-matter.ts';
import { parseSource } from './parse-source.ts';
import type { Problem } from './problem.ts';
import type { SourceDocument } from './source-tree.ts';

/**
 * Parses and checks one Markdown file.
 * @param file relative to `content/`
 * @param given what changes in its front matter
 */
export function parseDocument(
  text: string,
  file: string,
  given: GivenFrontMatter[string] = {},
): SourceDocument {
  const shown = `content/${file}`;
  const parsed = parseSource(text, shown);
  const entries = Object.entries({ ...parsed.data, ...given });
  const isKept = ([key, value]: [string, unknown]) => value !== null || !(key in given);
  const source = { ...parsed, data: Object.fromEntries(entries.filter(isKept)) };
  const { frontMatter, problems } = validateFrontMatter(source, shown);
  const empty: Problem[] =
    source.body.trim() === '' && !frontMatter.title && !frontMatter.draft
      ? [
          {
            file: shown,
            severity: 'error',
            message: 'The file is empty. Write a page, mark it `draft: true`, or delete it.',
          },
        ]
      : [];
  return {
    file,
    frontMatter,
    body: source.body,
    problems: [...source.problems, ...problems, ...empty],
  };
}
