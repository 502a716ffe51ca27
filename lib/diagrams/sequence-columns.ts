import type { Sequence } from './model.ts';
import { FONT, widthOf } from './svg-parts.ts';
import { wrap } from './wrap.ts';

/** Room beside the name of a participant, between two of them, and least width, in px. */
const BOX = { padding: 5, gap: 6, least: 40 };

/** A participant of a narrow drawing: its lifeline, and its box around the name. */
export interface Column {
  x: number;
  width: number;
  lines: string[];
  person: boolean;
}

/** Participants side by side over a width: wider than that only if a word of a name is too wide. */
export function columnsOf({ actors }: Sequence, width: number): Column[] {
  const share = width / actors.length - 2 * BOX.padding - BOX.gap;
  const boxes = actors.map(({ label, person }) => {
    const lines = wrap(label, Math.max(share, BOX.least), FONT).split('\n');
    return { person, lines, width: Math.max(widthOf(lines) + 2 * BOX.padding, BOX.least) };
  });
  const needed = boxes.reduce((sum, box) => sum + box.width, 0);
  const gap = Math.max(BOX.gap, (width - needed) / Math.max(1, boxes.length - 1));
  let left = 0;
  return boxes.map((box) => {
    const x = left + box.width / 2;
    left += box.width + gap;
    return { ...box, x };
  });
}
