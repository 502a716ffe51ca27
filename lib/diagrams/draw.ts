import type { Drawing } from './clean-svg.ts';
import { describe } from './describe.ts';
import { drawGraph } from './draw-graph.ts';
import { drawSequence } from './draw-sequence.ts';
import { type Diagram, DiagramError, type Remark } from './model.ts';
import { parseClass } from './parse-class.ts';
import { parseEr } from './parse-er.ts';
import { parseFlowchart } from './parse-flowchart.ts';
import { parseSequence } from './parse-sequence.ts';
import { parseState } from './parse-state.ts';
import { readSource } from './statements.ts';

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
 * Draws a Mermaid source at build time.
 * @throws DiagramError with the line of what cannot be drawn without loss
 */
export function drawDiagram(source: string): DrawnDiagram {
  const { picture, title, description, remarks } = parseDiagram(source);
  if ((picture.kind === 'sequence' ? picture.actors : picture.nodes).length === 0)
    throw new DiagramError(1, 'it is empty');
  const drawn = picture.kind === 'sequence' ? drawSequence(picture) : drawGraph(picture);
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
    case 'classDiagram':
    case 'classDiagram-v2':
      return { ...rest, picture: parseClass(read) };
    case 'erDiagram':
      return { ...rest, picture: parseEr(read) };
    case 'sequenceDiagram': {
      const { title, ...picture } = parseSequence(read);
      return { ...rest, title: rest.title ?? title, picture };
    }
    default:
      throw new DiagramError(
        header.line,
        `diagrams of the kind “${kind}” are not drawn. Kinds that are: flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram`,
      );
  }
}
