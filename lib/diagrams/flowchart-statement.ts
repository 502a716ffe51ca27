import { readLabel } from './label.ts';
import { DiagramError, type Edge, type Remark, type Shape } from './model.ts';

/** The brackets of each shape, longer ones first. */
const SHAPES: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ['(((', ')))', 'doublecircle'],
  ['([', '])', 'stadium'],
  ['((', '))', 'circle'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['{{', '}}', 'hexagon'],
  ['[/', '\\]', 'trapezoid'],
  ['[/', '/]', 'parallelogram'],
  ['[\\', '/]', 'trapezoid-alt'],
  ['[\\', '\\]', 'parallelogram-alt'],
  ['>', ']', 'asymmetric'],
  ['[', ']', 'rectangle'],
  ['(', ')', 'rounded'],
  ['{', '}', 'diamond'],
];
const ID = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u;
/** `-->`, `---`, `-.->`, `==>` and longer ones, with or without arrowheads. */
const LINE = /^(<)?(?:(-{2,}(?:-|>))|(-\.+->?)|(={2,}(?:=|>)))/;
/** `~~~`, with the label that nobody sees. */
const INVISIBLE = /^~{3,}\s*(?:\|[^|]*\|)?/;
/** `-- label -->`, also dotted and thick. */
const LABELED =
  /^(<)?(?:--\s*(?![->.])(\S.*?)\s*(-{2,}>|-{3,})|-\.\s*(?![->.])(\S.*?)\s*(\.+->?)|==\s*(?![=>])(\S.*?)\s*(={2,}>|={3,}))/;

/** The unread rest of a flowchart statement, which has nodes and lines in turn. */
export class FlowchartStatement {
  constructor(
    public text: string,
    private readonly line: number,
    private readonly remarks: Remark[],
  ) {}

  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text);
    if (found) this.text = this.text.slice(found[0].length).trim();
    return found;
  }

  fail(): never {
    throw new DiagramError(
      this.line,
      `“${this.text.split('\n')[0]?.slice(0, 40) ?? ''}” is not understood`,
    );
  }

  takeNode(): { id: string; label: string; shape?: Shape } {
    const id = this.takeAdjacent(ID) ?? this.fail();
    const open = SHAPES.map(([start]) => start).find((start) => this.text.startsWith(start));
    const found = open === undefined ? undefined : this.takeLabel(open);
    this.text = this.text.trim();
    if (this.take(/^:::[\w-]+/))
      this.remarks.push({ line: this.line, message: "`:::` has no effect: colors are the site's" });
    return { id, label: found?.label ?? id, shape: found?.shape };
  }

  /** Keeps spaces: a bracket after a space is not part of the node. */
  private takeAdjacent(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.text = this.text.slice(found.length);
    return found;
  }

  /** Of shapes that open alike, the one whose bracket closes first. */
  private takeLabel(open: string): { label: string; shape: Shape } {
    const inside = this.text.slice(open.length);
    const quoted = /^\s*"[^"]*"\s*/.exec(inside)?.[0];
    const [end] = SHAPES.filter(([start]) => start === open)
      .map(([, close, shape]) => ({ close, shape, length: closeAt(inside, close, quoted) }))
      .filter(({ length }) => length >= 0)
      .sort((a, b) => a.length - b.length);
    if (!end) this.fail();
    const label = inside.slice(0, end.length);
    // Mermaid, too, rejects a bracket in a label without quotes, as in `A[x](y)`.
    if (quoted === undefined && /["[\]{}]/.test(label)) this.fail();
    this.text = inside.slice(end.length + end.close.length);
    return { label: readLabel(label), shape: end.shape };
  }

  takeLine(): Omit<Edge, 'from' | 'to'> {
    if (this.take(INVISIBLE))
      return { label: '', style: 'invisible', arrowStart: false, arrowEnd: false };
    const labeled = this.take(LABELED);
    if (labeled) {
      const [, start, solid, solidEnd, dotted, dottedEnd, thick, thickEnd] = labeled;
      const end = solidEnd ?? dottedEnd ?? thickEnd ?? '';
      return {
        label: readLabel(solid ?? dotted ?? thick ?? ''),
        style: solid !== undefined ? 'solid' : dotted !== undefined ? 'dotted' : 'thick',
        arrowStart: start !== undefined,
        arrowEnd: end.endsWith('>'),
      };
    }
    const [written, start, , dotted, thick] = this.take(LINE) ?? this.fail();
    const label = this.take(/^\|\s*("[^"]*"|[^|]*)\s*\|/)?.[1] ?? '';
    return {
      label: readLabel(label),
      style: dotted !== undefined ? 'dotted' : thick !== undefined ? 'thick' : 'solid',
      arrowStart: start !== undefined,
      arrowEnd: written.endsWith('>'),
    };
  }
}

/** Where a bracket closes a label: at once after one in quotes. */
function closeAt(inside: string, close: string, quoted: string | undefined): number {
  if (quoted === undefined) return inside.indexOf(close);
  return inside.startsWith(close, quoted.length) ? quoted.length : -1;
}
