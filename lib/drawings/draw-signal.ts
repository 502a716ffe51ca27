import { textWidth } from '@/lib/diagrams/wrap.ts';
import { SMALL, type Canvas, type Point } from './canvas.ts';

const HEIGHT = 110;

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
  Object.entries(limits)
    .sort(([, a], [, b]) => b - a)
    .forEach(([label, value], index) => {
      const line: Point[] = [
        [0, y(value)],
        [width, y(value)],
      ];
      canvas.line(line, { stroke: 'muted', thick: 1, dash: '6 4' });
      // The first is named above its line, the others below theirs, so that two near ones do not
      // collide.
      const place = y(value) + (index === 0 ? -10 : 10);
      const room = textWidth(label, SMALL) + 12;
      // Where the value keeps farthest from it.
      const sides = [
        { anchor: 'end', x: width - 6, from: width - room },
        { anchor: 'start', x: 6, from: 0 },
        { anchor: 'middle', x: width / 2, from: (width - room) / 2 },
      ] as const;
      const distances = sides.map(({ from }) => nearness(points, from, from + room, place));
      const { anchor, x: at } = sides[distances.indexOf(Math.max(...distances))] ?? sides[0];
      canvas.text([at, place], label, { size: SMALL, anchor, color: 'muted', width: width - 12 });
    });
  canvas.line(points, { stroke: 'accent', thick: 2 });
  return top + HEIGHT;
}

/** How far a line keeps from a height, between two places. */
function nearness(points: readonly Point[], from: number, to: number, y: number): number {
  const steps = Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8);
  return Math.min(...steps.map((x) => Math.abs(heightAt(points, x) - y)));
}

function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([at]) => at >= x);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return after?.[1] ?? points.at(-1)?.[1] ?? 0;
  const share = after[0] === before[0] ? 1 : (x - before[0]) / (after[0] - before[0]);
  return before[1] + share * (after[1] - before[1]);
}
