import { BoxGraph } from './box-graph.ts';
import { readMember, withGenerics } from './class-member.ts';
import { readLabel } from './label.ts';
import type { Graph, Head } from './model.ts';
import { notUnderstood, type Source, type Statement } from './statements.ts';

const LOOKS = /^(classDef|style|cssClass|click|link|callback)\s/;
/** A name, also in backticks, with the `~T~` of a generic class. */
const NAME = String.raw`(?:${'`'}([^${'`'}]+)${'`'}|([\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*))\s*(?:~([^\s{}]+)~)?`;
const END = String.raw`(?:<\||\|>|<|>|\*|\(\)|o(?![\p{L}\p{N}_]))`;
const CLASS = new RegExp(
  String.raw`^class\s+${NAME}\s*(?:\[\s*("[^"]*"|[^\]]*)\])?\s*(:::\s*[\w-]+)?\s*(?:<<\s*([^>]+?)\s*>>)?\s*(\{(.*))?$`,
  'u',
);
const RELATION = new RegExp(
  String.raw`^${NAME}\s*(?:"([^"]*)")?\s*(${END})?(--|\.\.)(${END})?\s*(?:"([^"]*)")?\s*${NAME}\s*(:::\s*[\w-]+)?\s*(?::\s*([\s\S]+))?$`,
  'u',
);
const MEMBER = new RegExp(String.raw`^${NAME}\s*:\s*([\s\S]+)$`, 'u');
const ANNOTATION = new RegExp(String.raw`^<<\s*([^>]+?)\s*>>\s*${NAME}$`, 'u');
const MARK = /^<<\s*([^>]+?)\s*>>$/;
const NOTE = new RegExp(String.raw`^note\s+(?:for\s+${NAME}\s*)?("[^"]*")$`, 'u');
const NAMESPACE =
  /^namespace\s+(?:`([^`]+)`|([\p{L}\p{N}_.-]+))\s*(?:\[\s*("[^"]*"|[^\]]*)\])?\s*\{$/u;
const STYLED = new RegExp(String.raw`^${NAME}\s*:::\s*[\w-]+$`, 'u');

const HEADS: Readonly<Record<string, Head>> = {
  '': 'none',
  '<': 'arrow',
  '>': 'arrow',
  '<|': 'triangle',
  '|>': 'triangle',
  '*': 'full diamond',
  o: 'diamond',
  '()': 'circle',
};

/**
 * Parses a class diagram. Anything unsupported is an error.
 * @throws DiagramError
 */
export function parseClass({ header, statements, remarks }: Source): Graph {
  if (!/^classDiagram(-v2)?$/.test(header.text)) throw notUnderstood(header);
  const graph = new BoxGraph(remarks);
  const reader = new ClassReader(graph);
  for (const statement of statements) reader.read(statement);
  return graph.finish();
}

class ClassReader {
  constructor(private readonly graph: BoxGraph) {}

  read(statement: Statement): void {
    const { text, line } = statement;
    const { bodyOf } = this.graph;
    if (bodyOf !== undefined) return this.readBody(bodyOf, text, line);
    if (this.graph.readShared(statement, LOOKS)) return;
    const [named, annotation, note] = [CLASS.exec(text), ANNOTATION.exec(text), NOTE.exec(text)];
    const namespace = NAMESPACE.exec(text);
    const relation = RELATION.exec(text);
    const styled = STYLED.exec(text);
    const member = MEMBER.exec(text);
    if (named) this.readClass(named, line);
    else if (namespace)
      this.graph.openGroup(readLabel(namespace[3] ?? namespace[1] ?? namespace[2] ?? ''), line);
    else if (text === '}' && this.graph.closeGroup()) return;
    else if (annotation) this.mark(this.nameIn(annotation, 2), annotation[1] ?? '');
    else if (note)
      this.graph.addNote(
        readLabel(note[4] ?? ''),
        note[1] === undefined && note[2] === undefined ? undefined : this.nameIn(note, 1),
      );
    else if (relation) this.readRelation(relation, line);
    else if (styled) {
      this.nameIn(styled, 1);
      this.graph.remarkStyle(line);
    } else if (member) this.readMember(this.nameIn(member, 1), member[4] ?? '', line);
    else throw notUnderstood({ text, line });
  }

  /** The name whose groups begin at `index`. Its class is there from now on. */
  private nameIn(found: RegExpExecArray, index: number): string {
    const id = found[index] ?? found[index + 1] ?? '';
    const generic = found[index + 2];
    const node = this.graph.box(id);
    if (generic !== undefined && node.label === id) node.label = `${id}<${withGenerics(generic)}>`;
    return id;
  }

  private readClass(found: RegExpExecArray, line: number): void {
    const [, , , , label, style, mark, brace, rest = ''] = found;
    const id = this.nameIn(found, 1);
    if (label !== undefined) this.graph.box(id).label = readLabel(label);
    if (style !== undefined) this.graph.remarkStyle(line);
    if (mark !== undefined) this.mark(id, mark);
    if (brace === undefined) return;
    const inside = this.graph.openBody(id, rest, line);
    if (inside !== '') this.readBody(id, inside, line);
  }

  private readBody(id: string, text: string, line: number): void {
    const mark = MARK.exec(text)?.[1];
    if (text === '}') this.graph.closeBody();
    else if (mark !== undefined) this.mark(id, mark);
    else this.readMember(id, text, line);
  }

  private readMember(id: string, text: string, line: number): void {
    if (/[{}]/.test(text)) throw notUnderstood({ text, line });
    const mark = MARK.exec(text)?.[1];
    if (mark !== undefined) return this.mark(id, mark);
    const { isMethod, row } = readMember(text);
    this.graph.addRow(id, isMethod ? 1 : 0, row);
  }

  private mark(id: string, mark: string): void {
    const node = this.graph.box(id);
    node.marks = [...(node.marks ?? []), readLabel(mark)];
  }

  private readRelation(found: RegExpExecArray, line: number): void {
    const [fromText, start, kind, end, toText] = found.slice(4, 9);
    const [style, label] = found.slice(12);
    const [from, to] = [this.nameIn(found, 1), this.nameIn(found, 9)];
    if (style !== undefined) this.graph.remarkStyle(line);
    this.graph.connect(from, to, {
      label: readLabel(label ?? ''),
      style: kind === '..' ? 'dotted' : 'solid',
      ends: {
        from: { head: HEADS[start ?? ''] ?? 'none', text: readLabel(fromText ?? '') },
        to: { head: HEADS[end ?? ''] ?? 'none', text: readLabel(toText ?? '') },
      },
    });
  }
}
