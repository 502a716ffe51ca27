/** Sizes in px of mermaid's own layout at 16 px, read off what it draws. */
const LINE = 24;
const LINE_WIDTH = 200;
const PADDING = 30;
/** Between two levels, and what the words on an arrow add to that. */
const LEVEL_GAP = 50;
const LABEL = 24;
const NODE_GAP = 50;
const MARGIN = 16;
/** Title and border of a group, when the graph runs down and when it runs sideways. */
const GROUP = { down: 42, sideways: 62 };
/** Letters of Chinese are as wide as they are high. */
const LETTER = { latin: 8, wide: 16 };

interface Edge {
  from: string;
  to: string;
  labelled: boolean;
}

interface Graph {
  /** Height of each node in px. */
  nodes: Map<string, number>;
  edges: Edge[];
  groups: number;
  sideways: boolean;
}

/** Height in px that a flowchart or a state diagram will take at its natural size, estimated from its lines, the first of which names its kind. */
export function graphHeight(lines: readonly string[]): number {
  const { nodes, edges, groups, sideways } = readGraph(lines);
  const levels = levelsOf([...nodes.keys()], edges);
  const rows: string[][] = [];
  for (const [node, level] of levels) (rows[level] ??= []).push(node);
  const heights = rows.filter(Boolean).map((row) => row.map((node) => nodes.get(node)!));
  if (sideways) {
    const row = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) + NODE_GAP * (values.length - 1);
    return MARGIN + Math.max(LINE + PADDING, ...heights.map(row)) + GROUP.sideways * groups;
  }
  // Words stand beside each other: a level has room for them once.
  const labelled = new Set(edges.filter((edge) => edge.labelled).map(({ from, to }) => Math.min(levels.get(from)!, levels.get(to)!)));
  return MARGIN + heights.reduce((sum, row) => sum + Math.max(...row), 0) + LEVEL_GAP * Math.max(0, heights.length - 1) + LABEL * labelled.size + GROUP.down * groups;
}

const NODE = /([\w.]+(?:-[\w.]+)*)(\[+[(/\\]?|\(+\[?|\{+)("[^"]*"|[^\])}"]*)[/\\]?[\])}]+(?:::\w+)?/g;
const LINK = /\s*(?:<?(?:--|==|-\.)\s+([^|\n]+?)\s+(?:-{2,}|={2,}|\.-)[>xo]?|<?(?:-{2,}|={2,}|~{3,}|-\.+-)[>xo]?(?:\s*\|([^|]*)\|)?)\s*/;
const NOT_A_STATEMENT = /^(subgraph|end|style|classDef|class|click|linkStyle|direction|note|state)\b|^\}/i;

function readGraph(lines: readonly string[]): Graph {
  const kind = lines[0] ?? '';
  const isState = kind.startsWith('state');
  const nodes = new Map<string, number>();
  const edges: Edge[] = [];
  for (const line of lines.slice(1)) {
    if (NOT_A_STATEMENT.test(line)) continue;
    const [statement = '', words] = isState ? line.split(/\s*:\s*/) : [line.replace(/;$/, '')];
    const bare = statement.replace(NODE, (_, id: string, shape: string, label: string) => {
      nodes.set(id, nodeHeight(label, shape));
      return id;
    });
    // Parts at even places are nodes; each link has its two kinds of words behind it.
    const parts = bare.split(LINK);
    const stops = parts.filter((_, index) => index % 3 === 0).map((part) => (part ?? '').split('&').map((name) => name.trim()).filter(Boolean));
    stops.forEach((names, index) => {
      for (const to of names) {
        if (!nodes.has(to)) nodes.set(to, isState ? LINE + PADDING / 2 : nodeHeight(to, '['));
        const labelled = Boolean(words ?? parts[index * 3 - 2] ?? parts[index * 3 - 1]);
        for (const from of stops[index - 1] ?? []) edges.push({ from, to, labelled });
      }
    });
  }
  const directions = isState ? (lines.find((line) => line.startsWith('direction')) ?? '') : kind;
  return { nodes, edges, groups: lines.filter((line) => /^(subgraph\b|state\b.*\{)/.test(line)).length, sideways: /\b(LR|RL)\b/.test(directions) };
}

/** A rhombus is as high as its words are long and high together. */
function nodeHeight(label: string, shape: string): number {
  const width = [...label.replace(/"/g, '')].reduce((sum, letter) => sum + (letter > '\u2E7F' ? LETTER.wide : LETTER.latin), 0);
  const forced = label.split(/<br\s*\/?>/).length;
  const height = LINE * Math.max(forced, Math.ceil(width / forced / LINE_WIDTH) * forced);
  return shape === '{' ? Math.min(LINE_WIDTH, width) + height + PADDING : height + PADDING;
}

/** Level of each node: one more than the highest before it, arrows that lead back left out; who has nobody before stands right before the first behind. */
function levelsOf(nodes: readonly string[], edges: readonly Edge[]): Map<string, number> {
  const next = new Map<string, string[]>(nodes.map((node) => [node, []]));
  for (const { from, to } of edges) if (from !== to) next.get(from)?.push(to);
  const order: string[] = [];
  const forward = new Map<string, string[]>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string): void => {
    state.set(node, 'open');
    const ahead = next.get(node)!.filter((to) => state.get(to) !== 'open');
    forward.set(node, ahead);
    for (const to of ahead) if (!state.has(to)) visit(to);
    state.set(node, 'done');
    order.unshift(node);
  };
  for (const node of nodes) if (!state.has(node)) visit(node);
  const levels = new Map(nodes.map((node) => [node, 0]));
  for (const node of order) for (const to of forward.get(node)!) levels.set(to, Math.max(levels.get(to)!, levels.get(node)! + 1));
  const entered = new Set([...forward.values()].flat());
  for (const node of order) {
    const ahead = forward.get(node)!;
    if (!entered.has(node) && ahead.length > 0) levels.set(node, Math.min(...ahead.map((to) => levels.get(to)!)) - 1);
  }
  return levels;
}
