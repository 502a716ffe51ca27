import type { Point } from '@/lib/diagrams/geometry.ts';
import { wrap } from '@/lib/diagrams/wrap.ts';
import { heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import { countOf, type Pinout } from './pinout.ts';
import { drawSwitches } from './switches.ts';

const RADIUS = 11;
const GAP = 10;

/** Draws contacts below each other, with their names beside them. */
export function drawPinout(canvas: Canvas, pinout: Pinout): void {
  if (pinout.positions) return drawSwitches(canvas, pinout.positions);
  const layout = layOut(canvas, pinout);
  drawBody(canvas, pinout, layout);
  for (const [pin, place] of layout.places) drawContact(canvas, pinout, layout, pin, place);
  const { cap } = pinout;
  if (cap)
    drawCap(
      canvas,
      cap.pins.map((pin) => layout.places.get(pin)),
    );
  drawLegend(canvas, pinout, layout);
}

/** Where everything is, in px. */
interface Layout {
  sides: { left: number[]; right: number[] };
  /** The body begins at 0. */
  right: number;
  height: number;
  /** Room for a name. */
  room: number;
  places: ReadonlyMap<number, Point>;
}

function layOut(canvas: Canvas, pinout: Pinout): Layout {
  const count = countOf(pinout);
  const sides = sidesOf(pinout, count);
  const both = sides.left.length > 0;
  const right = both ? 92 : 46;
  const room = Math.min(240, (canvas.width - right - 2 * GAP) / (both ? 2 : 1) - 4);
  const tallest = Math.max(
    ...[...sides.left, ...sides.right].map((pin) =>
      heightOf(wrap(nameOf(pinout, pin), room, NORMAL), NORMAL),
    ),
  );
  const pitch = Math.max(30, tallest + 8);
  const places = new Map<number, Point>();
  for (const side of ['left', 'right'] as const) {
    const isShort = pinout.shape === 'dsub' && sides[side].length < Math.ceil(count / 2);
    const x = both ? (side === 'left' ? 26 : right - 26) : right / 2;
    sides[side].forEach((pin, index) =>
      places.set(pin, [x, (index + 0.5) * pitch + (isShort ? pitch / 2 : 0)]),
    );
  }
  const height = Math.max(...[...places.values()].map(([, y]) => y)) + pitch / 2;
  return { sides, right, height, room, places };
}

const nameOf = ({ pins = {} }: Pinout, pin: number): string => pins[pin] ?? '–';

function drawContact(
  canvas: Canvas,
  pinout: Pinout,
  { sides, right, room }: Layout,
  pin: number,
  [x, y]: Point,
): void {
  const isUsed = pinout.used?.pins.includes(pin) ?? false;
  const style = isUsed ? ({ fill: 'accent', stroke: 'accent' } as const) : {};
  const square = { left: x - RADIUS, top: y - RADIUS, right: x + RADIUS, bottom: y + RADIUS };
  // The first contact is square, as on boards.
  if (pin === 1) canvas.rect(square, { fill: 'ground', radius: 3, ...style });
  else canvas.circle([x, y], RADIUS, style);
  canvas.text([x, y], String(pin), {
    size: SMALL,
    anchor: 'middle',
    color: isUsed ? 'ground' : 'muted',
    bold: isUsed,
  });
  const isLeft = sides.left.includes(pin);
  canvas.text([isLeft ? -GAP : right + GAP, y], nameOf(pinout, pin), {
    anchor: isLeft ? 'end' : 'start',
    width: room,
    bold: isUsed,
    color: pinout.pins?.[pin] === undefined ? 'muted' : 'text',
  });
}

/** What filled contacts and a cap mean, below the body. */
function drawLegend(canvas: Canvas, { used, cap }: Pinout, { sides, height, room }: Layout): void {
  const start = sides.left.length > 0 ? -Math.min(room, 60) : 0;
  let below = height + 24;
  const tell = (label: string): void => {
    const { bottom } = canvas.text([start + 28, below], label, {
      size: SMALL,
      color: 'muted',
      width: 220,
    });
    below = bottom + 14;
  };
  if (used?.label !== undefined) {
    canvas.circle([start + 10, below], 6, { fill: 'accent', stroke: 'accent' });
    tell(used.label);
  }
  if (cap?.label !== undefined) {
    canvas.rect(
      { left: start, top: below - 6, right: start + 20, bottom: below + 6 },
      { fill: 'none', stroke: 'accent', thick: 2.5, radius: 6 },
    );
    tell(cap.label);
  }
}

/** Contacts in the order in which they lie below each other. */
function sidesOf({ shape, face }: Pinout, count: number): { left: number[]; right: number[] } {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (shape === 'strip') return { left: [], right: all };
  if (shape === 'header')
    return { left: all.filter((pin) => pin % 2 === 1), right: all.filter((pin) => pin % 2 === 0) };
  const long = all.slice(0, Math.ceil(count / 2));
  const short = all.slice(Math.ceil(count / 2));
  return face === 'female' ? { left: long, right: short } : { left: short, right: long };
}

function drawBody(canvas: Canvas, { shape, face }: Pinout, { right, height }: Layout): void {
  if (shape !== 'dsub')
    return canvas.rect({ left: 0, top: -4, right, bottom: height + 4 }, { radius: 8 });
  const slope = 16;
  const isLeftLong = face === 'female';
  canvas.polygon([
    [0, isLeftLong ? -6 : slope - 6],
    [right, isLeftLong ? slope - 6 : -6],
    [right, isLeftLong ? height - slope + 6 : height + 6],
    [0, isLeftLong ? height + 6 : height - slope + 6],
  ]);
}

function drawCap(canvas: Canvas, ends: readonly (Point | undefined)[]): void {
  const points = ends.filter((point): point is Point => point !== undefined);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  canvas.rect(
    {
      left: Math.min(...xs) - 16,
      top: Math.min(...ys) - 15,
      right: Math.max(...xs) + 16,
      bottom: Math.max(...ys) + 15,
    },
    { fill: 'none', stroke: 'accent', thick: 2.5, radius: 15 },
  );
}
