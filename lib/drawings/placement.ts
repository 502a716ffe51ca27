import { z } from 'zod';
import { readSource } from './read-source.ts';

const text = z.string().min(1);
const point = z.tuple([z.number(), z.number()]);
const base = { name: text };

const itemSchema = z.union([
  /** `toward` is the middle of what it sees. */
  z.strictObject({
    ...base,
    camera: point,
    toward: point,
    angle: z.number().min(10).max(150).default(60),
  }),
  z.strictObject({ ...base, sensor: point }),
  z.strictObject({ ...base, person: point }),
  /** A counting line; the arrow is the direction in which is counted. */
  z.strictObject({ ...base, line: z.array(point).length(2), arrow: z.boolean().default(false) }),
  /** An arrow of a way, or of air. */
  z.strictObject({ ...base, way: z.array(point).min(2) }),
  z.strictObject({ ...base, zone: z.array(point).min(3) }),
  /** A wall, a shelf, a cabinet: two opposite corners. */
  z.strictObject({ ...base, object: z.array(point).length(2) }),
  z.strictObject({ ...base, distance: z.array(point).length(2) }),
]);

const placementSchema = z.strictObject({
  title: text,
  /** Width and height of the scene; only their ratio matters. */
  size: z.tuple([z.number().positive(), z.number().positive()]),
  items: z.array(itemSchema).min(2).max(12),
});

export type Placement = z.infer<typeof placementSchema>;
export type Item = Placement['items'][number];

/** @throws DrawingError for a point outside the scene */
export function readPlacement(source: string): Placement {
  const { data, fail } = readSource(source, placementSchema);
  const [width, height] = data.size;
  if (height > width * 1.5 || width > height * 4)
    fail(['size'], 'the scene is too long: its sides are between 4 to 1 and 2 to 3');
  data.items.forEach((item, index) => {
    for (const [x, y] of pointsOf(item))
      if (x < 0 || y < 0 || x > width || y > height)
        fail(['items', index], `${x}, ${y} lies outside the scene of ${width} × ${height}`);
  });
  return data;
}

/** Where a camera, a sensor, or a person is. */
export function markOf(item: Item): readonly [number, number] | undefined {
  if ('camera' in item) return item.camera;
  if ('sensor' in item) return item.sensor;
  return 'person' in item ? item.person : undefined;
}

/** All points of an item but the one where a camera looks, which may lie outside. */
function pointsOf(item: Item): (readonly [number, number])[] {
  if ('line' in item) return item.line;
  if ('way' in item) return item.way;
  if ('zone' in item) return item.zone;
  if ('object' in item) return item.object;
  if ('distance' in item) return item.distance;
  const mark = markOf(item);
  return mark ? [mark] : [];
}

/** The text of a placement: its items in the order of their numbers. */
export const placementLines = ({ items }: Placement): string[] =>
  items.map(({ name }, index) => `${index + 1}: ${name}`);
