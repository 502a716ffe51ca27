import { z } from 'zod';
import { ICONS, isIcon, type IconName } from './icons.ts';
import { readSource, unknownName, type Source } from './read-source.ts';

const text = z.string().min(1);

const topologySchema = z.strictObject({
  title: text,
  levels: z
    .array(z.strictObject({ name: text.optional(), nodes: z.record(z.string(), text) }))
    .min(2)
    .max(6),
  links: z.array(text).min(1),
});

interface TopologyNode {
  label: string;
  icon?: IconName;
  level: number;
}
export interface Link {
  /** Indices of nodes; the node `from` is on the upper level, or the left one. */
  from: number;
  to: number;
  arrow: 'from' | 'to' | 'both' | 'none';
  label?: string;
}
export interface Topology {
  title: string;
  levels: { name?: string }[];
  nodes: TopologyNode[];
  links: Link[];
}

/** @throws DrawingError for an unknown node or icon, and for a link that passes a level */
export function readTopology(source: string): Topology {
  const read = readSource(source, topologySchema);
  const { data, fail } = read;
  const ids = data.levels.flatMap(({ nodes }) => Object.keys(nodes));
  const nodes = data.levels.flatMap((level, index) => {
    const entries = Object.entries(level.nodes);
    if (entries.length < 1 || entries.length > 3)
      fail(['levels', index, 'nodes'], 'a level has one to three nodes');
    return entries.map(([id, written]): TopologyNode => {
      const [, icon, label = written] = /^(\S+) \| (.+)$/.exec(written) ?? [];
      if (icon === undefined) return { label, level: index };
      return isIcon(icon)
        ? { label, icon, level: index }
        : fail(['levels', index, 'nodes', id], unknownName('icon', icon, Object.keys(ICONS)));
    });
  });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) fail(['levels'], `two nodes have the name “${twice}”`);
  const links = data.links.map((written, index) => readLink(read, { ids, nodes }, written, index));
  return { title: data.title, levels: data.levels, nodes, links };
}

const ARROWS = { '->': 'to', '<-': 'from', '<->': 'both', '--': 'none' } as const;
const TURNED = { to: 'from', from: 'to', both: 'both', none: 'none' } as const;

function readLink(
  { fail }: Source<unknown>,
  { ids, nodes }: { ids: string[]; nodes: TopologyNode[] },
  written: string,
  index: number,
): Link {
  const path = ['links', index];
  const [, one = '', sign = '', other = '', label] =
    /^(\S+) (->|<-|<->|--) ([^\s:]+)(?:: (.+))?$/.exec(written) ?? [];
  if (sign === '')
    return fail(
      path,
      `“${written}” is not a link. Write \`a -> b: label\`, with ->, <-, <-> or --`,
    );
  const [from = 0, to = 0] = [one, other].map((id) =>
    ids.includes(id) ? ids.indexOf(id) : fail(path, unknownName('node', id, ids)),
  );
  const arrow = ARROWS[sign as keyof typeof ARROWS];
  const apart = (nodes[to]?.level ?? 0) - (nodes[from]?.level ?? 0);
  if (Math.abs(apart) > 1 || (apart === 0 && Math.abs(to - from) !== 1))
    return fail(
      path,
      'a link goes to a neighbor: on the next level, or beside it. Put the node on another level',
    );
  return from < to
    ? { from, to, arrow, label }
    : { from: to, to: from, arrow: TURNED[arrow], label };
}

const SIGNS = { to: '→', from: '←', both: '↔', none: '–' } as const;

/** The text of a topology: levels with their nodes, then the links. */
export function topologyLines({ levels, nodes, links }: Topology): string[] {
  return [
    ...levels.flatMap(({ name }, index) =>
      name === undefined
        ? []
        : [
            `${name}: ${nodes
              .filter(({ level }) => level === index)
              .map(({ label }) => label)
              .join(', ')}`,
          ],
    ),
    ...links.map(
      ({ from, to, arrow, label }) =>
        `${nodes[from]?.label} ${SIGNS[arrow]} ${nodes[to]?.label}${label === undefined ? '' : `: ${label}`}`,
    ),
  ];
}
