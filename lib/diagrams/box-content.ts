import type { GraphNode, Row } from './model.ts';
import { BOLD, FONT, LINE } from './svg-parts.ts';
import { textWidth, wrap } from './wrap.ts';

/** Font size of names, which are bold, and the height of a line, in px. */
export const NAME = { font: 13, line: 13 * 1.3 } as const;
/** Room around texts, between rows, and between columns, in px. */
export const PAD = { x: 10, header: 7, part: 6, row: 2, column: 14, indent: 10 } as const;
/** Narrowest column for a comment that is broken into lines, in px. */
const LEAST_COLUMN = 72;
/** Corner of a note, in px. */
export const CORNER = 10;

interface LaidRow {
  /** Lines of each column. */
  cells: string[][];
  height: number;
  look: Row['look'];
}

/** The content of a box, broken into lines. */
export interface BoxContent {
  width: number;
  height: number;
  marks: string[];
  name: string[];
  headerHeight: number;
  parts: { rows: LaidRow[]; height: number }[];
  /** Left edges of the columns, from the left edge of the box. */
  columns: number[];
}

/** @param width width in px that texts may have; a word that is wider stays whole */
export function boxContent(
  { label, shape, marks = [], parts = [] }: GraphNode,
  width: number,
): BoxContent {
  const isNote = shape === 'note';
  const name = wrap(label, width / (isNote ? 1 : BOLD), isNote ? FONT : NAME.font).split('\n');
  const shown = marks.map((mark) => `«${mark}»`);
  const filled = parts.filter((rows) => rows.length > 0);
  const columns = columnsOf(filled.flat(), width);
  const laid = filled.map((rows) => layRows(rows, columns));
  const headerHeight =
    2 * PAD.header + shown.length * LINE + name.length * (isNote ? LINE : NAME.line);
  const nameWidth = Math.max(
    ...name.map((line) =>
      isNote ? textWidth(line, FONT) + CORNER : BOLD * textWidth(line, NAME.font),
    ),
    ...shown.map((line) => textWidth(line, FONT)),
  );
  return {
    width: Math.max(nameWidth, total(columns)) + 2 * PAD.x,
    height: headerHeight + laid.reduce((sum, { height }) => sum + height, 0),
    marks: shown,
    name,
    headerHeight,
    parts: laid,
    columns: columns.map((_, index) => {
      const before = total(columns.slice(0, index));
      return PAD.x + before + (before === 0 ? 0 : PAD.column);
    }),
  };
}

/** Of columns, those with a text, and the room between them. */
const total = (columns: readonly Pick<Column, 'width'>[]): number =>
  columns.reduce(
    (sum, { width }) => sum + (width === 0 ? 0 : width + (sum === 0 ? 0 : PAD.column)),
    0,
  );

/** A column, and the width at which its texts are broken. The last one takes what others leave. */
interface Column {
  width: number;
  limit: number;
}

function columnsOf(rows: readonly Row[], width: number): Column[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns: Column[] = [];
  for (let index = 0; index < count; index++) {
    const taken = total(columns);
    const rest = taken === 0 ? width : Math.max(LEAST_COLUMN, width - taken - PAD.column);
    const limit = index < count - 1 ? Infinity : rest;
    const lines = rows.map(({ cells }) => cellLines(cells[index] ?? '', limit));
    columns.push({ limit, width: Math.max(...lines.map(linesWidth)) });
  }
  return columns;
}

/** The visibility of a member stays with its name. Lines after the first one are indented. */
function cellLines(text: string, width: number): string[] {
  if (text === '') return [];
  if (textWidth(text, FONT) <= width) return text.split('\n');
  const [, visibility = '', rest = ''] = /^([+\-#~]?)([\s\S]*)$/.exec(text) ?? [];
  return (visibility + wrap(rest, width - PAD.indent, FONT)).split('\n');
}

const linesWidth = (lines: readonly string[]): number =>
  Math.max(
    0,
    ...lines.map((line, index) => textWidth(line, FONT) + (index === 0 ? 0 : PAD.indent)),
  );

function layRows(rows: readonly Row[], columns: readonly Column[]): BoxContent['parts'][number] {
  const laid = rows.map(({ cells, look }): LaidRow => {
    const lines = cells.map((cell, index) => cellLines(cell, columns[index]?.limit ?? Infinity));
    return { cells: lines, look, height: Math.max(1, ...lines.map(({ length }) => length)) * LINE };
  });
  const height = laid.reduce((sum, row) => sum + row.height + PAD.row, 2 * PAD.part - PAD.row);
  return { rows: laid, height };
}

/** Width in px of the texts in a box, in a layout whose labels have a width. */
export const rowWidth = (labelWidth: number): number => 2 * labelWidth;
