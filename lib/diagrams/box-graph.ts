import {
  DiagramError,
  type Direction,
  type Edge,
  type Graph,
  type GraphNode,
  type Group,
  type LineEnd,
  type Remark,
} from './model.ts';
import { parseDirection } from './parse-flowchart.ts';
import { noEffect, type Statement } from './statements.ts';

type Line = Pick<Edge, 'label' | 'style'> & { ends?: { from: LineEnd; to: LineEnd } };

/** What is read of a diagram of classes or entities: both are boxes with rows, and lines. */
export class BoxGraph {
  private direction: Direction = 'TB';
  private readonly nodes = new Map<string, GraphNode>();
  private readonly groups: Group[] = [];
  private readonly edges: (Line & { from: string; to: string })[] = [];
  private readonly open: { index: number; line: number }[] = [];
  private body: { id: string; line: number } | undefined;

  constructor(private readonly remarks: Remark[]) {}

  /** Reads what both kinds share: a direction, colors, and links. */
  readShared(statement: Statement, looks: RegExp): boolean {
    const direction = /^direction\s+(TD|TB|LR|RL|BT)$/i.exec(statement.text)?.[1];
    if (direction !== undefined) this.direction = parseDirection(direction);
    else if (looks.test(statement.text)) this.remarks.push(noEffect(statement));
    else return false;
    return true;
  }

  /** `:::` after a name. */
  remarkStyle(line: number): void {
    this.remarks.push({ line, message: "`:::` has no effect: colors are the site's" });
  }

  /** The box of a name, which belongs to the first group that mentions it. */
  box(id: string, label = id): GraphNode {
    const node = this.nodes.get(id) ?? { label, shape: 'rectangle' as const };
    node.group ??= this.open.at(-1)?.index;
    this.nodes.set(id, node);
    return node;
  }

  /** Adds a row to a part of a box. */
  addRow(id: string, part: number, row: NonNullable<GraphNode['parts']>[number][number]): void {
    const node = this.box(id);
    node.parts ??= [];
    while (node.parts.length <= part) node.parts.push([]);
    node.parts[part]?.push(row);
  }

  connect(from: string, to: string, line: Line): void {
    this.edges.push({ ...line, from, to });
  }

  /** @param of the box that the note is about */
  addNote(label: string, of?: string): void {
    const id = ` note ${this.nodes.size}`;
    this.nodes.set(id, {
      label,
      shape: 'note',
      group: of === undefined ? undefined : this.box(of).group,
    });
    if (of !== undefined) this.connect(of, id, { label: '', style: 'dotted' });
  }

  /** The box whose rows are read. */
  get bodyOf(): string | undefined {
    return this.body?.id;
  }

  /**
   * A `{` behind the name of a box.
   * @param rest what follows it in its line
   * @returns the rows in that line
   */
  openBody(id: string, rest: string, line: number): string {
    const isWhole = rest.endsWith('}');
    if (!isWhole) this.body = { id, line };
    return (isWhole ? rest.slice(0, -1) : rest).trim();
  }

  closeBody(): void {
    this.body = undefined;
  }

  openGroup(label: string, line: number): void {
    this.open.push({ index: this.groups.length, line });
    this.groups.push({ label, parent: this.open.at(-2)?.index });
  }

  /** @returns false if no group is open */
  closeGroup(): boolean {
    return this.open.pop() !== undefined;
  }

  finish(): Graph {
    if (this.body) throw new DiagramError(this.body.line, '`{` has no `}`');
    const unclosed = this.open.at(-1);
    if (unclosed) throw new DiagramError(unclosed.line, 'this has no end');
    const ids = [...this.nodes.keys()];
    return {
      kind: 'boxes',
      direction: this.direction,
      nodes: [...this.nodes.values()],
      edges: this.edges.map((edge) => ({
        ...edge,
        from: { node: ids.indexOf(edge.from) },
        to: { node: ids.indexOf(edge.to) },
        arrowStart: false,
        arrowEnd: false,
      })),
      groups: this.groups,
    };
  }
}
