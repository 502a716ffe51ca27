import { wrap } from '@/lib/diagrams/wrap.ts';
import { BOLD, heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import type { Wire, Wiring } from './wiring.ts';
import { drawWires, LANE, type Plan } from './wiring-lines.ts';

const PITCH = 30;
const PART = 34;

/** Draws devices side by side, or below each other where that is too wide. */
export function drawWiring(canvas: Canvas, wiring: Wiring): void {
  const width = Math.min(170, (canvas.width - roomBetween(wiring)) / wiring.devices.length);
  if (width >= 110) drawRow(canvas, wiring, width);
  else drawColumn(canvas, wiring);
}

const gapOf = ({ wires }: Wiring, index: number): number => {
  const own = wires.filter(({ from, to }) => from.device <= index && to.device > index);
  const labels = own.some(({ label }) => label !== undefined) ? 40 : 0;
  return 48 + labels + LANE * own.filter((wire) => passes(wire)).length;
};

const passes = ({ from, to }: Wire): boolean => to.device - from.device > 1;

const partsRoom = ({ across }: Wiring, device: number): number =>
  across.some(({ from }) => from.device === device) ? PART + 44 : 0;

const roomBetween = (wiring: Wiring): number =>
  wiring.devices.slice(1).reduce((sum, _, index) => sum + gapOf(wiring, index), 8) +
  partsRoom(wiring, 0) +
  partsRoom(wiring, wiring.devices.length - 1);

function drawRow(canvas: Canvas, wiring: Wiring, width: number): void {
  const names = wiring.devices.map(({ name }) => wrap(name, width - 16, NORMAL * BOLD));
  const head = Math.max(...names.map((name) => heightOf(name, NORMAL))) + 16;
  const spans = spansOf(
    wiring,
    () => width,
    (index) => gapOf(wiring, index),
  );
  const rows = Math.max(...wiring.devices.map(({ terminals }) => terminals.length));
  const plan: Plan = {
    isRow: true,
    spans,
    place: (terminal) => head + (terminal + 0.5) * PITCH,
    beyond: head + rows * PITCH + 16,
  };
  wiring.devices.forEach(({ name, terminals }, index) => {
    const { from = 0, to = 0 } = spans[index] ?? {};
    canvas.rect({ left: from, top: 0, right: to, bottom: head + rows * PITCH + 4 }, { radius: 8 });
    canvas.text([(from + to) / 2, head / 2], name, {
      anchor: 'middle',
      bold: true,
      width: width - 16,
    });
    const ends = endsOf(wiring, index);
    terminals.forEach((terminal, at) => {
      const [before, after] = [ends.before.has(at), ends.after.has(at)];
      const y = plan.place(at);
      if (before === after)
        canvas.text([(from + to) / 2, y], terminal, { size: SMALL, anchor: 'middle' });
      else
        canvas.text([before ? from + 12 : to - 12, y], terminal, {
          size: SMALL,
          anchor: before ? 'start' : 'end',
        });
    });
  });
  drawWires(canvas, wiring, plan);
}

function drawColumn(canvas: Canvas, wiring: Wiring): void {
  const passing = wiring.wires.filter(({ from, to }) => to.device - from.device > 1).length;
  const width = Math.min(320, canvas.width - 8 - (passing > 0 ? 12 + passing * LANE : 0));
  const inner = wiring.devices.map(({ name }) =>
    heightOf(wrap(name, width - 16, NORMAL * BOLD), NORMAL),
  );
  const spans = spansOf(
    wiring,
    (index) => (inner[index] ?? 0) + 60,
    (index) => gapOf(wiring, index) + 8,
  );
  const count = Math.max(...wiring.devices.map(({ terminals }) => terminals.length));
  const plan: Plan = {
    isRow: false,
    spans,
    place: (terminal) => ((terminal + 0.5) * width) / count,
    beyond: width + 12,
  };
  wiring.devices.forEach(({ name, terminals }, index) => {
    const { from = 0, to = 0 } = spans[index] ?? {};
    canvas.rect({ left: 0, top: from, right: width, bottom: to }, { radius: 8 });
    canvas.text([width / 2, (from + to) / 2], name, {
      anchor: 'middle',
      bold: true,
      width: width - 16,
    });
    const ends = endsOf(wiring, index);
    terminals.forEach((terminal, at) => {
      const style = { size: SMALL, anchor: 'middle', width: width / count - 4 } as const;
      const [before, after] = [ends.before.has(at), ends.after.has(at)];
      if (before) canvas.text([plan.place(at), from + 18], terminal, style);
      if (after || !before) canvas.text([plan.place(at), to - 18], terminal, style);
    });
  });
  drawWires(canvas, wiring, plan);
}

function spansOf(
  { devices, across }: Wiring,
  size: (index: number) => number,
  gap: (index: number) => number,
): { from: number; to: number }[] {
  let from = across.some((part) => part.from.device === 0) ? PART : 0;
  return devices.map((_, index) => {
    const span = { from, to: from + size(index) };
    from = span.to + gap(index);
    return span;
  });
}

/** The terminals of a device with something on the side before it or after it. */
function endsOf(
  { wires, across, devices }: Wiring,
  device: number,
): { before: Set<number>; after: Set<number> } {
  const parts = across.flatMap(({ from, to }) =>
    from.device === device ? [from.terminal, to.terminal] : [],
  );
  const isFirst = device === 0 && devices.length > 1;
  return {
    before: new Set([
      ...wires.flatMap(({ to }) => (to.device === device ? [to.terminal] : [])),
      ...(isFirst ? parts : []),
    ]),
    after: new Set([
      ...wires.flatMap(({ from }) => (from.device === device ? [from.terminal] : [])),
      ...(isFirst ? [] : parts),
    ]),
  };
}
