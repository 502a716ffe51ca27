import type { Edge, End, Graph, Head, Row, Sequence } from './model.ts';

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

/** How a class or an entity is read, and what is at the ends of their lines. */
const STARTS: Readonly<Record<Head, string>> = {
  none: '',
  arrow: '←',
  triangle: '◁',
  diamond: '◇',
  'full diamond': '◆',
  circle: '○',
  one: '1 ',
  'zero or one': '0..1 ',
  many: '1..* ',
  'zero or many': '0..* ',
};
const MIRRORED: Readonly<Record<string, string>> = { '←': '→', '◁': '▷' };

function lineMark({ arrowStart, arrowEnd, style, ends }: Edge): string {
  if (!ends) return arrowStart ? '↔' : arrowEnd ? '→' : '–';
  const end = STARTS[ends.to.head].trim();
  const line = [
    STARTS[ends.from.head],
    style === 'dotted' ? '⋯' : '–',
    /^\d/.test(end) ? ' ' : '',
    MIRRORED[end] ?? end,
  ]
    .join('')
    .replace('←–→', '↔')
    .replace('–→', '→')
    .replace('←–', '←');
  return [ends.from.text, line, ends.to.text].filter((part) => part !== '').join(' ');
}

const rowText = ({ cells }: Row): string => oneLine(cells.filter((cell) => cell !== '').join(' '));

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
  const boxes = nodes.flatMap(({ label, marks = [], parts = [] }) => {
    const name = [oneLine(label), ...marks.map((mark) => `«${mark}»`)].join(' ');
    const rows = parts.flat().map(rowText);
    return marks.length + rows.length === 0
      ? []
      : [rows.length === 0 ? name : `${name}: ${rows.join(', ')}`];
  });
  const connected = new Set(
    edges
      .flatMap(({ from, to }) => [from, to])
      .flatMap((end) => (end !== 'point' && 'node' in end ? [end.node] : [])),
  );
  const alone = nodes.flatMap((node, index) =>
    connected.has(index) || node.group !== undefined || (node.marks ?? node.parts)
      ? []
      : [oneLine(node.label)],
  );
  const lines = edges.map((edge) =>
    withLabel(`${nameOf(edge.from)} ${lineMark(edge)} ${nameOf(edge.to)}`, edge.label),
  );
  return [...inGroups, ...boxes, ...alone, ...lines];
}
