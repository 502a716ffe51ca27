import type { Point } from '@/lib/diagrams/geometry.ts';
import type { Canvas } from './canvas.ts';
import type { Item } from './placement.ts';

/** How far the head of a person is above the middle. */
export const HEAD = 12;

/** Where items are drawn. */
export interface Scene {
  canvas: Canvas;
  at: (point: readonly [number, number]) => Point;
  width: number;
  height: number;
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Draws an item of a scene. @returns where its number is best */
export function drawItem(scene: Scene, item: Item): Point {
  const { canvas, at } = scene;
  if ('camera' in item) return drawCamera(scene, item);
  if ('sensor' in item) {
    const place = at(item.sensor);
    canvas.circle(place, 7, { fill: 'text', stroke: 'ground' });
    return [place[0] + 20, place[1]];
  }
  if ('person' in item) return drawPerson(canvas, at(item.person));
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
  if ('line' in item) return drawCountingLine(canvas, item.line.map(at), item.arrow);
  const ends = item.distance.map(at);
  canvas.line(ends, { stroke: 'text', thick: 1, arrow: 'both' });
  return middleOf(ends);
}

/** What a camera sees, and the camera. */
function drawCamera(
  { canvas, at, width, height }: Scene,
  { camera, toward, angle }: Extract<Item, { camera: unknown }>,
): Point {
  const [place, aim] = [at(camera), at(toward)];
  const [dx, dy] = [aim[0] - place[0], aim[1] - place[1]];
  const half = (angle / 2) * (Math.PI / 180);
  const reach = Math.hypot(dx, dy) / Math.cos(half);
  const edge = (turn: number): Point => {
    const direction = Math.atan2(dy, dx) + turn;
    const [x, y] = [reach * Math.cos(direction), reach * Math.sin(direction)];
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

function drawPerson(canvas: Canvas, [x, y]: Point): Point {
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

/** @param hasArrow across it, in the direction in which is counted */
function drawCountingLine(
  canvas: Canvas,
  [a = [0, 0], b = [0, 0]]: readonly Point[],
  hasArrow: boolean,
): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const side: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  canvas.line([a, b], { stroke: 'accent', thick: 3 });
  for (const end of [a, b]) canvas.circle(end, 4, { fill: 'accent', stroke: 'ground' });
  const start: Point = [a[0] + (b[0] - a[0]) * 0.25, a[1] + (b[1] - a[1]) * 0.25];
  if (hasArrow)
    canvas.line([start, [start[0] + side[0] * 30, start[1] + side[1] * 30]], {
      stroke: 'accent',
      thick: 2,
      arrow: 'end',
    });
  return middleOf([a, b]);
}

const limit = (from: number, by: number, end: number): number =>
  by > 0 ? (end - from) / by : by < 0 ? -from / by : 1;
