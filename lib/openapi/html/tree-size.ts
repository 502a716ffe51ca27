import type { Direction } from '../schema/view.ts';
import type { Row, SchemaView } from '../schema/view-types.ts';

/** Limits of a tree in a page. Parts below them are files that are fetched on demand. */
const MAX_LEVELS = 6;
const MAX_ROWS = 160;
/** A part is one click of a reader, and a large document has thousands of them. */
export const ROWS_OF_A_PART = 40;

/** The number of levels that fit: a wide tree gets fewer. */
export function levelsThatFit(view: SchemaView, direction: Direction, most = MAX_ROWS): number {
  // From the top: a wide schema is not followed down to levels that do not fit anyway.
  let levels = 1;
  while (levels < MAX_LEVELS && countRows(view, direction, levels + 1, view.identity, most) <= most)
    levels++;
  return levels;
}

function countRows(
  view: SchemaView,
  direction: Direction,
  levels: number,
  above: readonly string[],
  most: number,
): number {
  if (levels === 0) return 0;
  let count = 0;
  const visit = (below: SchemaView) => {
    count += 1;
    if (count <= most && !isRecursive(below, above))
      count += countRows(below, direction, levels - 1, [...above, ...below.identity], most);
  };
  for (const row of view.rows(direction)) if (count <= most) visit(row.view);
  for (const { options } of view.choices())
    for (const option of options) if (count <= most) visit(option.view);
  for (const condition of view.conditions())
    if (condition.view && count <= most) visit(condition.view);
  return count;
}

/** Whether a schema is nested in itself. */
export const isRecursive = (view: SchemaView, above: readonly string[]): boolean =>
  view.refs.some((ref) => above.includes(ref));

export const hasChildren = (view: SchemaView, direction: Direction): boolean =>
  view.choices().length > 0 ||
  view.rows(direction).length > 0 ||
  view.conditions().some((condition) => condition.view !== undefined);

/** Rows of a list whose only one with children is open. */
const WRAPPER_ROWS = 4;

/** A wrapper around the content says nothing by itself. */
export const isWrapper = (rows: readonly Row[], direction: Direction): boolean =>
  rows.length <= WRAPPER_ROWS &&
  rows.filter(({ view }) => hasChildren(view, direction)).length === 1;
