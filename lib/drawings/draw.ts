import { enlarged, overlap } from '@/lib/diagrams/geometry.ts';
import { Canvas } from './canvas.ts';
import { DrawingError } from './drawing-error.ts';
import type { DrawingKind } from './drawing-kinds.ts';
import { drawPinout } from './draw-pinout.ts';
import { pinoutLines, pinoutWords, readPinout } from './pinout.ts';
import { drawPlacement } from './draw-placement.ts';
import { drawTimeline } from './draw-timeline.ts';
import { drawTopology } from './draw-topology.ts';
import { drawWiring } from './draw-wiring.ts';
import { placementLines, readPlacement } from './placement.ts';
import { readTimeline, timelineLines } from './timeline.ts';
import { readTopology, topologyLines } from './topology.ts';
import { branchWords, readTree, type Branch } from './tree.ts';
import { readWiring, wiringLines, wiringWords } from './wiring.ts';

/** A drawing as data: its title, its text, and what draws it. */
export interface Drawn {
  title: string;
  /**
   * Its texts in words, without the names of pins and terminals: they are checked like the text of
   * the page.
   */
  words: readonly string[];
  /** What it shows, line by line; of a tree the branches. */
  text: readonly string[] | { branches: Branch[] };
  /** A tree is a list and has no shapes. */
  draw?: (canvas: Canvas) => void;
}

/** Widths of a column in px: on a wide screen, and on a phone of 360 px. */
export const COLUMNS = { wide: 688, narrow: 294 } as const;

/** @throws DrawingError with the line of what is wrong */
export function readDrawing(kind: DrawingKind, source: string): Drawn {
  switch (kind) {
    case 'pinout':
      return drawn(readPinout(source), pinoutLines, drawPinout, pinoutWords);
    case 'wiring':
      return drawn(readWiring(source), wiringLines, drawWiring, wiringWords);
    case 'topology':
      return drawn(readTopology(source), topologyLines, drawTopology);
    case 'timeline':
      return drawn(readTimeline(source), timelineLines, drawTimeline);
    case 'placement':
      return drawn(readPlacement(source), placementLines, drawPlacement);
    case 'tree': {
      const { title, items } = readTree(source);
      return { title, words: [title, ...branchWords(items)], text: { branches: items } };
    }
  }
}

const drawn = <T extends { title: string }>(
  data: T,
  lines: (data: T) => string[],
  draw: (canvas: Canvas, data: T) => void,
  words = lines,
): Drawn => ({
  title: data.title,
  words: [data.title, ...words(data)],
  text: lines(data),
  draw: (canvas) => draw(canvas, data),
});

/** Props of `<Drawing>`: all are strings, because a compiled page has them as attributes. */
export interface DrawingProps {
  kind: DrawingKind;
  title: string;
  /** What it shows, as JSON of `Drawn['text']`. */
  text: string;
  wide?: string;
  wideBox?: string;
  narrow?: string;
  narrowBox?: string;
}

/** Draws for its page, for wide columns and for phones. @throws DrawingError */
export function drawingProps(kind: DrawingKind, source: string): DrawingProps {
  const { title, text, draw } = readDrawing(kind, source);
  const props = { kind, title, text: JSON.stringify(text) };
  if (!draw) return props;
  const [wide, narrow] = [COLUMNS.wide, COLUMNS.narrow].map((width) => {
    const canvas = new Canvas(width);
    draw(canvas);
    const problem = labelProblem(canvas);
    if (problem !== undefined) throw new DrawingError(1, problem);
    return canvas.finish();
  });
  if (!wide || !narrow) return props;
  return wide.width <= COLUMNS.narrow
    ? { ...props, wide: wide.html, wideBox: wide.viewBox }
    : {
        ...props,
        wide: wide.html,
        wideBox: wide.viewBox,
        narrow: narrow.html,
        narrowBox: narrow.viewBox,
      };
}

/** Why the labels cannot be read; undefined if all can. */
export function labelProblem(canvas: Canvas): string | undefined {
  const where = `in a column of ${canvas.width} px`;
  const { labels } = canvas;
  const wide = labels.find(({ left, right, room = Infinity }) => right - left > room * 1.08 + 2);
  if (wide !== undefined)
    return `“${wide.text}” is wider than its place ${where}. Write a shorter label`;
  for (const [index, one] of labels.entries()) {
    const other = labels.slice(index + 1).find((two) => overlap(enlarged(one, -1), two));
    if (other !== undefined)
      return `“${one.text}” and “${other.text}” lie on each other ${where}. Write shorter labels`;
  }
  const width =
    Math.max(...labels.map(({ right }) => right)) - Math.min(...labels.map(({ left }) => left));
  const widest = [...labels].sort((a, b) => b.right - b.left - (a.right - a.left))[0];
  return width > canvas.width
    ? `the labels need ${Math.ceil(width)} px ${where}. Write shorter ones, “${widest?.text}” first`
    : undefined;
}
