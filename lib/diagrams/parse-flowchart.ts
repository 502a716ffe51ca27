import { FlowchartStatement } from './flowchart-statement.ts';
import { readLabel } from './label.ts';
import {
  DiagramError,
  type Direction,
  type Edge,
  type End,
  type Graph,
  type GraphNode,
  type Group,
  type Remark,
} from './model.ts';
import type { Source, Statement } from './statements.ts';

export function parseDirection(written: string): Direction {
  switch (written.toUpperCase()) {
    case 'LR':
    case '>':
      return 'LR';
    case 'RL':
    case '<':
      return 'RL';
    case 'BT':
    case '^':
      return 'BT';
    default:
      return 'TB';
  }
}

/**
 * Parses a flowchart. Anything unsupported is an error, because the drawing library would drop it
 * silently.
 * @throws DiagramError
 */
export function parseFlowchart({ header, statements, remarks }: Source): Graph {
  const direction = /^(?:graph|flowchart)(?:\s+(TD|TB|LR|RL|BT|>|<|\^|v))?$/i.exec(header.text);
  if (!direction)
    throw new DiagramError(
      header.line,
      `“${header.text}” is not understood. Write a direction, such as \`flowchart LR\`, and the first statement on the next line`,
    );
  const reader = new FlowchartReader(parseDirection(direction[1] ?? 'TB'), remarks);
  for (const statement of statements) reader.read(statement);
  return reader.finish();
}

class FlowchartReader {
  private direction: Direction;
  private readonly nodes = new Map<string, GraphNode>();
  private readonly groups = new Map<string, Group>();
  private readonly edges: (Omit<Edge, 'from' | 'to'> & { from: string; to: string })[] = [];
  private readonly open: { group: Group; index: number; line: number }[] = [];

  constructor(
    direction: Direction,
    private readonly remarks: Remark[],
  ) {
    this.direction = direction;
  }

  read({ text, line }: Statement): void {
    const group = /^subgraph(?:\s+([\s\S]+))?$/.exec(text);
    const direction = /^direction\s+(TD|TB|LR|RL|BT)$/i.exec(text)?.[1];
    if (group) this.openGroup(group[1] ?? '', line);
    else if (direction !== undefined) this.direct(parseDirection(direction));
    else if (text === 'end') {
      if (!this.open.pop()) throw new DiagramError(line, '`end` closes nothing');
    } else this.readChain(new FlowchartStatement(text, line, this.remarks));
  }

  finish(): Graph {
    const unclosed = this.open.at(-1);
    if (unclosed) throw new DiagramError(unclosed.line, '`subgraph` has no `end`');
    // A node with the name of a group is that group.
    const ids = [...this.nodes.keys()].filter((id) => !this.groups.has(id));
    const groups = [...this.groups.keys()];
    const end = (id: string): End =>
      this.groups.has(id) ? { group: groups.indexOf(id) } : { node: ids.indexOf(id) };
    return {
      kind: 'flowchart',
      direction: this.direction,
      nodes: ids.flatMap((id) => this.nodes.get(id) ?? []),
      edges: this.edges.map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) })),
      groups: [...this.groups.values()],
    };
  }

  private openGroup(rest: string, line: number): void {
    const named = /^([\p{L}\p{N}_.-]+)\s*\[([\s\S]+)\]$/u.exec(rest);
    const index = this.groups.size;
    const written = named?.[1] ?? rest.replace(/^"|"$/g, '');
    const group: Group = { label: readLabel(named?.[2] ?? rest), parent: this.open.at(-1)?.index };
    this.groups.set(
      this.groups.has(written) || written === '' ? `${written} ${index}` : written,
      group,
    );
    this.open.push({ group, index, line });
  }

  private direct(direction: Direction): void {
    const group = this.open.at(-1)?.group;
    if (group) group.direction = direction;
    else this.direction = direction;
  }

  /** `a --> b & c -->|label| d`. */
  private readChain(rest: FlowchartStatement): void {
    let from = this.readNodes(rest);
    while (rest.text !== '') {
      const line = rest.takeLine();
      const to = this.readNodes(rest);
      for (const start of from)
        for (const end of to) this.edges.push({ ...line, from: start, to: end });
      from = to;
    }
  }

  private readNodes(rest: FlowchartStatement): string[] {
    const found = [this.readNode(rest)];
    while (rest.take(/^&/)) found.push(this.readNode(rest));
    return found;
  }

  private readNode(rest: FlowchartStatement): string {
    const { id, label, shape } = rest.takeNode();
    const known = this.nodes.get(id);
    const node: GraphNode = known ?? { label: id, shape: 'rectangle' };
    if (shape !== undefined) Object.assign(node, { label, shape });
    // A node belongs to the first group that mentions it.
    node.group ??= this.open.at(-1)?.index;
    if (!known) this.nodes.set(id, node);
    return id;
  }
}
