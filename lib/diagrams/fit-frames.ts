import { boxesById } from './bounds.ts';
import type { Box } from './geometry.ts';
import type { Graph } from './model.ts';
import { isElement, numberOf, type SvgElement } from './read-svg.ts';

type Reach = Pick<Box, 'right' | 'bottom'>;

/** Least room between a node and the frame around it, in px. */
const ROOM = 8;

/**
 * Enlarges the frames of groups whose nodes extend beyond them: the library aligns nodes of
 * different groups after it has measured the frames.
 */
export function fitFrames(svg: SvgElement, { nodes, groups }: Graph): SvgElement {
  const boxes = boxesById(svg);
  const boxOf = (id: string): Box[] => {
    const box = boxes.get(id);
    return box ? [box] : [];
  };
  const reachOf = (group: number): Reach => {
    const inside: Reach[] = [
      ...nodes.flatMap((node, index) => (node.group === group ? boxOf(`n${index}`) : [])),
      ...groups.flatMap(({ parent }, index) => (parent === group ? [reachOf(index)] : [])),
    ];
    const frame = boxOf(`g${group}`);
    const most = (side: keyof Reach) =>
      Math.max(...frame.map((box) => box[side]), ...inside.map((box) => box[side] + ROOM));
    return { right: most('right'), bottom: most('bottom') };
  };
  const fit = (element: SvgElement): SvgElement => {
    const group = groups.findIndex((_, index) => element.attributes['data-id'] === `g${index}`);
    const fitted = group < 0 ? element : enlarge(element, reachOf(group));
    return {
      ...fitted,
      children: fitted.children.map((child) => (isElement(child) ? fit(child) : child)),
    };
  };
  return fit(svg);
}

const rectsOf = ({ children }: SvgElement): SvgElement[] =>
  children.filter(isElement).filter(({ tag }) => tag === 'rect');

/** The frame, and the bar for its title, which is as wide. */
function enlarge(group: SvgElement, { right, bottom }: Reach): SvgElement {
  const [frame, bar] = rectsOf(group);
  const resized = (rect: SvgElement): Record<string, string> => ({
    ...rect.attributes,
    width: String(right - numberOf(rect, 'x')),
    ...(rect === frame && { height: String(bottom - numberOf(rect, 'y')) }),
  });
  return {
    ...group,
    children: group.children.map((child) =>
      isElement(child) && (child === frame || child === bar)
        ? { ...child, attributes: resized(child) }
        : child,
    ),
  };
}
