import { BoxGraph } from './box-graph.ts';
import { readLabel } from './label.ts';
import type { Graph, Head } from './model.ts';
import { notUnderstood, type Source, type Statement } from './statements.ts';

const LOOKS = /^(classDef|style|class)\s/;
/** A name, also in quotes, with its label in brackets and its style. */
const NAME = String.raw`(?:"([^"]+)"|([\p{L}\p{N}_*-]+(?:\.[\p{L}\p{N}_*-]+)*))\s*(?:\[\s*("[^"]*"|[^\]]*)\])?\s*(:::\s*[\w,-]+)?`;
/** How many, in signs or words. The signs are mirrored at the other end. */
const COUNTS: readonly (readonly [pattern: string, head: Head])[] = [
  [String.raw`\|o|o\||one or zero\b|zero or one\b`, 'zero or one'],
  [String.raw`\}\||\|\{|one or more\b|one or many\b|1\+|many\(1\)`, 'many'],
  [String.raw`\}o|o\{|zero or more\b|zero or many\b|0\+|many\(0\)|many\b`, 'zero or many'],
  [String.raw`\|\||only one\b|one\b|1(?!\d)`, 'one'],
];
const COUNT = COUNTS.map(([pattern]) => pattern).join('|');
const LINE = String.raw`--|\.\.|\.-|-\.|optionally to\b|to\b`;
const RELATION = new RegExp(
  String.raw`^${NAME}\s*(${COUNT})\s*(${LINE})\s*(${COUNT})\s*${NAME}\s*(?::\s*([\s\S]*))?$`,
  'iu',
);
const ENTITY = new RegExp(String.raw`^${NAME}\s*(\{(.*))?$`, 'u');
const GROUP = /^subgraph\s+(?:"([^"]+)"|([\p{L}\p{N}_.-]+))\s*(?:\[\s*("[^"]*"|[^\]]*)\])?$/u;
const ATTRIBUTE =
  /^(\S+)\s+([^\s"]+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s*"([^"]*)")?$/i;

/**
 * Parses an entity relationship diagram. Anything unsupported is an error.
 * @throws DiagramError
 */
export function parseEr({ header, statements, remarks }: Source): Graph {
  if (!/^erDiagram$/.test(header.text)) throw notUnderstood(header);
  const graph = new BoxGraph(remarks);
  const reader = new EntityReader(graph);
  for (const statement of statements) reader.read(statement);
  return graph.finish();
}

class EntityReader {
  constructor(private readonly graph: BoxGraph) {}

  read(statement: Statement): void {
    const { text, line } = statement;
    const { bodyOf } = this.graph;
    if (bodyOf !== undefined) return this.readBody(bodyOf, text, line);
    if (this.graph.readShared(statement, LOOKS)) return;
    const [group, relation, entity] = [GROUP.exec(text), RELATION.exec(text), ENTITY.exec(text)];
    if (group) this.graph.openGroup(readLabel(group[3] ?? group[1] ?? group[2] ?? ''), line);
    else if (text === 'end' && this.graph.closeGroup()) return;
    else if (relation) this.readRelation(relation, line);
    else if (entity) this.readEntity(entity, line);
    else throw notUnderstood({ text, line });
  }

  /** The name whose groups begin at `index`. Its entity is there from now on. */
  private nameIn(found: RegExpExecArray, index: number, line: number): string {
    const [quoted, plain, label, style] = found.slice(index);
    const id = quoted ?? plain ?? '';
    const node = this.graph.box(id, readLabel(id));
    if (label !== undefined) node.label = readLabel(label);
    if (style !== undefined) this.graph.remarkStyle(line);
    return id;
  }

  private readEntity(found: RegExpExecArray, line: number): void {
    const id = this.nameIn(found, 1, line);
    const [brace, rest = ''] = found.slice(5);
    if (brace === undefined) return;
    const inside = this.graph.openBody(id, rest, line);
    if (inside !== '') this.readBody(id, inside, line);
  }

  private readBody(id: string, text: string, line: number): void {
    if (text === '}') {
      this.graph.closeBody();
      return;
    }
    const attribute = ATTRIBUTE.exec(text);
    if (!attribute) throw notUnderstood({ text, line });
    const [, type = '', name = '', keys = '', comment = ''] = attribute;
    const generic = type.replace(/~([\s\S]*)~/, '<$1>');
    this.graph.addRow(id, 0, {
      cells: [generic, name, keys.toUpperCase().replace(/\s*,\s*/g, ', '), readLabel(comment)],
    });
  }

  private readRelation(found: RegExpExecArray, line: number): void {
    const [start = '', kind = '', end = ''] = found.slice(5, 8);
    const [from, to] = [this.nameIn(found, 1, line), this.nameIn(found, 8, line)];
    this.graph.connect(from, to, {
      label: readLabel(found[12] ?? ''),
      style: /^(--|to)$/i.test(kind) ? 'solid' : 'dotted',
      ends: { from: { head: headOf(start), text: '' }, to: { head: headOf(end), text: '' } },
    });
  }
}

const headOf = (count: string): Head =>
  COUNTS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(count))?.[1] ?? 'none';
