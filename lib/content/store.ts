import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { categorySchema } from './category-file.ts';
import { frontMatterSchema } from './front-matter-schema.ts';
import type { SourceTree } from './source-tree.ts';
import { trainingSchema } from './training.ts';

/** The part of the sources that Contentlayer stores. */
export type Store = Pick<SourceTree, 'documents' | 'categories' | 'training'>;

const id = z.string();
const storedDocument = z.object({
  _id: id,
  source: z.object({ frontMatter: frontMatterSchema, body: z.string() }),
});
const storedCategory = categorySchema.extend({ _id: id }).strip();
const storedTraining = trainingSchema.extend({ _id: id }).strip();

/**
 * Reads what Contentlayer generated. Only this module and contentlayer.config.ts know its format.
 * @param work the site's working folder
 * @throws when the store is missing, because `npm run build` has not written it, or does not have
 *   the expected format
 */
export function readStore(work: string): Store {
  const documents = readIndex(work, 'Doc', storedDocument).map(({ _id, source }) => ({
    file: _id,
    ...source,
    problems: [],
  }));
  const categories = readIndex(work, 'Category', storedCategory).map(({ _id, ...meta }) => ({
    file: _id,
    meta,
    problems: [],
  }));
  const training = readIndex(work, 'Training', storedTraining).map(({ _id, ...content }) => ({
    file: _id,
    content,
    problems: [],
  }));
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  return {
    documents: documents.sort(byFile),
    categories: categories.sort(byFile),
    training: training.sort(byFile),
  };
}

function readIndex<T>(work: string, kind: string, entry: z.ZodType<T>): T[] {
  const file = join(work, '.contentlayer', 'generated', kind, '_index.json');
  const result = z.array(entry).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(
    `${file} does not have the expected format. Delete the working folder ${work} and build again.\n${z.prettifyError(result.error)}`,
  );
}
