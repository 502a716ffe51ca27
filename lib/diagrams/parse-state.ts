import { readLabel } from './label.ts';
import {
  DiagramError,
  type Direction,
  type Edge,
  type End,
  type Graph,
  type GraphNode,
  type Group,
} from './model.ts';
import { parseDirection } from './parse-flowchart.ts';
import { notUnderstood, type Source, type Statement } from './statements.ts';

const STATE = String.raw`([\p{L}\p{N}_][\p{L}\p{N}_.-]*)`;
const TRANSITION = new RegExp(
  String.raw`^(\[\*\]|${STATE})\s*-->\s*(\[\*\]|${STATE})\s*(?::\s*([\s\S]+))?$`,
  'u',
);
const NAMED = new RegExp(String.raw`^state\s+(?:"([^"]+)"\s+as\s+)?${STATE}\s*(\{)?$`, 'u');
const DESCRIBED = new RegExp(String.raw`^${STATE}\s*(?::\s*([\s\S]+))?$`, 'u');
const NOTE = new RegExp(
  String.raw`^note\s+(?:left|right)\s+of\s+${STATE}\s*(?::\s*([\s\S]+))?$`,
  'iu',
);

/**
 * Parses a state diagram. Anything unsupported is an error.
 * @throws DiagramError
 */
export function parseState({ statements }: Source): Graph {
  const reader = new StateReader();
  for (const statement of statements) reader.read(statement);
  return reader.finish();
}

class StateReader {
  private direction: Direction = 'TB';
  private readonly nodes = new Map<string, GraphNode & { described?: boolean }>();
  private readonly groups = new Map<string, Group>();
  private readonly edges: (Omit<Edge, 'from' | 'to'> & { from: string; to: string })[] = [];
  private readonly open: { group: Group; index: number; line: number }[] = [];
  private note: { of: string; lines: string[]; line: number } | undefined;

  read({ text, line }: Statement): void {
    if (this.note) return this.readNoteLine(text);
    const direction = /^direction\s+(TD|TB|LR|RL|BT)$/i.exec(text)?.[1];
    const transition = TRANSITION.exec(text);
    const named = NAMED.exec(text);
    const note = NOTE.exec(text);
    const described = DESCRIBED.exec(text);
    if (direction !== undefined) this.direct(parseDirection(direction));
    else if (text === '}') {
      if (!this.open.pop()) throw new DiagramError(line, '`}` closes nothing');
    } else if (transition) this.connect(transition);
    else if (named?.[3] !== undefined) this.openGroup(named[2] ?? '', named[1], line);
    else if (named) this.describe(named[2] ?? '', named[1]);
    else if (note?.[2] !== undefined) this.addNote(note[1] ?? '', readLabel(note[2]));
    else if (note) this.note = { of: note[1] ?? '', lines: [], line };
    else if (described) this.describe(described[1] ?? '', described[2]);
    else throw notUnderstood({ text, line });
  }

  finish(): Graph {
    const unclosed = this.open.at(-1) ?? this.note;
    if (unclosed) throw new DiagramError(unclosed.line, 'this has no end');
    const ids = [...this.nodes.keys()].filter((id) => !this.groups.has(id));
    const groups = [...this.groups.keys()];
    const end = (id: string): End =>
      id === '[*]'
        ? 'point'
        : this.groups.has(id)
          ? { group: groups.indexOf(id) }
          : { node: ids.indexOf(id) };
    return {
      kind: 'state',
      direction: this.direction,
      nodes: ids.flatMap((id) => this.nodes.get(id) ?? []),
      edges: this.edges.map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) })),
      groups: [...this.groups].map(([id, group]) => ({
        ...group,
        label: this.nodes.get(id)?.label ?? group.label,
      })),
    };
  }

  private direct(direction: Direction): void {
    const group = this.open.at(-1)?.group;
    if (group) group.direction = direction;
    else this.direction = direction;
  }

  /** The label may also be given before or after, as that of any state: its node keeps it. */
  private openGroup(id: string, label: string | undefined, line: number): void {
    const node = this.node(id);
    if (label !== undefined) Object.assign(node, { label: readLabel(label), described: true });
    const group: Group = { label: node.label, parent: this.open.at(-1)?.index };
    this.open.push({ group, index: this.groups.size, line });
    this.groups.set(id, group);
  }

  private connect([, from = '', , to = '', , label = '']: RegExpExecArray): void {
    for (const id of [from, to]) if (id !== '[*]') this.node(id);
    this.edges.push({
      from,
      to,
      label: readLabel(label),
      style: 'solid',
      arrowStart: false,
      arrowEnd: true,
      group: this.open.at(-1)?.index,
    });
  }

  /** A second description goes below the first. */
  private describe(id: string, written: string | undefined): void {
    const node = this.node(id);
    if (written === undefined) return;
    node.label = node.described ? `${node.label}\n${readLabel(written)}` : readLabel(written);
    node.described = true;
  }

  private addNote(of: string, label: string): void {
    this.node(of);
    const id = ` note ${this.nodes.size}`;
    this.nodes.set(id, { label, shape: 'note', group: this.nodes.get(of)?.group });
    this.edges.push({
      from: of,
      to: id,
      label: '',
      style: 'dotted',
      arrowStart: false,
      arrowEnd: false,
      group: this.open.at(-1)?.index,
    });
  }

  private readNoteLine(text: string): void {
    if (!this.note) return;
    if (!/^end\s*note$/i.test(text)) return void this.note.lines.push(text);
    this.addNote(this.note.of, readLabel(this.note.lines.join('\n')));
    this.note = undefined;
  }

  private node(id: string): GraphNode & { described?: boolean } {
    const node = this.nodes.get(id) ?? { label: id, shape: 'rounded' as const };
    node.group ??= this.open.at(-1)?.index;
    this.nodes.set(id, node);
    return node;
  }
}
