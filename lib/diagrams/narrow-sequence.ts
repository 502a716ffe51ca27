import type { Sequence } from './model.ts';
import type { SvgElement } from './read-svg.ts';
import { Blocks, depthOf, INSET } from './sequence-blocks.ts';
import { type Column, columnsOf } from './sequence-columns.ts';
import { headHeightOf, headOf } from './sequence-heads.ts';
import { FONT, LINE, shape, textShape, widthOf } from './svg-parts.ts';
import { wrap } from './wrap.ts';

type Step = Sequence['steps'][number];
type Message = Extract<Step, { kind: 'message' }>;

/** Distances in px: between steps, and from a text to the line or the border around it. */
const GAP = { step: 12, text: 3, note: 6 };
/** Least width of the label of a message, in px. */
const LABEL = 110;
/** Width of the bar of an activation, in px. */
const BAR = 10;
/** The line from a participant to itself. */
const LOOP = { width: 18, height: 16 };

const STROKE = { stroke: 'var(--_line)', 'stroke-width': 1, fill: 'none' };
const BORDER = { stroke: 'var(--_node-stroke)', 'stroke-width': 1 };
const DASHES = { 'stroke-dasharray': '6 4' };

/**
 * Lays out a sequence for a width in px: names, messages, and notes are broken into lines. The
 * library has neither a width nor room for labels of several lines.
 */
export function layNarrowSequence(sequence: Sequence, width: number): SvgElement {
  return new Layout(sequence, width).draw();
}

class Layout {
  private readonly columns: Column[];
  private readonly width: number;
  private readonly blocks: Blocks;
  private readonly bars: SvgElement[] = [];
  private readonly parts: SvgElement[] = [];
  /** Where the activations begin that have not ended, of each participant. */
  private readonly active: number[][];
  private readonly headHeight: number;
  private y: number;

  constructor(
    private readonly sequence: Sequence,
    width: number,
  ) {
    const depth = depthOf(sequence.steps);
    this.columns = columnsOf(sequence, width - 2 * INSET * depth);
    const last = this.columns.at(-1);
    this.width = last ? last.x + last.width / 2 : 0;
    this.blocks = new Blocks(this.width, depth);
    this.active = this.columns.map(() => []);
    this.headHeight = headHeightOf(this.columns);
    this.y = this.headHeight;
  }

  draw(): SvgElement {
    const heads = this.columns.map((column) => headOf(column, this.headHeight));
    for (const step of this.sequence.steps) this.step(step);
    for (const [actor, tops] of this.active.entries()) while (tops.length > 0) this.bar(actor);
    const bottom = this.y + GAP.step;
    const lifelines = this.columns.map(({ x }) =>
      shape('line', {
        x1: x,
        y1: this.headHeight,
        x2: x,
        y2: bottom,
        ...STROKE,
        ...DASHES,
        'stroke-width': 0.75,
      }),
    );
    return shape('svg', {}, [
      ...this.blocks.frames,
      ...lifelines,
      ...this.bars,
      ...this.blocks.titles,
      ...this.parts,
      ...heads,
    ]);
  }

  private step(step: Step): void {
    switch (step.kind) {
      case 'message':
        this.message(step);
        break;
      case 'note':
        this.note(step);
        break;
      case 'open':
        this.y = this.blocks.open(this.y, step.block, step.label);
        break;
      case 'divide':
        this.y = this.blocks.divide(this.y, step.label);
        break;
      case 'close':
        this.y = this.blocks.close(this.y);
    }
  }

  private message(message: Message): void {
    const own = message.from === message.to;
    const [from, to] = [this.xOf(message.from), this.xOf(message.to)];
    const isDashed = message.arrow.startsWith('--');
    const line = {
      ...STROKE,
      ...(isDashed ? DASHES : {}),
      'marker-end': message.arrow.includes('>>') ? 'filled' : 'open',
    };
    const span = own ? LABEL : Math.max(Math.abs(to - from) - 2 * GAP.note, LABEL);
    const lines = wrap(message.label, Math.min(span, this.width), FONT).split('\n');
    this.y += GAP.step + lines.length * LINE + GAP.text;
    // The last participant has no room at its right.
    const side = message.from > 0 && message.from === this.columns.length - 1 ? -1 : 1;
    const beside = this.active[message.from]?.length ? BAR / 2 + GAP.text : 0;
    const middle = own ? from + side * (beside + widthOf(lines) / 2) : (from + to) / 2;
    const text = textShape(
      lines,
      this.within(middle, widthOf(lines)),
      this.y - GAP.text - (lines.length * LINE) / 2,
    );
    const out = from + side * LOOP.width;
    this.parts.push(
      shape('g', { class: 'message' }, [
        own
          ? shape('polyline', {
              points: `${from},${this.y} ${out},${this.y} ${out},${this.y + LOOP.height} ${from},${this.y + LOOP.height}`,
              ...line,
            })
          : shape('line', { x1: from, y1: this.y, x2: to, y2: this.y, ...line }),
        text,
      ]),
    );
    if (message.mark === '+') this.active[message.to]?.push(this.y);
    if (message.mark === '-') this.bar(message.from);
    if (own) this.y += LOOP.height;
  }

  /** Ends the last activation of a participant. */
  private bar(actor: number): void {
    const tops = this.active[actor] ?? [];
    const top = tops.pop();
    if (top !== undefined)
      this.bars.unshift(
        shape('rect', {
          x: this.xOf(actor) - BAR / 2 + 4 * tops.length,
          y: top,
          width: BAR,
          height: this.y - top,
          fill: 'var(--_node-fill)',
          ...BORDER,
          'stroke-width': 0.75,
        }),
      );
  }

  private note({ label, position, actors }: Extract<Step, { kind: 'note' }>): void {
    const xs = actors.map((actor) => this.xOf(actor));
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    const most = Math.max(last - first, 1.5 * LABEL);
    const lines = wrap(label, Math.min(most, this.width) - 2 * GAP.note, FONT).split('\n');
    const [width, height] = [widthOf(lines) + 2 * GAP.note, lines.length * LINE + 2 * GAP.note];
    const aside = width / 2 + GAP.note;
    const middle =
      (first + last) / 2 + (position === 'over' ? 0 : position === 'left of' ? -aside : aside);
    const x = this.within(middle, width);
    this.y += GAP.step;
    this.parts.push(
      shape('rect', {
        x: x - width / 2,
        y: this.y,
        width,
        height,
        fill: 'var(--bg)',
        ...BORDER,
        'stroke-width': 0.75,
      }),
      textShape(lines, x, this.y + height / 2),
    );
    this.y += height;
  }

  private xOf(actor: number): number {
    return this.columns[actor]?.x ?? 0;
  }

  /** The middle of something, moved so that it does not extend beyond the participants. */
  private within(middle: number, width: number): number {
    return Math.max(width / 2, Math.min(middle, this.width - width / 2));
  }
}
