import { renderMermaidSVG } from 'beautiful-mermaid';
import { turnHeads } from './arrow-heads.ts';
import { backwardEdges } from './backward.ts';
import { cleanSvg, type Drawing } from './clean-svg.ts';
import { describe } from './describe.ts';
import { type Diagram, DiagramError, type Graph, type Remark, type Sequence } from './model.ts';
import { parseFlowchart } from './parse-flowchart.ts';
import { parseSequence } from './parse-sequence.ts';
import { parseState } from './parse-state.ts';
import { isElement, readSvg, type SvgElement, textOf, withDescendants } from './read-svg.ts';
import { readSource } from './statements.ts';
import { backwardKey, HELPER, type Layout, writeGraph, writeSequence } from './write-source.ts';

/** A diagram as a page shows it. */
export interface DrawnDiagram {
  title?: string;
  /** The text alternative. */
  description: string;
  wide: Drawing;
  /** For columns that are too narrow for the wide one. */
  narrow?: Drawing;
  remarks: Remark[];
}

/**
 * Available widths in px: 43 of the 43.9 rem on a wide screen, and the whole column on a phone of
 * 360 px.
 */
const COLUMN = { wide: 688, narrow: 294 };
/**
 * Maximum widths of a line of a label, in px: in a wide drawing, in a narrow one, and as a last
 * resort.
 */
const LABEL = { wide: 220, narrow: 150, least: 76 };

/**
 * Draws a Mermaid source at build time.
 * @throws DiagramError with the line of what cannot be drawn without loss
 */
export function drawDiagram(source: string): DrawnDiagram {
  const { picture, title, description, remarks } = parseDiagram(source);
  if ((picture.kind === 'sequence' ? picture.actors : picture.nodes).length === 0)
    throw new DiagramError(1, 'it is empty');
  const drawn = picture.kind === 'sequence' ? { wide: drawSequence(picture) } : drawGraph(picture);
  return { ...drawn, title, description: description ?? describe(picture), remarks };
}

function parseDiagram(source: string): Diagram {
  const { header, ...rest } = readSource(source);
  const read = { header, ...rest };
  const kind = /^\w+(?:-\w+)?/.exec(header.text)?.[0] ?? '';
  switch (kind) {
    case 'graph':
    case 'flowchart':
      return { ...rest, picture: parseFlowchart(read) };
    case 'stateDiagram':
    case 'stateDiagram-v2':
      return { ...rest, picture: parseState(read) };
    case 'sequenceDiagram': {
      const { title, ...picture } = parseSequence(read);
      return { ...rest, title: rest.title ?? title, picture };
    }
    default:
      throw new DiagramError(
        header.line,
        `diagrams of the kind “${kind}” are not drawn. Kinds that are: flowchart, stateDiagram-v2, sequenceDiagram`,
      );
  }
}

function drawGraph(graph: Graph): { wide: Drawing; narrow?: Drawing } {
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

/** Draws in the written direction if there is room, otherwise from top to bottom. */
function drawDirected(graph: Graph): { wide: Drawing; narrow?: Drawing } {
  const written = drawLayout(graph, { direction: graph.direction, labelWidth: LABEL.wide });
  if (written.width <= COLUMN.narrow) return { wide: written };
  const down: Graph = {
    ...graph,
    groups: graph.groups.map((group) => ({ ...group, direction: group.direction && 'TB' })),
  };
  const direction = graph.direction === 'BT' ? 'BT' : 'TB';
  const first = drawLayout(down, { direction, labelWidth: LABEL.narrow });
  const narrow =
    first.width <= COLUMN.narrow
      ? first
      : narrower(first, drawLayout(down, { direction, labelWidth: LABEL.least }));
  if (written.width <= COLUMN.wide)
    return narrow.width < written.width ? { wide: written, narrow } : { wide: written };
  if (first.width <= COLUMN.wide)
    return first === narrow ? { wide: first } : { wide: first, narrow };
  return { wide: narrower(narrow, written) };
}

const narrower = (a: Drawing, b: Drawing): Drawing => (b.width < a.width ? b : a);

function drawLayout(graph: Graph, layout: Layout): Drawing {
  const backward = backwardEdges(graph);
  const source = writeGraph(graph, layout, backward);
  const drawn = readSvg(
    renderMermaidSVG(source, {
      transparent: true,
      padding: 0,
      nodeSpacing: layout.labelWidth < LABEL.wide ? 16 : 24,
      layerSpacing: 36,
    }),
  );
  const svg = turnHeads(
    drawn,
    [...backward].map((edge) => backwardKey(edge, layout)),
  );
  const all = withDescendants(svg);
  const points = graph.edges
    .flatMap(({ from, to }) => [from, to])
    .filter((end) => end === 'point').length;
  expectAll('nodes', graph.nodes.length + points, count(all, 'node'));
  expectAll('lines', graph.edges.length, count(all, 'edge'));
  expectTexts(
    all,
    [...graph.nodes, ...graph.edges, ...graph.groups].map(({ label }) => label),
  );
  return cleanSvg(
    svg,
    new Set(graph.nodes.flatMap(({ shape }, index) => (shape === 'note' ? [`n${index}`] : []))),
  );
}

function drawSequence(sequence: Sequence): Drawing {
  const svg = withoutHelper(
    readSvg(renderMermaidSVG(writeSequence(sequence), { transparent: true })),
  );
  const all = withDescendants(svg);
  expectAll(
    'messages',
    sequence.steps.filter(({ kind }) => kind === 'message').length,
    count(all, 'message'),
  );
  expectTexts(
    all,
    [...sequence.actors, ...sequence.steps].flatMap((part) =>
      'label' in part ? [part.label] : [],
    ),
  );
  return cleanSvg(svg);
}

const withoutHelper = (svg: SvgElement): SvgElement => ({
  ...svg,
  children: svg.children.filter(
    (child) => !isElement(child) || child.attributes['data-label'] !== HELPER,
  ),
});

const count = (elements: readonly SvgElement[], name: string): number =>
  elements.filter(({ attributes }) => attributes.class === name).length;

/** The library silently drops what it does not support. */
function expectAll(what: string, expected: number, found: number): void {
  if (expected !== found)
    throw new DiagramError(1, `of ${expected} ${what} the drawing has ${found}`);
}

function expectTexts(all: readonly SvgElement[], labels: readonly string[]): void {
  const plain = (text: string): string => text.replace(/\s/g, '');
  const shown = all.filter(({ tag }) => tag === 'text').map((text) => plain(textOf(text)));
  const lost = labels.find((label) => !shown.some((text) => text.includes(plain(label))));
  if (lost !== undefined) throw new DiagramError(1, `the drawing lacks “${lost}”`);
}
