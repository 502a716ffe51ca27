import { boundsOf } from './bounds.ts';
import { titleWidth } from './fit-labels.ts';
import { type Box, overlap, segmentsOf } from './geometry.ts';
import { isElement, numberOf, pointsOf, type SvgElement, withDescendants } from './read-svg.ts';
import { shape } from './svg-parts.ts';

/** Room around a title, in px: as much as half an arrowhead is wide. */
const ROOM = 3;

/**
 * Keeps lines out of the titles of groups. A title with a line through it goes to the right end of
 * its bar; if lines are there, too, it stays, and covers them.
 */
export function placeTitles(svg: SvgElement): SvgElement {
  const lines = withDescendants(svg)
    .filter(({ attributes }) => attributes.class === 'edge')
    .flatMap((line) => segmentsOf(pointsOf(line)));
  const isFree = (box: Box): boolean => lines.every((line) => !overlap(line, widened(box)));
  const covers: SvgElement[] = [];
  const place = (element: SvgElement): SvgElement => {
    const children = element.children.map((child) => (isElement(child) ? place(child) : child));
    const own = children.filter(isElement);
    const bar = own.filter(({ tag }) => tag === 'rect')[1];
    const title = own.find(({ tag }) => tag === 'text');
    if (element.attributes.class !== 'subgraph' || !bar || !title) return { ...element, children };
    const { left, right, top, bottom } = boundsOf(bar);
    const inset = numberOf(title, 'x') - left;
    const width = titleWidth(title);
    const begin: Box = { left: left + inset, right: left + inset + width, top, bottom };
    const end: Box = { ...begin, left: right - inset - width, right: right - inset };
    const replaced = (by: SvgElement[]): SvgElement => ({
      ...element,
      children: children.flatMap((child) => (child === title ? by : [child])),
    });
    if (isFree(begin)) return replaced([title]);
    if (isFree(end) && end.left > begin.left)
      return replaced([withAttributes(title, { x: right - inset, 'text-anchor': 'end' })]);
    covers.push(coverOf(begin), title);
    return replaced([]);
  };
  const placed = place(svg);
  return { ...placed, children: [...placed.children, ...covers] };
}

/** With room at its left and its right for an arrowhead. */
const widened = (box: Box): Box => ({ ...box, left: box.left - ROOM, right: box.right + ROOM });

/** What hides the lines behind a title; its bar has a border of its own. */
const coverOf = ({ left, right, top, bottom }: Box): SvgElement =>
  shape('rect', {
    x: left - ROOM,
    y: top + 1,
    width: right - left + 2 * ROOM,
    height: bottom - top - 2,
    fill: 'var(--_group-hdr)',
  });

const withAttributes = (
  element: SvgElement,
  attributes: Readonly<Record<string, string | number>>,
): SvgElement => ({
  ...element,
  attributes: { ...element.attributes, ...shape('g', attributes).attributes },
  // The lines of a title have places of their own.
  children: element.children.map((child) =>
    isElement(child) && attributes.x !== undefined
      ? { ...child, attributes: { ...child.attributes, x: String(attributes.x) } }
      : child,
  ),
});
