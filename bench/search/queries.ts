import { readFileSync } from 'node:fs';

export interface BenchQuery {
  kind: string;
  text: string;
  /** Pages that answer it: decoded paths without locale. */
  pages: string[];
}

/**
 * The query set of a locale: `queries.<locale>.tsv`, one query per line.
 * @throws Error with the line that is incomplete
 */
export function readQueries(locale: string): BenchQuery[] {
  const file = new URL(`./queries.${locale}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index): BenchQuery[] => {
      if (line === '' || line.startsWith('#')) return [];
      const [kind, text, pages] = line.split('\t');
      if (!kind || !text || !pages)
        throw new Error(
          `queries.${locale}.tsv:${index + 1}: needs a kind, a query and pages, with tabs between them.`,
        );
      return [{ kind, text, pages: pages.split('; ') }];
    });
}
