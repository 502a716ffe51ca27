/** A place in a drawing, in px; `y` grows downward. */
export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Contains nothing: what is added to it is the whole. */
export const EMPTY: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The box around two others. */
export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Whether two boxes have an area, or a line with an area, in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Whether a box is within another one, or on its borders. */
export const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/** A box with more room at each side. */
export const enlarged = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How far two boxes are apart; 0 if they touch. */
export const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(a.left - b.right, 0, b.left - a.right),
    Math.max(a.top - b.bottom, 0, b.top - a.bottom),
  );

/** The straight parts of a line, as boxes without width or without height. */
export const segmentsOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return {
      left: Math.min(x, fromX),
      right: Math.max(x, fromX),
      top: Math.min(y, fromY),
      bottom: Math.max(y, fromY),
    };
  });
