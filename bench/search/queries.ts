import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BenchQuery {
  /** What kind of query it is, or who asks. */
  kind: string;
  text: string;
  /** Pages that answer it: decoded paths without locale. */
  pages: string[];
  /**
   * `b` and `d` are never looked at while the ranking is changed; `c` and `d` are later ones.
   * Queries of the own list have no half.
   */
  half: 'a' | 'b' | 'c' | 'd' | 'list';
}

/** Whether it may be looked at while the ranking is changed. */
export const isOpen = ({ half }: Pick<BenchQuery, 'half'>): boolean => half !== 'b' && half !== 'd';

/**
 * A query set, one query per line: kind, text, pages and perhaps the half, with tabs between them.
 * @param set `queries` (our own list) or `questions` (written by others, in two halves)
 * @throws Error with the line that is incomplete
 */
export function readQueries(set: 'queries' | 'questions', locale: string): BenchQuery[] {
  const name = `${set}.${locale}.tsv`;
  return readFileSync(join('bench', 'search', name), 'utf8')
    .split('\n')
    .flatMap((line, index): BenchQuery[] => {
      if (line === '' || line.startsWith('#')) return [];
      const [kind, text, pages, half] = line.split('\t');
      const expected = set === 'questions' ? isHalf(half) : half === undefined;
      if (!kind || !text || !pages || !expected)
        throw new Error(
          `${name}:${index + 1}: needs a kind, a query and pages, in a list of questions a half too, with tabs between them.`,
        );
      return [
        {
          kind,
          text,
          pages: pages.split('; '),
          half: isHalf(half) ? half : 'list',
        },
      ];
    });
}

const isHalf = (half: string | undefined): half is 'a' | 'b' | 'c' | 'd' =>
  half !== undefined && ['a', 'b', 'c', 'd'].includes(half);
