import type { SvgElement } from './read-svg.ts';
import { BOLD, FONT, LINE, shape, textShape, widthOf } from './svg-parts.ts';
import { wrap } from './wrap.ts';

/** Distance of a block from the block around it, in px. */
export const INSET = 4;
/** Distances in px: above a block or a divider, and beside a title. */
const GAP = { above: 12, text: 5 };
const BORDER = { stroke: 'var(--_node-stroke)', 'stroke-width': 1 };
const DIVIDER = { stroke: 'var(--_line)', 'stroke-width': 0.75, 'stroke-dasharray': '6 4' };

/** How deep the blocks of a sequence are nested. */
export function depthOf(steps: readonly { kind: string }[]): number {
  let [depth, most] = [0, 0];
  for (const { kind } of steps) {
    if (kind === 'open') most = Math.max(most, ++depth);
    if (kind === 'close') depth--;
  }
  return most;
}

/**
 * The blocks of a narrow sequence (`alt`, `loop`), over its whole width. Each method returns where
 * the next step begins.
 */
export class Blocks {
  readonly frames: SvgElement[] = [];
  readonly titles: SvgElement[] = [];
  private readonly tops: number[] = [];

  /** @param depth of `depthOf`: how far the outer blocks extend beyond the participants */
  constructor(
    private readonly width: number,
    private readonly depth: number,
  ) {}

  open(y: number, block: string, label: string): number {
    const top = y + GAP.above;
    this.tops.push(top);
    return this.title(top, `${block}${label === '' ? '' : ` [${label}]`}`, true);
  }

  divide(y: number, label: string): number {
    const { x, width } = this.box();
    const top = y + GAP.above;
    this.titles.push(shape('line', { x1: x, y1: top, x2: x + width, y2: top, ...DIVIDER }));
    return label === '' ? top : this.title(top, `[${label}]`, false);
  }

  close(y: number): number {
    const { x, width } = this.box();
    const top = this.tops.pop() ?? y;
    const bottom = y + GAP.above;
    this.frames.unshift(
      shape('rect', { x, y: top, width, height: bottom - top, fill: 'none', ...BORDER }),
    );
    return bottom;
  }

  private box(): { x: number; width: number } {
    const beyond = INSET * (this.depth - this.tops.length + 1);
    return { x: -beyond, width: this.width + 2 * beyond };
  }

  private title(top: number, title: string, isHead: boolean): number {
    const { x, width } = this.box();
    const lines = wrap(title, (width - 2 * GAP.text) / BOLD, FONT).split('\n');
    const [textWidth, height] = [widthOf(lines) * BOLD, lines.length * LINE + 4];
    // What is behind the text of a divider leaves the frame and the line above it visible.
    const inset = isHead ? 0 : 1;
    this.titles.push(
      shape('rect', {
        x: x + inset,
        y: top + inset,
        width: textWidth + 2 * GAP.text - inset,
        height: height - inset,
        fill: isHead ? 'var(--_group-hdr)' : 'var(--bg)',
        ...(isHead ? BORDER : {}),
      }),
      textShape(lines, x + GAP.text, top + height / 2, {
        'text-anchor': 'start',
        ...(isHead ? { 'font-weight': 600 } : {}),
      }),
    );
    return top + height;
  }
}
