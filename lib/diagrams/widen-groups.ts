import { boundsOf, boxesById } from './bounds.ts';
import { titleRoom } from './fit-labels.ts';
import { type Box, contains, overlap } from './geometry.ts';
import { insertColumn } from './insert-column.ts';
import type { Graph } from './model.ts';
import { type SvgElement, withDescendants } from './read-svg.ts';

/** Least room between the frame of a group and what is beside it, in px. */
const GAP = 8;

/**
 * Makes room for titles that are wider than their group, because the library does not measure them:
 * what is in the way moves to the right, and frames around the group become wider.
 */
export const widenGroups = (svg: SvgElement, { groups }: Graph): SvgElement =>
  groups.reduce((drawn, _, index) => withRoom(drawn, `g${index}`), svg);

function withRoom(svg: SvgElement, id: string): SvgElement {
  const all = withDescendants(svg);
  const group = all.find(({ attributes }) => attributes['data-id'] === id);
  const boxes = boxesById(svg);
  const frame = boxes.get(id);
  if (!group || !frame) return svg;
  const more = frame.left + titleRoom(group) - frame.right;
  if (more <= 0) return svg;
  const wanted = { ...frame, right: frame.right + more + GAP };
  const isInWay = (other: Box): boolean =>
    overlap(wanted, other) && !contains(frame, other) && !contains(other, wanted);
  const labels = all.filter(({ attributes }) => attributes.class === 'edge-label').map(boundsOf);
  return [...boxes.values(), ...labels].some(isInWay) ? insertColumn(svg, frame.right, more) : svg;
}
