import type { Direction, Row, SchemaView } from '../schema/view.ts';

/** Limits of a tree in a page. Parts below them are files that are fetched on demand. */
const MAX_LEVELS = 6;
const MAX_ROWS = 160;

/** The number of levels that fit: a wide tree gets fewer. */
export function levelsThatFit(view: SchemaView, direction: Direction): number {
  let levels = MAX_LEVELS;
  while (levels > 1 && countRows(view, direction, levels, view.refs) > MAX_ROWS) levels--;
  return levels;
}

function countRows(
  view: SchemaView,
  direction: Direction,
  levels: number,
  above: readonly string[],
): number {
  if (levels === 0) return 0;
  let count = 0;
  const visit = (below: SchemaView) => {
    count += 1;
    if (count <= MAX_ROWS && !isRecursive(below, above))
      count += countRows(below, direction, levels - 1, [...above, ...below.refs]);
  };
  for (const row of view.rows(direction)) if (count <= MAX_ROWS) visit(row.view);
  for (const { options } of view.choices())
    for (const option of options) if (count <= MAX_ROWS) visit(option.view);
  return count;
}

/** Whether a schema is nested in itself. */
export const isRecursive = (view: SchemaView, above: readonly string[]): boolean =>
  view.refs.some((ref) => above.includes(ref));

export const hasChildren = (view: SchemaView, direction: Direction): boolean =>
  view.choices().length > 0 || view.rows(direction).length > 0;

/** Rows of a list whose only one with children is open. */
const WRAPPER_ROWS = 4;

/** A wrapper around the content says nothing by itself. */
export const isWrapper = (rows: readonly Row[], direction: Direction): boolean =>
  rows.length <= WRAPPER_ROWS &&
  rows.filter(({ view }) => hasChildren(view, direction)).length === 1;
