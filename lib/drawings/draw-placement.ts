import type { Point } from '@/lib/diagrams/geometry.ts';
import { heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import { wrap } from '@/lib/diagrams/wrap.ts';
import { freePlace, type Taken } from './free-place.ts';
import { markOf, type Item, type Placement } from './placement.ts';

const RADIUS = 10;
/** How far a number stays from another, and from a camera, a sensor, or a person. */
const FROM_NUMBER = 2 * RADIUS + 2;
const FROM_MARK = RADIUS + 9;
/** How far the head of a person is above the middle. */
const HEAD = 12;

/**
 * Draws a scene with numbers, and below it what the numbers mean: so it can be read at any width.
 */
export function drawPlacement(canvas: Canvas, { size, items }: Placement): void {
  const width = Math.min(canvas.width - 4, 560);
  const scale = width / size[0];
  const height = size[1] * scale;
  canvas.rect(
    { left: 0, top: 0, right: width, bottom: height },
    { fill: 'ground', stroke: 'faint', radius: 8 },
    'area',
  );
  const scene: Scene = { canvas, at: ([x, y]) => [x * scale, y * scale], width, height };
  const taken = items.flatMap((item): Taken[] => {
    const mark = markOf(item);
    if (!mark) return [];
    const [x, y] = scene.at(mark);
    const body = { at: [x, y] as const, distance: FROM_MARK };
    return 'person' in item ? [body, { at: [x, y - HEAD], distance: FROM_MARK }] : [body];
  });
  items.forEach((item, index) => {
    const wanted = drawItem(scene, item);
    const place = freePlace(wanted, taken, { width, height, margin: RADIUS + 3 });
    taken.push({ at: place, distance: FROM_NUMBER });
    canvas.circle(place, RADIUS, { fill: 'accent', stroke: 'ground' });
    canvas.text(place, String(index + 1), {
      size: SMALL,
      anchor: 'middle',
      color: 'ground',
      bold: true,
    });
  });
  drawKey(canvas, items, { width, top: height + 14 });
}

interface Scene {
  canvas: Canvas;
  at: (point: readonly [number, number]) => Point;
  width: number;
  height: number;
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** @returns where its number is best */
function drawItem({ canvas, at, width, height }: Scene, item: Item): Point {
  if ('camera' in item) {
    const [place, toward] = [at(item.camera), at(item.toward)];
    const [dx, dy] = [toward[0] - place[0], toward[1] - place[1]];
    const half = (item.angle / 2) * (Math.PI / 180);
    const reach = Math.hypot(dx, dy) / Math.cos(half);
    const edge = (turn: number): Point => {
      const angle = Math.atan2(dy, dx) + turn;
      const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)];
      // The view ends at the edge of the scene.
      const cut = Math.min(1, limit(place[0], x, width), limit(place[1], y, height));
      return [place[0] + x * cut, place[1] + y * cut];
    };
    canvas.polygon(
      [place, edge(-half), edge(half)],
      { fill: 'tint', stroke: 'accent', dash: '4 4' },
      'area',
    );
    canvas.rect(
      { left: place[0] - 8, top: place[1] - 6, right: place[0] + 8, bottom: place[1] + 6 },
      { fill: 'text', stroke: 'ground', radius: 3 },
    );
    return [place[0] + 22, place[1] + 2];
  }
  if ('sensor' in item) {
    const place = at(item.sensor);
    canvas.circle(place, 7, { fill: 'text', stroke: 'ground' });
    return [place[0] + 20, place[1]];
  }
  if ('person' in item) {
    const [x, y] = at(item.person);
    canvas.circle([x, y - HEAD], 6, { fill: 'muted', stroke: 'ground' });
    canvas.polygon(
      [
        [x - 8, y + 12],
        [x - 6, y - 3],
        [x + 6, y - 3],
        [x + 8, y + 12],
      ],
      { fill: 'muted', stroke: 'ground' },
    );
    return [x + 20, y - 6];
  }
  if ('zone' in item) {
    const points = item.zone.map(at);
    canvas.polygon(points, { fill: 'tint', stroke: 'accent', thick: 1.5, dash: '6 3' }, 'area');
    return middleOf(points);
  }
  if ('object' in item) {
    const [a = [0, 0], b = [0, 0]] = item.object.map(at);
    canvas.rect(
      {
        left: Math.min(a[0], b[0]),
        top: Math.min(a[1], b[1]),
        right: Math.max(a[0], b[0]),
        bottom: Math.max(a[1], b[1]),
      },
      { radius: 3 },
      'area',
    );
    return middleOf([a, b]);
  }
  if ('way' in item) {
    const points = item.way.map(at);
    canvas.line(points, { stroke: 'muted', thick: 2, dash: '7 4', arrow: 'end' });
    return middleOf(points.slice(0, 2));
  }
  const isLine = 'line' in item;
  const [a = [0, 0], b = [0, 0]] = (isLine ? item.line : item.distance).map(at);
  const middle = middleOf([a, b]);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const side: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  if (isLine) {
    canvas.line([a, b], { stroke: 'accent', thick: 3 });
    for (const end of [a, b]) canvas.circle(end, 4, { fill: 'accent', stroke: 'ground' });
    const start: Point = [a[0] + (b[0] - a[0]) * 0.25, a[1] + (b[1] - a[1]) * 0.25];
    if (item.arrow)
      canvas.line([start, [start[0] + side[0] * 30, start[1] + side[1] * 30]], {
        stroke: 'accent',
        thick: 2,
        arrow: 'end',
      });
    return middle;
  }
  canvas.line([a, b], { stroke: 'text', thick: 1, arrow: 'both' });
  return middle;
}

const limit = (from: number, by: number, end: number): number =>
  by > 0 ? (end - from) / by : by < 0 ? -from / by : 1;

function drawKey(
  canvas: Canvas,
  items: readonly Item[],
  { width, top }: { width: number; top: number },
): void {
  const columns = width > 400 ? 2 : 1;
  const room = width / columns - 2 * RADIUS - 14;
  const rows = Math.ceil(items.length / columns);
  const tops = Array.from({ length: columns }, () => top);
  items.forEach(({ name }, index) => {
    const column = Math.floor(index / rows);
    const tall = Math.max(26, heightOf(wrap(name, room, NORMAL), NORMAL) + 6);
    const [left, from] = [(column * width) / columns, tops[column] ?? top];
    canvas.circle([left + RADIUS + 1, from + 12], RADIUS, { fill: 'accent', stroke: 'ground' });
    canvas.text([left + RADIUS + 1, from + 12], String(index + 1), {
      size: SMALL,
      anchor: 'middle',
      color: 'ground',
      bold: true,
    });
    const text = wrap(name, room, NORMAL);
    canvas.text(
      [left + 2 * RADIUS + 9, from + 12 + (heightOf(text, NORMAL) - NORMAL * 1.3) / 2],
      text,
    );
    tops[column] = from + tall;
  });
}
