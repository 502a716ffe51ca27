import { validateFrontMatter } from './front-matter.ts';
import { parseSource } from './parse-source.ts';
import type { Problem } from './problem.ts';
import type { SourceDocument } from './source-tree.ts';

/** Parses and checks one Markdown file. `file` is relative to `content/`. */
export function parseDocument(text: string, file: string): SourceDocument {
  const shown = `content/${file}`;
  const source = parseSource(text, shown);
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
