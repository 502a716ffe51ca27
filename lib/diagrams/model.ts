/** What a node looks like, in the words of the library that draws it. */
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
  /** A remark at a state. */
  | 'note';

export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

export interface GraphNode {
  label: string;
  shape: Shape;
  /** Number of the group that it lies in. */
  group?: number;
}

/** What a line begins or ends at: a node, a group, or the filled circle of a state diagram. */
export type End = { node: number } | { group: number } | 'point';

export interface Edge {
  from: End;
  to: End;
  label: string;
  style: 'solid' | 'dotted' | 'thick';
  arrowStart: boolean;
  arrowEnd: boolean;
  /** The group in which it is written: circles lie there. */
  group?: number;
}

export interface Group {
  label: string;
  direction?: Direction;
  parent?: number;
}

/** A flowchart or a state diagram. */
export interface Graph {
  kind: 'flowchart' | 'state';
  direction: Direction;
  nodes: GraphNode[];
  edges: Edge[];
  groups: Group[];
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

/** What a source says. Labels are plain text; a line end in one is a line end. */
export interface Diagram {
  picture: Graph | Sequence;
  /** Of `accTitle` or the front matter. */
  title?: string;
  /** Of `accDescr`. */
  description?: string;
  /** What is left out of the picture without a loss of meaning, such as colors. */
  remarks: Remark[];
}

/** Something that a writer should know, with its line in the source, from 1. */
export interface Remark {
  line: number;
  message: string;
}

/** A diagram that cannot be drawn as it is written. */
export class DiagramError extends Error {
  override name = 'DiagramError';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
