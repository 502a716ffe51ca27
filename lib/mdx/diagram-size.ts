/** Height in rem of a row of nodes, of a message, of the heads of a sequence; read off mermaid's own layout at 16 px. */
const ROW = 6.5;
const MESSAGE = 3;
const HEADS = 10;
const LIMITS = { min: 8, max: 40 };

/**
 * How much height a diagram will take, in rem, estimated from its source: space is kept for it, so that nothing on the
 * page moves when it is drawn. A diagram that needs more is drawn smaller.
 */
export function diagramHeight(source: string): number {
  const lines = source.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('%%'));
  const kind = lines[0] ?? '';
  const height = kind.startsWith('sequenceDiagram') ? HEADS + MESSAGE * messages(lines) : ROW * rows(lines, /\b(LR|RL)\b/.test(kind));
  return Math.round(Math.min(LIMITS.max, Math.max(LIMITS.min, height)));
}

function messages(lines: readonly string[]): number {
  return lines.slice(1).reduce((sum, line) => sum + (/-[->x)]|^(Note|loop|alt|else|opt|par)\b/.test(line) ? 1 : 0), 0);
}

const LINK = /\s*(?:<?[-=.~]{2,}[^\s\w]*(?:[^|\n]*?[-=.]{2,}>)?|-->|<-->)\s*(?:\|[^|]*\|)?\s*/;

/** Rows that nodes fall into: the longest chain when the diagram runs down, the widest level when it runs sideways. */
function rows(lines: readonly string[], sideways: boolean): number {
  const edges = lines.slice(1).flatMap((line): [string, string][] => {
    const names = line.split(LINK).map((part) => /^[\w[\]*.-]+/.exec(part.trim())?.[0]?.replace(/[[({].*$/, '') ?? '').filter(Boolean);
    return names.slice(1).map((name, index) => [names[index]!, name]);
  });
  const level = new Map<string, number>();
  // Longest distance from a start; a cycle ends after as many rounds as there are edges.
  for (let round = 0; round <= edges.length; round++) {
    let changed = false;
    for (const [from, to] of edges) {
      const next = (level.get(from) ?? 0) + 1;
      if (!level.has(from)) level.set(from, 0);
      if ((level.get(to) ?? -1) < next && next <= edges.length) {
        level.set(to, next);
        changed = true;
      }
    }
    if (!changed) break;
  }
  const levels = [...level.values()];
  const subgraphs = lines.filter((line) => line.startsWith('subgraph')).length;
  const depth = Math.max(1, ...levels) + 1;
  const widest = Math.max(1, ...[...new Set(levels)].map((value) => levels.filter((other) => other === value).length));
  return (sideways ? widest : depth) + subgraphs * (sideways ? 0.6 : 0.4);
}
