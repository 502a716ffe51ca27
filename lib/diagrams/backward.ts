import type { Edge, End, Graph } from './model.ts';

const keyOf = (end: End): string =>
  end === 'point' ? '' : 'node' in end ? `n${end.node}` : `g${end.group}`;

/**
 * The edges that close a cycle, if the graph is read in the order of its source. The library would
 * reverse an arbitrary edge of a cycle, and a diagram could begin in its middle; so these edges are
 * laid out from end to start.
 */
export function backwardEdges({ nodes, edges, groups }: Graph): ReadonlySet<Edge> {
  const backward = new Set<Edge>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (key: string): void => {
    state.set(key, 'open');
    for (const edge of edges) {
      if (keyOf(edge.from) !== key || edge.to === 'point' || keyOf(edge.to) === key) continue;
      const to = keyOf(edge.to);
      if (state.get(to) === 'open') backward.add(edge);
      else if (!state.has(to)) visit(to);
    }
    state.set(key, 'done');
  };
  const beginnings = edges.flatMap(({ from, to }) =>
    from === 'point' && to !== 'point' ? [keyOf(to)] : [],
  );
  const written = edges.map(({ from }) => keyOf(from)).filter((key) => key !== '');
  for (const key of [
    ...beginnings,
    ...withoutEntry(edges),
    ...written,
    ...nodes.map((_, index) => `n${index}`),
    ...groups.map((_, index) => `g${index}`),
  ])
    if (!state.has(key)) visit(key);
  return backward;
}

/** Nodes and groups without an incoming edge. */
function withoutEntry(edges: readonly Edge[]): string[] {
  const entered = new Set(
    edges.filter(({ from, to }) => keyOf(from) !== keyOf(to)).map(({ to }) => keyOf(to)),
  );
  return edges.map(({ from }) => keyOf(from)).filter((key) => key !== '' && !entered.has(key));
}
