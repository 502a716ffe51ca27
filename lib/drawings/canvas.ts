import { type Box, EMPTY, type Point, union } from '@/lib/diagrams/geometry.ts';
import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { escapeAttribute, escapeHtml } from '@/lib/text/escape-html.ts';

/** Custom properties of `drawn-figure.module.css`. */
export type Color =
  'none' | 'ground' | 'text' | 'muted' | 'line' | 'box' | 'faint' | 'accent' | 'tint';
export interface Stroke {
  fill?: Color;
  stroke?: Color;
  thick?: number;
  dash?: string;
  radius?: number;
}
interface Lettering {
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  color?: Color;
  bold?: boolean;
  /** Room for a line; longer texts are wrapped. */
  width?: number;
  /** Hides the line on which the label lies. */
  plate?: boolean;
}

export const SMALL = 12;
export const NORMAL = 14;
/** How much wider bold text is. */
export const BOLD = 1.06;
const LINE = 1.3;
const MARGIN = 2;

const colorOf = (color: Color): string => (color === 'none' ? color : `var(--diagram-${color})`);
const round = (value: number): number => Math.round(value * 10) / 10;

/** Height of a label of so many lines. */
export const heightOf = (text: string, size: number): number =>
  text.split('\n').length * size * LINE;

/**
 * Collects the shapes and labels of a drawing. Everything is in px; lines are below shapes, labels
 * on top.
 */
export class Canvas {
  readonly labels: (Box & { text: string; room?: number })[] = [];
  readonly #layers: Record<'area' | 'line' | 'shape' | 'text', string[]> = {
    area: [],
    line: [],
    shape: [],
    text: [],
  };
  #bounds = EMPTY;

  /** @param width room in the column */
  constructor(readonly width: number) {}

  rect(box: Box, style: Stroke = {}, layer: 'area' | 'shape' = 'shape'): void {
    this.#grow(box);
    this.#layers[layer].push(
      `<rect x="${round(box.left)}" y="${round(box.top)}" width="${round(box.right - box.left)}" height="${round(box.bottom - box.top)}"${style.radius ? ` rx="${style.radius}"` : ''}${paint({ fill: 'box', stroke: 'line', ...style })}/>`,
    );
  }

  circle([x, y]: Point, radius: number, style: Stroke = {}): void {
    this.#grow({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });
    this.#layers.shape.push(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"${paint({ fill: 'ground', stroke: 'line', ...style })}/>`,
    );
  }

  polygon(points: readonly Point[], style: Stroke = {}, layer: 'area' | 'shape' = 'shape'): void {
    for (const [x, y] of points) this.#grow({ left: x, top: y, right: x, bottom: y });
    this.#layers[layer].push(
      `<polygon points="${pointList(points)}"${paint({ fill: 'box', stroke: 'line', ...style })}/>`,
    );
  }

  /** A line through points, with an arrowhead at its end if wanted. */
  line(points: readonly Point[], style: Stroke & { arrow?: 'end' | 'both' } = {}): void {
    for (const [x, y] of points) this.#grow({ left: x, top: y, right: x, bottom: y });
    const { arrow, ...stroke } = { stroke: 'line' as const, thick: 1.5, ...style };
    this.#layers.line.push(
      `<polyline points="${pointList(points)}"${paint({ ...stroke, fill: 'none' })}/>`,
    );
    if (arrow) this.#head(points.at(-2), points.at(-1), stroke.stroke);
    if (arrow === 'both') this.#head(points[1], points[0], stroke.stroke);
  }

  /** Strokes of an icon in a square of 24, moved and scaled. */
  icon(path: string, [x, y]: Point, size: number): void {
    this.#grow({ left: x, top: y, right: x + size, bottom: y + size });
    this.#layers.shape.push(
      `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 2.4) / 10})"><path d="${escapeAttribute(path)}"${paint({ fill: 'none', stroke: 'accent', thick: 1.5 })} stroke-linejoin="round" stroke-linecap="round"/></g>`,
    );
  }

  /** A label whose middle line is at `y`. @returns the room that it takes */
  text([x, y]: Point, label: string, style: Lettering = {}): Box {
    const { size = NORMAL, anchor = 'start', color = 'text', bold = false, width, plate } = style;
    const wideSize = size * (bold ? BOLD : 1);
    const text = width === undefined ? label : wrap(label, width, wideSize);
    const lines = text.split('\n');
    const wide = Math.max(...lines.map((line) => textWidth(line, wideSize)));
    const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x;
    const half = heightOf(text, size) / 2;
    const box = { left, top: y - half, right: left + wide, bottom: y + half };
    this.labels.push({ ...box, text: label, room: width });
    this.#grow(box);
    if (plate)
      this.#layers.shape.push(
        `<rect x="${round(left - 2)}" y="${round(box.top)}" width="${round(wide + 4)}" height="${round(half * 2)}" fill="${colorOf('ground')}"/>`,
      );
    const first = y - ((lines.length - 1) * size * LINE) / 2 + size * 0.35;
    const spans = lines
      .map(
        (line, index) =>
          `<tspan x="${round(x)}" y="${round(first + index * size * LINE)}">${escapeHtml(line)}</tspan>`,
      )
      // Between lines of words a space, so that the text of the page has one, too.
      .join(' ');
    this.#layers.text.push(
      `<text font-size="${size}" text-anchor="${anchor}"${bold ? ' font-weight="600"' : ''} fill="${colorOf(color)}" stroke="${colorOf(color === 'ground' ? 'accent' : 'ground')}" stroke-width="${color === 'ground' ? 0 : 3}" stroke-linejoin="round">${spans}</text>`,
    );
    return box;
  }

  /** The content of the `<svg>`, and its `viewBox`. */
  finish(): { html: string; viewBox: string; width: number } {
    const { left, top, right, bottom } = this.#bounds;
    const [x, y] = [Math.floor(left) - MARGIN, Math.floor(top) - MARGIN];
    const [width, height] = [Math.ceil(right) + MARGIN - x, Math.ceil(bottom) + MARGIN - y];
    const { area, line, shape, text } = this.#layers;
    return {
      html: [...area, ...line, ...shape, ...text].join(''),
      viewBox: `${x} ${y} ${width} ${height}`,
      width,
    };
  }

  #head(from: Point | undefined, to: Point | undefined, color: Color = 'line'): void {
    if (!from || !to) return;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const corner = (turn: number): Point => [
      to[0] - 8 * Math.cos(angle + turn),
      to[1] - 8 * Math.sin(angle + turn),
    ];
    this.#layers.line.push(
      `<polygon points="${pointList([to, corner(0.45), corner(-0.45)])}" fill="${colorOf(color)}"/>`,
    );
  }

  #grow(box: Box): void {
    this.#bounds = union(this.#bounds, box);
  }
}

const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const paint = ({ fill, stroke, thick = 1, dash }: Stroke): string =>
  `${fill ? ` fill="${colorOf(fill)}"` : ''}${stroke ? ` stroke="${colorOf(stroke)}"` : ''}${stroke && stroke !== 'none' && thick !== 1 ? ` stroke-width="${thick}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`;
