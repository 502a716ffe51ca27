import type { Point } from '@/lib/diagrams/geometry.ts';

/** What a number must not cover. */
export interface Taken {
  at: Point;
  /** How far the middle of a number stays away, in pixels. */
  distance: number;
}

/** In which directions a place is looked for, one after the other. */
const DIRECTIONS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
] as const;
const STEP = 12;
const RINGS = 8;

/**
 * The nearest place for a number that covers nothing and lies within the scene; the wanted one if
 * there is none.
 * @param scene its size and how far numbers stay from its edges, in pixels
 */
export function freePlace(
  [x, y]: Point,
  taken: readonly Taken[],
  { width, height, margin }: { width: number; height: number; margin: number },
): Point {
  const inside = ([left, top]: Point): Point => [
    Math.min(Math.max(left, margin), width - margin),
    Math.min(Math.max(top, margin), height - margin),
  ];
  const isFree = ([left, top]: Point): boolean =>
    taken.every(({ at, distance }) => Math.hypot(left - at[0], top - at[1]) >= distance);
  for (let ring = 0; ring < RINGS; ring++)
    for (const [dx, dy] of DIRECTIONS) {
      const place = inside([x + dx * ring * STEP, y + dy * ring * STEP]);
      if (isFree(place)) return place;
    }
  return inside([x, y]);
}
