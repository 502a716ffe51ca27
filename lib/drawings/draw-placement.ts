import { heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import { wrap } from '@/lib/diagrams/wrap.ts';
import { drawItem, HEAD, type Scene } from './draw-item.ts';
import { freePlace, type Taken } from './free-place.ts';
import { markOf, type Item, type Placement } from './placement.ts';

const RADIUS = 10;
/** How far a number stays from another, and from a camera, a sensor, or a person. */
const FROM_NUMBER = 2 * RADIUS + 2;
const FROM_MARK = RADIUS + 9;

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
