import { escapeAttribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { arrowHeads } from './arrow-heads.ts';
import { boundsOf } from './bounds.ts';
import { fitLabels } from './fit-labels.ts';
import { placeTitles } from './place-titles.ts';
import { isElement, type SvgElement } from './read-svg.ts';

/** A drawing: the content of its `<svg>`, and its `viewBox` in px. */
export interface Drawing {
  html: string;
  viewBox: string;
  width: number;
}

const TAGS = new Set([
  'g',
  'rect',
  'line',
  'polyline',
  'polygon',
  'path',
  'circle',
  'ellipse',
  'text',
  'tspan',
]);
const NUMBERS = new Set([
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'dx',
  'dy',
  'width',
  'height',
  'stroke-width',
  'font-size',
]);
const WORDS = new Set([
  'points',
  'd',
  'transform',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-weight',
  'font-style',
  'text-anchor',
  'text-decoration',
]);
/** The library's colors, and the site's (components/mdx/drawn-figure.module.css). */
const COLORS: Readonly<Record<string, string>> = {
  none: 'none',
  'var(--bg)': 'var(--diagram-ground)',
  'var(--_text)': 'var(--diagram-text)',
  'var(--_text-sec)': 'var(--diagram-muted)',
  'var(--_text-muted)': 'var(--diagram-muted)',
  'var(--_text-faint)': 'var(--diagram-muted)',
  'var(--_line)': 'var(--diagram-line)',
  'var(--_arrow)': 'var(--diagram-line)',
  'var(--_node-fill)': 'var(--diagram-box)',
  'var(--_node-stroke)': 'var(--diagram-border)',
  // A fill would hide the shadow at the edge of a drawing that scrolls.
  'var(--_group-fill)': 'none',
  'var(--_group-hdr)': 'var(--diagram-box)',
  'var(--_inner-stroke)': 'var(--diagram-faint)',
};
/** Minimum size of a text in px. */
const LEAST_FONT = 12;
/** Room around a drawing for the outer half of its lines. */
const MARGIN = 2;

/**
 * Keeps the shapes and texts of a drawing, in the site's colors: no style, script, URL, id, or data
 * attribute.
 * @param notes ids of notes, whose line is dotted and has no arrowhead
 */
export function cleanSvg(svg: SvgElement, notes: ReadonlySet<string> = new Set()): Drawing {
  const cleaned = cleanChildren(placeTitles(fitLabels(svg)), notes);
  const { left, top, right, bottom } = boundsOf({ tag: 'svg', attributes: {}, children: cleaned });
  const [x, y] = [Math.floor(left) - MARGIN, Math.floor(top) - MARGIN];
  const [width, height] = [Math.ceil(right) + MARGIN - x, Math.ceil(bottom) + MARGIN - y];
  return { html: cleaned.map(write).join(''), viewBox: `${x} ${y} ${width} ${height}`, width };
}

function cleanChildren(parent: SvgElement, notes: ReadonlySet<string>): (SvgElement | string)[] {
  const keepsText = parent.tag === 'text' || parent.tag === 'tspan';
  return parent.children.flatMap((child) => {
    if (!isElement(child)) return keepsText ? [child] : [];
    if (!TAGS.has(child.tag)) return [];
    const line = notes.has(child.attributes['data-to'] ?? '') ? noteLine(child) : child;
    const children = cleanChildren(line, notes);
    const attributes = cleanAttributes(line);
    // A group without attributes has no effect.
    if (line.tag === 'g' && Object.keys(attributes).length === 0) return children;
    return [
      { tag: line.tag, attributes, children },
      ...arrowHeads(line).map((head) => ({ ...head, attributes: cleanAttributes(head) })),
    ];
  });
}

function noteLine({ tag, attributes, children }: SvgElement): SvgElement {
  const rest = Object.entries(attributes).filter(([name]) => name !== 'marker-end');
  return { tag, attributes: { ...Object.fromEntries(rest), 'stroke-dasharray': '4 4' }, children };
}

function cleanAttributes({ tag, attributes }: SvgElement): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (NUMBERS.has(name))
      kept[name] = round(
        name === 'font-size' ? String(Math.max(LEAST_FONT, Number.parseFloat(value))) : value,
      );
    else if (WORDS.has(name)) kept[name] = round(value);
    else if (name === 'fill' || name === 'stroke') kept[name] = colorOf(value);
  }
  if (tag === 'rect' && kept.rx === '0') {
    delete kept.rx;
    delete kept.ry;
  }
  return kept;
}

function colorOf(value: string): string {
  const color = COLORS[value];
  if (color === undefined)
    throw new Error(
      `The drawing library has a color “${value}” that lib/diagrams/clean-svg.ts does not know. Add it to COLORS.`,
    );
  return color;
}

const round = (value: string): string =>
  value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

function write(node: SvgElement | string): string {
  if (!isElement(node)) return escapeHtml(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  return `<${node.tag}${attributes}>${node.children.map(write).join('')}</${node.tag}>`;
}
