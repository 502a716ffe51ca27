import { graphHeight } from './graph-height.ts';

/** Height in rem of a message and of the heads of a sequence; read off mermaid's own layout at 16 px. */
const MESSAGE = 3;
const HEADS = 11.5;
/** Of a kind that is not looked into: a line of its source is about a line of its picture. */
const OTHER = { least: 13, line: 1.5 };
const LIMITS = { min: 6, max: 64 };
/** Padding and border of the figure, in px. */
const FRAME = 34;

/**
 * How much height a diagram will take, in rem, estimated from its source: space is kept for it, so that nothing on the
 * page moves when it is drawn. A diagram that needs more is drawn smaller.
 */
export function diagramHeight(source: string): number {
  const lines = source.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('%%'));
  const kind = lines[0] ?? '';
  return Math.round(Math.min(LIMITS.max, Math.max(LIMITS.min, heightOf(kind, lines))));
}

function heightOf(kind: string, lines: readonly string[]): number {
  if (/^(graph|flowchart|stateDiagram)\b/.test(kind)) return (graphHeight(lines) + FRAME) / 16;
  if (kind.startsWith('sequenceDiagram')) return HEADS + MESSAGE * messages(lines);
  return Math.max(OTHER.least, OTHER.line * lines.length);
}

function messages(lines: readonly string[]): number {
  return lines.slice(1).reduce((sum, line) => sum + (/-[->x)]|^(Note|loop|alt|else|opt|par)\b/.test(line) ? 1 : 0), 0);
}
