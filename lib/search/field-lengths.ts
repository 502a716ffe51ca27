import { lengthFactor } from './bm25.ts';
import { FIELDS, type Field } from './fields.ts';

/** How long each field of each page is, in terms. */
export class FieldLengths {
  readonly #lengths: Record<Field, number[]> = { content: [], heading: [], keywords: [], title: [], breadcrumb: [] };

  /** Of the pages that come next. */
  add(field: Field, lengths: Iterable<number>): void {
    for (const length of lengths) this.#lengths[field].push(length);
  }

  /** BM25's factor of each page in each field. */
  factors(): Record<Field, Float32Array> {
    return Object.fromEntries(FIELDS.map((field) => [field, factorsOf(this.#lengths[field])])) as Record<Field, Float32Array>;
  }
}

function factorsOf(lengths: readonly number[]): Float32Array {
  let [total, having] = [0, 0];
  for (const length of lengths) {
    total += length;
    // Compared with the pages that have such a field at all.
    if (length > 0) having++;
  }
  return Float32Array.from(lengths, (length) => lengthFactor(length, total / Math.max(1, having)));
}
