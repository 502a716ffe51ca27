import type { Box, Point } from '@/lib/diagrams/geometry.ts';
import { SMALL, type Canvas } from './canvas.ts';
import type { Terminal, Wire, Wiring } from './wiring.ts';

/** Distance of wires that run side by side. */
export const LANE = 14;

/** Where the devices of a wiring lie: side by side in a row, or below each other. */
export interface Plan {
  isRow: boolean;
  /** Where each device begins and ends along the row. */
  spans: { from: number; to: number }[];
  place: (terminal: number) => number;
  /** Where wires lie that pass devices. */
  beyond: number;
}

/** Draws the wires between the devices, and the parts at their ends. */
export function drawWires(canvas: Canvas, wiring: Wiring, plan: Plan): void {
  /** A point from its place along the row of devices and across it. */
  const at = (along: number, across: number): Point =>
    plan.isRow ? [along, across] : [across, along];
  let passing = 0;
  for (const wire of wiring.wires) {
    const [start, end] = [place(wire.from, 'to'), place(wire.to, 'from')];
    const points: [number, number][] = [start];
    if (wire.to.device - wire.from.device > 1) {
      const [first, last, level] = [
        start[0] + 18 + LANE * passing,
        end[0] - 7 - LANE * passing,
        plan.beyond + LANE * passing,
      ];
      passing++;
      points.push([first, start[1]], [first, level], [last, level], [last, end[1]]);
    } else if (start[1] !== end[1]) {
      // A slope, so that wires that cross do not run on each other.
      points.push([start[0] + 14, start[1]], [end[0] - 14, end[1]]);
    }
    points.push(end);
    canvas.line(
      points.map(([along, across]) => at(along, across)),
      { stroke: 'accent', thick: 1.75 },
    );
    for (const dot of [start, end])
      canvas.circle(at(...dot), 4, { fill: 'accent', stroke: 'ground' });
    if (wire.label !== undefined) labelWire(canvas, plan, wire.label, points);
  }
  for (const part of wiring.across) drawPart(canvas, wiring, plan, part);

  function place({ device, terminal }: Terminal, edge: 'from' | 'to'): [number, number] {
    return [plan.spans[device]?.[edge] ?? 0, plan.place(terminal)];
  }
}

function labelWire(
  canvas: Canvas,
  { isRow }: Plan,
  label: string,
  points: [number, number][],
): void {
  const [start = [0, 0], end = [0, 0]] = [points[0], points.at(-1)];
  const middle = (start[0] + end[0]) / 2;
  // Beside a straight wire, on a slope, which leaves no side free.
  const isStraight = start[1] === end[1] || points.length > 4;
  const across = isStraight ? start[1] : (start[1] + end[1]) / 2;
  const style = { size: SMALL, color: 'muted', plate: !isStraight } as const;
  if (isRow)
    canvas.text([middle, across - (isStraight ? 9 : 0)], label, { ...style, anchor: 'middle' });
  else if (isStraight) canvas.text([across + 6, middle], label, style);
  else canvas.text([across, middle], label, { ...style, anchor: 'middle' });
}

/** A resistor or another part outside the first or the last device. */
function drawPart(
  canvas: Canvas,
  { devices }: Wiring,
  plan: Plan,
  { from, to, label }: Wire,
): void {
  const isFirst = from.device === 0 && devices.length > 1;
  const edge = plan.spans[from.device]?.[isFirst ? 'from' : 'to'] ?? 0;
  const lane = edge + (isFirst ? -1 : 1) * 22;
  const [low, high] = [plan.place(from.terminal), plan.place(to.terminal)].sort((a, b) => a - b);
  if (low === undefined || high === undefined) return;
  const at = (along: number, across: number): Point =>
    plan.isRow ? [along, across] : [across, along];
  canvas.line([at(edge, low), at(lane, low), at(lane, high), at(edge, high)], {
    stroke: 'accent',
    thick: 1.75,
  });
  for (const across of [low, high])
    canvas.circle(at(edge, across), 4, { fill: 'accent', stroke: 'ground' });
  const half = Math.min(12, (high - low) / 2 - 4);
  const middle = (low + high) / 2;
  const [a, b] = [at(lane - 6, middle - half), at(lane + 6, middle + half)];
  const box: Box = { left: a[0], top: a[1], right: b[0], bottom: b[1] };
  canvas.rect(box, { fill: 'ground', stroke: 'accent', thick: 1.5 });
  if (label === undefined) return;
  if (plan.isRow)
    canvas.text([lane + (isFirst ? -10 : 12), middle], label, {
      size: SMALL,
      anchor: isFirst ? 'end' : 'start',
    });
  else canvas.text([middle, lane + (isFirst ? -16 : 18)], label, { size: SMALL, anchor: 'middle' });
}
