import { type Box, overlap } from '@/lib/diagrams/geometry.ts';
import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { heightOf, SMALL, type Canvas } from './canvas.ts';

/** A label below something, in the first row where it is free. */
export function note(
  canvas: Canvas,
  placed: Box[],
  {
    x,
    top,
    width,
    label,
    lead,
    tall = 18,
  }: { x: number; top: number; width: number; label: string; lead?: number; tall?: number },
): void {
  const text = wrap(label, Math.min(150, width / 2), SMALL);
  const half = Math.max(...text.split('\n').map((line) => textWidth(line, SMALL))) / 2;
  const middle = Math.min(Math.max(x, half), width + 6 - half);
  const height = Math.max(tall, heightOf(text, SMALL));
  let row = top;
  const box = (): Box => ({
    left: middle - half - 4,
    right: middle + half + 4,
    top: row,
    bottom: row + height,
  });
  while (placed.some((other) => overlap(box(), other))) row += 4;
  placed.push(box());
  if (lead !== undefined)
    canvas.line(
      [
        [x, lead],
        [x, row + 2],
      ],
      { stroke: 'line', thick: 1 },
    );
  canvas.text([middle, row + height / 2], text, {
    size: SMALL,
    anchor: 'middle',
    color: lead === undefined ? 'muted' : 'text',
  });
}
