import { turnHeads } from './arrow-heads.ts';
import { backwardEdges } from './backward.ts';
import { cleanSvg, type Drawing } from './clean-svg.ts';
import { COLUMN } from './columns.ts';
import { expectTexts } from './expect.ts';
import {
  DiagramError,
  type Direction,
  type Edge,
  type End,
  type Graph,
  groupsFrom,
} from './model.ts';
import { overlaps } from './overlaps.ts';
import { place } from './place-graph.ts';
import { withDescendants } from './read-svg.ts';
import { withoutLines } from './without-lines.ts';
import { edgeKey, type Layout } from './write-source.ts';

const WIDE = { labelWidth: 220, nodeSpacing: 24, layerSpacing: 36 };
const DOWN = { labelWidth: 150, nodeSpacing: 16, layerSpacing: 36 };
/** Least distances in px of boxes whose lines have heads and numbers at their ends. */
const BOXES = { nodeSpacing: 24, layerSpacing: 52 };
const TIGHT = { labelWidth: 76, nodeSpacing: 12, layerSpacing: 24, tight: true };

/**
 * Draws a flowchart, the states of something, or classes or entities.
 * @throws DiagramError if the library drops a part of it
 */
export function drawGraph(given: Graph): { wide: Drawing; narrow?: Drawing } {
  const graph = withoutCrossedDirections(given);
  try {
    return drawDirected(graph);
  } catch (error) {
    // The library drops lines into a group that has its own direction. Mermaid ignores that
    // direction.
    if (
      !(error instanceof DiagramError) ||
      graph.groups.every(({ direction }) => direction === undefined)
    )
      throw error;
    return drawDirected({
      ...graph,
      groups: graph.groups.map((group) => ({ ...group, direction: undefined })),
    });
  }
}

/**
 * As Mermaid does, ignores the direction of a group if a line leads from a node in it to the
 * outside. The library would take that line around the whole drawing.
 */
function withoutCrossedDirections(graph: Graph): Graph {
  const { nodes, edges, groups } = graph;
  const isIn = (group: number | undefined, outer: number): boolean =>
    groupsFrom(groups, group).includes(outer);
  const isNodeIn = (end: End, outer: number): boolean =>
    end !== 'point' && 'node' in end && isIn(nodes[end.node]?.group, outer);
  const isOutside = (end: End, outer: number): boolean =>
    end !== 'point' && !isNodeIn(end, outer) && !('group' in end && isIn(end.group, outer));
  return {
    ...graph,
    groups: groups.map((group, outer) =>
      edges.some(
        ({ from, to }) =>
          (isNodeIn(from, outer) && isOutside(to, outer)) ||
          (isNodeIn(to, outer) && isOutside(from, outer)),
      )
        ? { ...group, direction: undefined }
        : group,
    ),
  };
}

/** Draws in the written direction if there is room, otherwise from top to bottom. */
function drawDirected(graph: Graph): { wide: Drawing; narrow?: Drawing } {
  const written = drawLayout(graph, { ...WIDE, direction: graph.direction });
  if (written.width <= COLUMN.narrow) return { wide: written };
  const { first, narrow } = drawNarrow(graph);
  if (written.width <= COLUMN.wide)
    return narrow.width < written.width ? { wide: written, narrow } : { wide: written };
  if (first.width <= COLUMN.wide)
    return first === narrow ? { wide: first } : { wide: first, narrow };
  return { wide: better(narrow, written) };
}

/**
 * From top to bottom: the first of several layouts that fits, or else the best one. Where many
 * nodes are side by side, left to right is narrower.
 */
function drawNarrow(graph: Graph): { first: Drawing; narrow: Drawing } {
  const down: Direction = graph.direction === 'BT' ? 'BT' : 'TB';
  const across: Direction = graph.direction === 'RL' ? 'RL' : 'LR';
  const draw = (layout: Layout): Drawing =>
    drawLayout(
      {
        ...graph,
        groups: graph.groups.map((group) => ({
          ...group,
          direction: group.direction && layout.direction,
        })),
      },
      layout,
    );
  const first = draw({ ...DOWN, direction: down });
  let narrow = first;
  for (const layout of [
    { ...TIGHT, direction: down, labelWidth: 110 },
    { ...TIGHT, direction: down },
    { ...TIGHT, direction: across },
    { ...TIGHT, direction: down, labelWidth: 60 },
    { ...TIGHT, direction: across, labelWidth: 60 },
  ]) {
    if (narrow.width <= COLUMN.narrow && faultsOf(narrow) === 0) break;
    narrow = better(narrow, draw(layout));
  }
  return { first, narrow };
}

const faultsOf = ({ html }: Drawing): number => overlaps(html).length;

/** The drawing where fewer parts lie on each other, or the narrower one. */
function better(a: Drawing, b: Drawing): Drawing {
  const more = faultsOf(b) - faultsOf(a);
  return more < 0 || (more === 0 && b.width < a.width) ? b : a;
}

/** Gives labels more room only where they need it, because that makes a drawing wider. */
function drawLayout(graph: Graph, layout: Layout): Drawing {
  const usual = drawOnce(graph, layout);
  if (faultsOf(usual) === 0) return usual;
  const roomy = drawOnce(graph, { ...layout, roomy: true });
  return faultsOf(roomy) < faultsOf(usual) ? roomy : usual;
}

function drawOnce(given: Graph, laid: Layout): Drawing {
  const isBoxes = given.kind === 'boxes';
  const layout = isBoxes ? spacious(laid) : laid;
  const graph = isBoxes ? { ...given, direction: layout.direction } : given;
  const backward = backwardEdges(graph);
  const svg = place(graph, layout, backward);
  expectTexts(
    withDescendants(svg),
    [...graph.nodes, ...graph.edges, ...graph.groups].map(({ label }) => label),
  );
  const isHidden = ({ style }: Edge) => style === 'invisible';
  const keyOf = (edge: Edge) => edgeKey(edge, layout, backward.has(edge));
  const shown = withoutLines(svg, graph.edges.filter(isHidden).map(keyOf));
  const turned = [...backward].filter((edge) => !isHidden(edge)).map(keyOf);
  return cleanSvg(
    turnHeads(shown, turned),
    new Set(graph.nodes.flatMap(({ shape }, index) => (shape === 'note' ? [`n${index}`] : []))),
  );
}

const spacious = (layout: Layout): Layout => ({
  ...layout,
  nodeSpacing: Math.max(layout.nodeSpacing, BOXES.nodeSpacing),
  layerSpacing: Math.max(layout.layerSpacing, BOXES.layerSpacing),
});
