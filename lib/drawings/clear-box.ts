import { apart, type Box, type Point } from '@/lib/diagrams/geometry.ts';

/** How far a label keeps from what is around it, in px. */
const CLEAR = 5;

/**
 * The first of several places for a label that is clear of a line and of boxes; if there is none,
 * the clearest one.
 */
export function clearBox(
  [first, ...others]: readonly [Box, ...Box[]],
  line: readonly Point[],
  taken: readonly Box[],
): Box {
  const roomOf = (place: Box): number =>
    Math.min(fromLine(line, place), ...taken.map((box) => apart(place, box)));
  let best = { place: first, room: roomOf(first) };
  for (const place of others) {
    if (best.room >= CLEAR) break;
    const room = roomOf(place);
    if (room > best.room) best = { place, room };
  }
  return best.place;
}

/** How far a line keeps from a box, in steps of 2 px. */
function fromLine(points: readonly Point[], box: Box): number {
  return Math.min(
    ...points.slice(1).flatMap(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      const parts = Math.ceil(Math.hypot(x - fromX, y - fromY) / 2) || 1;
      return Array.from({ length: parts + 1 }, (_, part) => {
        const [left, top] = [
          fromX + ((x - fromX) * part) / parts,
          fromY + ((y - fromY) * part) / parts,
        ];
        return apart(box, { left, right: left, top, bottom: top });
      });
    }),
  );
}
