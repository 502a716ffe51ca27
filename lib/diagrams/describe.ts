import type { End, Graph, Sequence } from './model.ts';

const oneLine = (label: string): string => label.replaceAll('\n', ' ');
const withLabel = (text: string, label: string): string =>
  label === '' ? text : `${text}: ${oneLine(label)}`;

/** The text alternative of a diagram. */
export function describe(picture: Graph | Sequence): string {
  const lines = picture.kind === 'sequence' ? sequenceLines(picture) : graphLines(picture);
  return [...new Set(lines)].join('; ');
}

function sequenceLines({ actors, steps }: Sequence): string[] {
  const nameOf = (actor: number): string => oneLine(actors[actor]?.label ?? '');
  return steps.flatMap((step) => {
    if (step.kind === 'message')
      return [withLabel(`${nameOf(step.from)} → ${nameOf(step.to)}`, step.label)];
    if (step.kind === 'note') return [withLabel(step.actors.map(nameOf).join(', '), step.label)];
    return step.kind === 'close' || step.label === '' ? [] : [`[${oneLine(step.label)}]`];
  });
}

function graphLines({ nodes, edges: all, groups }: Graph): string[] {
  const edges = all.filter(({ style }) => style !== 'invisible');
  const nameOf = (end: End): string =>
    oneLine(
      end === 'point' ? '●' : (('node' in end ? nodes[end.node] : groups[end.group])?.label ?? ''),
    );
  const inGroups = groups.flatMap(({ label }, index) => {
    const members = nodes.filter(({ group }) => group === index).map((node) => oneLine(node.label));
    return members.length === 0 ? [] : [`${oneLine(label)}: ${members.join(', ')}`];
  });
  const connected = new Set(
    edges
      .flatMap(({ from, to }) => [from, to])
      .flatMap((end) => (end !== 'point' && 'node' in end ? [end.node] : [])),
  );
  const alone = nodes.flatMap((node, index) =>
    connected.has(index) || node.group !== undefined ? [] : [oneLine(node.label)],
  );
  const lines = edges.map(({ from, to, label, arrowStart, arrowEnd }) =>
    withLabel(`${nameOf(from)} ${arrowStart ? '↔' : arrowEnd ? '→' : '–'} ${nameOf(to)}`, label),
  );
  return [...inGroups, ...alone, ...lines];
}
