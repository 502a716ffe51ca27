/** The shape of a node, as the drawing library names it, and those that it does not know. */
export type Shape =
  | 'rectangle'
  | 'rounded'
  | 'stadium'
  | 'circle'
  | 'doublecircle'
  | 'subroutine'
  | 'cylinder'
  | 'hexagon'
  | 'diamond'
  | 'trapezoid'
  | 'trapezoid-alt'
  | 'asymmetric'
  /** Both sides lean to the right, or to the left. */
  | 'parallelogram'
  | 'parallelogram-alt'
  /** A note on a state. */
  | 'note';

export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

/** A row in the box of a class or an entity. */
export interface Row {
  /** One text of a class, or the columns of an entity. */
  cells: string[];
  /** Abstract members are italic, static ones underlined. */
  look?: 'italic' | 'underline';
}

export interface GraphNode {
  label: string;
  shape: Shape;
  /** Of a class: its annotations, such as `interface`. */
  marks?: string[];
  /** The parts below the name, with their rows. */
  parts?: Row[][];
  /** Index of its group. */
  group?: number;
}

/** An end of a line: a node, a group, or the filled circle of a state diagram. */
export type End = { node: number } | { group: number } | 'point';

/** What is drawn at an end of a line between classes or entities. */
export type Head =
  | 'none'
  | 'arrow'
  | 'triangle'
  | 'diamond'
  | 'full diamond'
  | 'circle'
  | 'one'
  | 'zero or one'
  | 'many'
  | 'zero or many';

export interface LineEnd {
  head: Head;
  /** How many there are, in words or numbers. */
  text: string;
}

export interface Edge {
  from: End;
  to: End;
  label: string;
  /** An invisible one only places its ends side by side. */
  style: 'solid' | 'dotted' | 'thick' | 'invisible';
  arrowStart: boolean;
  arrowEnd: boolean;
  /** Between classes or entities, instead of arrowheads. */
  ends?: { from: LineEnd; to: LineEnd };
  /** Index of the group in which it is written. A circle is drawn in that group. */
  group?: number;
}

export interface Group {
  label: string;
  direction?: Direction;
  parent?: number;
}

/** A flowchart, a state diagram, or the boxes of classes or entities. */
export interface Graph {
  kind: 'flowchart' | 'state' | 'boxes';
  direction: Direction;
  nodes: GraphNode[];
  edges: Edge[];
  groups: Group[];
}

/** A group and those around it, from the inside to the outside. */
export function groupsFrom(groups: readonly Group[], group: number | undefined): number[] {
  return group === undefined ? [] : [group, ...groupsFrom(groups, groups[group]?.parent)];
}

type Step =
  | {
      kind: 'message';
      from: number;
      to: number;
      arrow: string;
      mark: '' | '+' | '-';
      label: string;
    }
  | { kind: 'note'; position: 'left of' | 'right of' | 'over'; actors: number[]; label: string }
  | { kind: 'open'; block: string; label: string }
  | { kind: 'divide'; label: string }
  | { kind: 'close' };

export interface Sequence {
  kind: 'sequence';
  actors: { label: string; person: boolean }[];
  steps: Step[];
}

/** A parsed source. Labels are plain text and may have line breaks. */
export interface Diagram {
  picture: Graph | Sequence;
  /** From `accTitle` or the front matter. */
  title?: string;
  /** From `accDescr`. */
  description?: string;
  /** What the drawing leaves out without loss of meaning, such as colors. */
  remarks: Remark[];
}

/** A message for the writer, with its line in the source, counted from 1. */
export interface Remark {
  line: number;
  message: string;
}

/** A diagram that cannot be drawn as written. */
export class DiagramError extends Error {
  override name = 'DiagramError';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
