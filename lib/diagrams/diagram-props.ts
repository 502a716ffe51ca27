import { drawDiagram } from './draw.ts';
import { DiagramError, type Remark } from './model.ts';

/** Props of `<Mermaid>`: all are strings, because a compiled page has them as attributes. */
export interface DiagramProps {
  title?: string;
  description: string;
  /** Shapes and texts of a drawing, and its `viewBox`. */
  wide: string;
  wideBox: string;
  narrow?: string;
  narrowBox?: string;
}

/**
 * Draws a diagram for its page.
 * @returns no props if only the source can be shown; the problems say why
 */
export function diagramProps(chart: string): { props?: DiagramProps; problems: Remark[] } {
  try {
    const { title, description, wide, narrow, remarks } = drawDiagram(chart);
    return {
      props: {
        title,
        description,
        wide: wide.html,
        wideBox: wide.viewBox,
        narrow: narrow?.html,
        narrowBox: narrow?.viewBox,
      },
      problems: remarks.map(({ line, message }) => ({
        line,
        message: `In this diagram ${message}.`,
      })),
    };
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    return {
      problems: [
        {
          line: error.line,
          message: `This diagram is shown as its source, because it cannot be drawn: ${error.message}.`,
        },
      ],
    };
  }
}
