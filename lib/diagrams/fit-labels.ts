import { boundsOf } from './bounds.ts';
import { isElement, textLines, numberOf, pointsOf, type SvgElement } from './read-svg.ts';
import { BOLD, LINE, widthOf } from './svg-parts.ts';

/** Padding of a text in its box, in px. */
const PADDING = { x: 6, y: 3 };

/** Sets the texts of messages off from the lifelines behind them. */
const HALO = { stroke: 'var(--bg)', 'stroke-width': '4', 'stroke-linejoin': 'round' };

/**
 * Resizes the boxes of labels to fit their texts. The library measures for one font, smaller than
 * ours, and reserves no room for the titles of groups and blocks.
 */
export function fitLabels(element: SvgElement): SvgElement {
  const children = element.children.map((child) => (isElement(child) ? fitLabels(child) : child));
  const fitted = { ...element, children };
  switch (element.attributes.class) {
    case 'edge-label':
      return fitBox(fitted);
    case 'subgraph':
      return fitTitle(fitted, [0, 1]);
    case 'block':
      return liftDividers(fitTitle(fitted, [1]));
    case 'note':
      return fitNote(fitted);
    case 'message':
      return {
        ...fitted,
        children: children.map((child) =>
          isElement(child) && child.tag === 'text'
            ? { ...child, attributes: { ...child.attributes, ...HALO } }
            : child,
        ),
      };
    default:
      return fitted;
  }
}

/** The box behind the label of a line, whose text is centered. */
function fitBox(label: SvgElement): SvgElement {
  const text = label.children.filter(isElement).find(({ tag }) => tag === 'text');
  if (!text) return label;
  const lines = textLines(text);
  const [width, height] = [widthOf(lines) + 2 * PADDING.x, lines.length * LINE + 2 * PADDING.y];
  return replaceRects(label, [0], {
    x: numberOf(text, 'x') - width / 2,
    y: numberOf(text, 'y') - height / 2,
    width,
    height,
  });
}

/** Widens boxes that are narrower than their title. */
function fitTitle(group: SvgElement, rects: readonly number[]): SvgElement {
  const box = group.children.filter(isElement).filter(({ tag }) => tag === 'rect')[rects[0] ?? 0];
  const width = titleRoom(group);
  return box && width > numberOf(box, 'width') ? replaceRects(group, rects, { width }) : group;
}

/** Width in px that the title of a group or a block needs, with its padding; 0 without a title. */
export function titleRoom(group: SvgElement): number {
  const own = group.children.filter(isElement);
  const text = own.find(({ tag }) => tag === 'text');
  const frame = own.find(({ tag }) => tag === 'rect');
  if (!text || !frame) return 0;
  return numberOf(text, 'x') - numberOf(frame, 'x') + titleWidth(text) + PADDING.x;
}

/** Widens a note beside its text: the text is clear of the folded corner, too. */
function fitNote(note: SvgElement): SvgElement {
  const own = note.children.filter(isElement);
  const text = own.find(({ tag }) => tag === 'text');
  const sheet = own.find(({ tag }) => tag === 'polygon');
  if (!text || !sheet) return note;
  const { left, right } = boundsOf(sheet);
  const middle = (left + right) / 2;
  const more = widthOf(textLines(text)) / 2 + PADDING.x - (right - left) / 2;
  if (more <= 0) return note;
  const widened = (polygon: SvgElement): SvgElement => ({
    ...polygon,
    attributes: {
      ...polygon.attributes,
      points: pointsOf(polygon)
        .map(([x, y]) => `${x < middle ? x - more : x + more},${y}`)
        .join(' '),
    },
  });
  return {
    ...note,
    children: note.children.map((child) =>
      isElement(child) && child.tag === 'polygon' ? widened(child) : child,
    ),
  };
}

/** Width of the title of a group or a block, in px. */
export const titleWidth = (text: SvgElement): number => BOLD * widthOf(textLines(text));

/** Moves the text of `else` up, away from the message below. */
function liftDividers(block: SvgElement): SvgElement {
  const [, ...texts] = block.children.filter(isElement).filter(({ tag }) => tag === 'text');
  const children = block.children.map((child) =>
    isElement(child) && texts.includes(child)
      ? {
          ...child,
          attributes: { ...child.attributes, y: String(numberOf(child, 'y') - 4), ...HALO },
        }
      : child,
  );
  return { ...block, children };
}

function replaceRects(
  parent: SvgElement,
  numbers: readonly number[],
  values: Record<string, number>,
): SvgElement {
  const attributes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
  let number = 0;
  return {
    ...parent,
    children: parent.children.map((child) =>
      isElement(child) && child.tag === 'rect' && numbers.includes(number++)
        ? { ...child, attributes: { ...child.attributes, ...attributes } }
        : child,
    ),
  };
}
