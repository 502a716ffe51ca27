import type { Problem } from '@/lib/content/problem.ts';
import { DrawingError } from '@/lib/drawings/drawing-error.ts';
import { isDrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import { drawingProps } from '@/lib/drawings/draw.ts';
import { readPinout } from '@/lib/drawings/pinout.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/**
 * Reports drawings that cannot be drawn, and pins and switch positions that no table of the page
 * has.
 */
export function drawings(page: EditorialPage): Problem[] {
  return page.text.codes.flatMap(({ lang, value, line }) => {
    if (!isDrawingKind(lang)) return [];
    try {
      drawingProps(lang, value);
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
      return [mistake(page, `This ${lang} cannot be drawn: ${error.message}.`, line + error.line)];
    }
    return lang === 'pinout'
      ? missing(page, value).map((what) =>
          mistake(
            page,
            `This drawing shows ${what}, but no table on the page does. Add the row: readers search and copy tables.`,
            line,
          ),
        )
      : [];
  });
}

function missing({ text: { rows } }: EditorialPage, source: string): string[] {
  const { pins = {}, positions = {} } = readPinout(source);
  const plain = (text: string): string => text.replace(/\s/g, '');
  const lostPins = Object.entries(pins).filter(
    ([pin, name]) =>
      !rows.some(
        (cells) =>
          cells.some((cell) => pinsOf(cell).includes(Number(pin))) &&
          cells.some((cell) => plain(cell).includes(plain(name))),
      ),
  );
  const lostPositions = Object.keys(positions).filter(
    (position) =>
      !rows.some((cells) => cells.some((cell) => plain(cell).includes(plain(position)))),
  );
  return [
    ...lostPins.map(([pin, name]) => `pin ${pin} (${name})`),
    ...lostPositions.map((position) => `the switches for “${position}”`),
  ];
}

/** The pins that a cell names: `4`, `1, 3`, `1–9`. */
function pinsOf(cell: string): number[] {
  if (!/^[\d\s,、/–-]+$/.test(cell)) return [];
  return cell.split(/[,、/]/).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) || 0 }, (_, index) => from + index);
  });
}
