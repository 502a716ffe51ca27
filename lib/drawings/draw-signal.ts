import type { Box, Point } from '@/lib/diagrams/geometry.ts';
import { textWidth } from '@/lib/diagrams/wrap.ts';
import { type Canvas, SMALL } from './canvas.ts';
import { clearBox } from './clear-box.ts';

const HEIGHT = 110;
/** Room beside the name of a limit, and from its middle to the line of the limit, in px. */
const INSET = 6;
const FROM_LINE = 10;
/** Distance of the places where a name is tried, in px. */
const STEP = 8;

/** Where a track is drawn. */
export interface Frame {
  x: (time: number) => number;
  top: number;
  width: number;
}

/** Draws a value over time with its limits. @returns the bottom of the track */
export function drawSignal(
  canvas: Canvas,
  signal: readonly (readonly [number, number])[],
  limits: Record<string, number>,
  { x, top, width }: Frame,
): number {
  const values = [...signal.map(([, value]) => value), ...Object.values(limits)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number =>
    top + 22 + (1 - (value - low) / (high - low || 1)) * (HEIGHT - 44);
  const points = signal.map(([time, value]): Point => [x(time), y(value)]);
  canvas.rect(
    { left: 0, top, right: width, bottom: top + HEIGHT },
    { fill: 'none', stroke: 'faint', radius: 4 },
    'area',
  );
  const taken: Box[] = [];
  const byValue = Object.entries(limits).sort(([, a], [, b]) => b - a);
  for (const [index, [label, value]] of byValue.entries()) {
    const line = { left: 0, right: width, top: y(value), bottom: y(value) };
    canvas.line(
      [
        [line.left, line.top],
        [line.right, line.top],
      ],
      { stroke: 'muted', thick: 1, dash: '6 4' },
    );
    const others = byValue.flatMap(([, other]) =>
      other === value ? [] : [{ ...line, top: y(other), bottom: y(other) }],
    );
    // The first is named above its line, the others below theirs, if there is room.
    const place = clearBox(places(label, width, y(value), index === 0 ? -1 : 1), points, [
      ...others,
      ...taken,
    ]);
    taken.push(place);
    canvas.text([place.left, (place.top + place.bottom) / 2], label, {
      size: SMALL,
      color: 'muted',
      width: width - 2 * INSET,
    });
  }
  canvas.line(points, { stroke: 'accent', thick: 2 });
  return top + HEIGHT;
}

/**
 * Where the name of a limit may be, the better places first: on one side of its line or on the
 * other, at the right end, at the left end, or between them.
 */
function places(label: string, width: number, line: number, side: 1 | -1): [Box, ...Box[]] {
  const room = textWidth(label, SMALL);
  const last = Math.max(INSET, width - INSET - room);
  const between = Array.from(
    { length: Math.floor((last - INSET) / STEP) },
    (_, index) => last - (index + 1) * STEP,
  );
  const at = (left: number, by: number): Box => {
    const middle = line + by * FROM_LINE;
    return { left, right: left + room, top: middle - SMALL / 2, bottom: middle + SMALL / 2 };
  };
  const starts = [INSET, ...between];
  return [
    at(last, side),
    ...starts.map((left) => at(left, side)),
    ...[last, ...starts].map((left) => at(left, -side)),
  ];
}
