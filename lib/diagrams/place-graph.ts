import { renderMermaidSVG } from 'beautiful-mermaid';
import { clearBorders } from './clear-borders.ts';
import { drawBoxes } from './draw-boxes.ts';
import { count, expectAll } from './expect.ts';
import { fitFrames } from './fit-frames.ts';
import { leanNodes } from './lean-nodes.ts';
import { lineEnds } from './line-ends.ts';
import { libraryEdges } from './loops.ts';
import type { Edge, Graph } from './model.ts';
import { placeLines } from './place-lines.ts';
import { readSvg, type SvgElement, withDescendants } from './read-svg.ts';
import { linesBehindNodes, restoreStyles, separateStyles } from './separate-lines.ts';
import { fillNodes } from './tight-nodes.ts';
import { widenGroups } from './widen-groups.ts';
import { edgeKey, type Layout, writeGraph } from './write-source.ts';

/** Nodes, groups, and lines in their places. */
export function place(graph: Graph, layout: Layout, backward: ReadonlySet<Edge>): SvgElement {
  // Joined lines would share their heads.
  if (graph.kind === 'boxes') return separated(graph, layout, backward);
  const joined = render(graph, layout, backward);
  const behind = linesBehindNodes(joined);
  // The library knows no styles of transitions.
  if (graph.kind === 'state' || behind === 0) return joined;
  const separate = separated(graph, layout, backward);
  return linesBehindNodes(separate) < behind ? separate : joined;
}

/** The same with lines that have no part in common. */
function separated(graph: Graph, layout: Layout, backward: ReadonlySet<Edge>): SvgElement {
  const styles = separateStyles(libraryEdges(graph), backward);
  const written = new Map(
    [...styles].map(([edge, style]): [Edge, Edge] => [edge, { ...edge, style }]),
  );
  const lines = [...styles].map(([edge, drawn]) => ({
    edge,
    name: edgeKey(edge, layout, backward.has(edge)),
    drawn,
    real: edge.style,
  }));
  return restoreStyles(
    render(
      { ...graph, edges: graph.edges.map((edge) => written.get(edge) ?? edge) },
      layout,
      new Set([...backward].flatMap((edge) => written.get(edge) ?? [])),
    ),
    lines,
    (line, index) => {
      const edge = lines[index]?.edge;
      return edge ? lineEnds(line, edge, backward.has(edge)) : [];
    },
  );
}

/** @throws DiagramError if nodes or lines are missing */
function render(graph: Graph, layout: Layout, backward: ReadonlySet<Edge>): SvgElement {
  const drawn = readSvg(
    renderMermaidSVG(writeGraph(graph, layout, backward), {
      transparent: true,
      padding: 0,
      nodeSpacing: layout.nodeSpacing,
      layerSpacing: layout.layerSpacing,
    }),
  );
  const placed = placeLines(filled(drawn, graph, layout), graph);
  const svg = widenGroups(fitFrames(placed, graph), graph);
  expectParts(svg, graph);
  return graph.kind === 'boxes' ? clearBorders(svg) : svg;
}

function filled(drawn: SvgElement, graph: Graph, { labelWidth, tight }: Layout): SvgElement {
  if (graph.kind === 'boxes') return drawBoxes(drawn, graph, labelWidth);
  const leaning = leanNodes(drawn, graph);
  return tight ? fillNodes(leaning, graph, labelWidth) : leaning;
}

/** @throws DiagramError if nodes or lines are missing */
function expectParts(svg: SvgElement, graph: Graph): void {
  const { nodes } = graph;
  const edges = libraryEdges(graph);
  const all = withDescendants(svg);
  const points = edges
    .flatMap(({ from, to }) => [from, to])
    .filter((end) => end === 'point').length;
  expectAll('nodes', nodes.length + points, count(all, 'node'));
  expectAll('lines', edges.length, count(all, 'edge'));
}
