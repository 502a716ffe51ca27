import { boxStandIn } from './box-size.ts';
import { roomyLabel } from './label-room.ts';
import { shield } from './label.ts';
import { libraryEdges } from './loops.ts';
import type { Direction, Edge, End, Graph, GraphNode, Sequence, Shape } from './model.ts';
import { FONT } from './svg-parts.ts';
import { standIn } from './tight-nodes.ts';
import { wrap } from './wrap.ts';

/** How a graph is laid out. */
export interface Layout {
  direction: Direction;
  /** Labels are broken into lines of about this width in px. */
  labelWidth: number;
  /** Distances in px: of nodes that are side by side, and along the lines. */
  nodeSpacing: number;
  layerSpacing: number;
  /** Little room beside the labels of nodes: `fillNodes` has to write them. */
  tight?: boolean;
  /** All the room that the labels of lines take. */
  roomy?: boolean;
}

const NODE_FONT = 13;

const MARKS: Readonly<Record<Exclude<Shape, 'note'>, readonly [open: string, close: string]>> = {
  rectangle: ['[', ']'],
  rounded: ['(', ')'],
  stadium: ['([', '])'],
  circle: ['((', '))'],
  doublecircle: ['(((', ')))'],
  subroutine: ['[[', ']]'],
  cylinder: ['[(', ')]'],
  hexagon: ['{{', '}}'],
  diamond: ['{', '}'],
  trapezoid: ['[/', '\\]'],
  'trapezoid-alt': ['[\\', '/]'],
  // `leanNodes` makes them what they are.
  parallelogram: ['[/', '\\]'],
  'parallelogram-alt': ['[\\', '/]'],
  asymmetric: ['>', ']'],
};

const ARROWS: Readonly<Record<Edge['style'], readonly [arrow: string, plain: string]>> = {
  solid: ['-->', '---'],
  dotted: ['-.->', '-.-'],
  thick: ['==>', '==='],
  // `withoutLines` takes it out of the drawing.
  invisible: ['---', '---'],
};

/**
 * Writes a graph so that the drawing library cannot misread it: generated names, one statement per
 * line, spaces around arrows.
 * @param backward edges to be written from their end to their start
 */
export function writeGraph(given: Graph, layout: Layout, backward: ReadonlySet<Edge>): string {
  const graph = {
    ...given,
    edges: given.edges.map((edge) =>
      backward.has(edge) ? { ...edge, from: edge.to, to: edge.from } : edge,
    ),
  };
  return graph.kind === 'state' ? writeState(graph, layout) : writeFlowchart(graph, layout);
}

/**
 * How the drawing names an edge.
 * @param isBackward whether it was written from its end to its start
 */
export const edgeKey = (edge: Edge, layout: Layout, isBackward: boolean): string =>
  `${nameOf(isBackward ? edge.to : edge.from)} ${nameOf(isBackward ? edge.from : edge.to)} ${edge.label === '' ? '' : edgeLabel(edge, layout).replaceAll('<br/>', '\n')}`;

/** Label of a hidden message: the library drops notes before the first message. */
export const HELPER = '\ue200';

/** `a0` is the first actor. */
export function writeSequence({ actors, steps }: Sequence): string {
  const lines = actors.map(
    ({ label, person }, index) =>
      `${person ? 'actor' : 'participant'} a${index} as ${shield(label)}`,
  );
  if (steps.find(({ kind }) => kind === 'note' || kind === 'message')?.kind === 'note')
    lines.push(`a0->>a${Math.min(1, actors.length - 1)}: ${HELPER}`);
  for (const step of steps) {
    if (step.kind === 'message')
      lines.push(`a${step.from}${step.arrow}${step.mark}a${step.to}: ${shield(step.label)}`);
    else if (step.kind === 'note')
      lines.push(
        `Note ${step.position} ${step.actors.map((actor) => `a${actor}`).join(',')}: ${shield(step.label)}`,
      );
    else if (step.kind === 'open')
      lines.push(`${step.block} ${step.label === '' ? '' : shield(step.label)}`);
    else if (step.kind === 'divide')
      lines.push(`else ${step.label === '' ? '' : shield(step.label)}`);
    else lines.push('end');
  }
  return ['sequenceDiagram', ...lines].join('\n');
}

const nodeLabel = (node: GraphNode, { labelWidth, tight }: Layout): string =>
  tight ? standIn(node, labelWidth) : shield(wrap(node.label, labelWidth, NODE_FONT));
const edgeLabel = ({ label }: Edge, { labelWidth, roomy }: Layout): string =>
  (roomy ? roomyLabel : shield)(wrap(label, labelWidth, FONT));
const nameOf = (end: End): string =>
  end === 'point' ? '[*]' : 'node' in end ? `n${end.node}` : `g${end.group}`;

function writeFlowchart(graph: Graph, layout: Layout): string {
  const node = (item: GraphNode, index: number): string => {
    const [open, close] = MARKS[item.shape === 'note' ? 'rectangle' : item.shape];
    const label =
      graph.kind === 'boxes'
        ? boxStandIn(graph, index, layout.labelWidth)
        : nodeLabel(item, layout);
    return `n${index}${open}"${label}"${close}`;
  };
  const lines = inGroups(graph, node, (label, group) => `subgraph g${group} [${label}]`, 'end');
  for (const edge of libraryEdges(graph)) {
    const [arrow, plain] = ARROWS[edge.style];
    lines.push(
      `${nameOf(edge.from)} ${edge.arrowStart ? '<' : ''}${edge.arrowEnd ? arrow : plain}${edge.label === '' ? '' : `|${edgeLabel(edge, layout)}|`} ${nameOf(edge.to)}`,
    );
  }
  return [`flowchart ${layout.direction}`, ...lines].join('\n');
}

function writeState(graph: Graph, layout: Layout): string {
  const edge = (item: Edge): string =>
    `${nameOf(item.from)} --> ${nameOf(item.to)}${item.label === '' ? '' : ` : ${edgeLabel(item, layout)}`}`;
  const hasPoint = ({ from, to }: Edge): boolean => from === 'point' || to === 'point';
  // A circle is drawn where its line is written: those lines go into their group, all others to the
  // end.
  const lines = inGroups(
    graph,
    (item, index) => `state "${nodeLabel(item, layout)}" as n${index}`,
    (label, group) => `state "${label}" as g${group} {`,
    '}',
    (group) => graph.edges.filter((item) => hasPoint(item) && item.group === group).map(edge),
  );
  return [
    'stateDiagram-v2',
    `direction ${layout.direction}`,
    ...lines,
    ...graph.edges.filter((item) => !hasPoint(item)).map(edge),
  ].join('\n');
}

/** The nodes of a graph, each in its group. */
function inGroups(
  graph: Graph,
  node: (node: GraphNode, index: number) => string,
  open: (label: string, group: number) => string,
  close: string,
  more: (group?: number) => string[] = () => [],
): string[] {
  const contents = (parent: number | undefined): string[] => [
    ...graph.groups.flatMap((group, index) =>
      group.parent === parent
        ? [
            open(shield(group.label), index),
            ...(group.direction ? [`direction ${group.direction}`] : []),
            ...contents(index),
            close,
          ]
        : [],
    ),
    ...graph.nodes.flatMap((item, index) => (item.group === parent ? [node(item, index)] : [])),
    ...more(parent),
  ];
  return contents(undefined);
}
