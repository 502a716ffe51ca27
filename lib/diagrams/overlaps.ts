import { boundsOf } from './bounds.ts';
import { type Box, contains, enlarged, overlap } from './geometry.ts';
import { elementsIn, type SvgElement, textOf } from './read-svg.ts';

/**
 * A text; the box behind the label of a line; a node, a note, or the title bar of a group; a frame
 * around others; something small, such as an arrowhead.
 */
type Kind = 'text' | 'label' | 'box' | 'frame' | 'head';

interface Part {
  kind: Kind;
  name: string;
  box: Box;
}

/** How far two parts may lie on each other, in px: lines have a width. */
const TOUCH = 1;
/** How far a part may extend beyond what contains it, in px: widths of texts are estimates. */
const BEYOND = 4;
/** Below this width or height in px, a shape is a head, or the bar of an activation. */
const SMALL = 15;

/**
 * What lies on each other in a drawing and should not, in words: texts on texts, labels on nodes or
 * arrowheads, and parts that cross each other's borders.
 * @param html shapes and texts, as `cleanSvg` leaves them
 */
export function overlaps(html: string): string[] {
  const parts = partsOf(elementsIn(html));
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => isFault(one, other))
      .map((other) => `${one.name} / ${other.name}`),
  );
}

function partsOf(all: readonly SvgElement[]): Part[] {
  return all.flatMap((element, index) => {
    const kind = kindOf(element);
    if (!kind) return [];
    const next = all[index + 1];
    const text = element.tag === 'text' ? element : next?.tag === 'text' ? next : undefined;
    return [{ kind, name: `${kind} ${text ? textOf(text) : ''}`.trim(), box: boundsOf(element) }];
  });
}

function kindOf(element: SvgElement): Kind | undefined {
  const { tag, attributes } = element;
  if (tag === 'text') return 'text';
  // The ends of a cylinder, which are on its sides, are ellipses.
  if (tag !== 'rect' && tag !== 'polygon' && tag !== 'circle') return undefined;
  const { left, top, right, bottom } = boundsOf(element);
  // A message may run across the bar of an activation.
  if (Math.min(right - left, bottom - top) < SMALL)
    return attributes.fill === 'var(--diagram-box)' ? undefined : 'head';
  if (attributes.fill === 'none') return 'frame';
  return attributes.stroke === 'var(--diagram-faint)' ? 'label' : 'box';
}

function isFault(one: Part, other: Part): boolean {
  if (!overlap(enlarged(one.box, -TOUCH), other.box)) return false;
  const kinds = [one.kind, other.kind];
  const isWritten = kinds.includes('text') || kinds.includes('label');
  if (kinds.includes('head')) return isWritten;
  const isInside = isAround(one, other) || isAround(other, one);
  // The library draws labels below nodes.
  return !isInside || (kinds.includes('label') && kinds.includes('box'));
}

/** A text contains nothing. */
const isAround = (outer: Part, { box }: Part): boolean =>
  outer.kind !== 'text' && contains(enlarged(outer.box, BEYOND), box);
