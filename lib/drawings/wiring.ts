import { z } from 'zod';
import { readSource, unknownName, type Source } from './read-source.ts';

const text = z.string().min(1);

const wiringSchema = z.strictObject({
  title: text,
  devices: z.record(
    z.string(),
    z.strictObject({ name: text, terminals: z.array(text).min(1).max(6) }),
  ),
  wires: z.array(text).min(1),
  /** Parts between two terminals of one device: `meter.A -- meter.B: 120 Ω`. */
  across: z.array(text).default([]),
});

export interface Terminal {
  device: number;
  terminal: number;
}
export interface Wire {
  from: Terminal;
  to: Terminal;
  label?: string;
}
export interface Wiring {
  title: string;
  devices: { name: string; terminals: string[] }[];
  wires: Wire[];
  across: Wire[];
}

/** @throws DrawingError for a wire to a terminal that does not exist */
export function readWiring(source: string): Wiring {
  const read = readSource(source, wiringSchema);
  const { title, devices, wires, across } = read.data;
  const list = Object.values(devices);
  if (list.length < 2 || list.length > 4)
    read.fail(['devices'], `${list.length} devices do not fit: draw two to four`);
  const wiring: Wiring = {
    title,
    devices: list,
    wires: wires.map((written, index) => readWire(read, written, ['wires', index])),
    across: across.map((written, index) => readWire(read, written, ['across', index])),
  };
  wiring.wires.forEach(({ from, to }, index) => {
    if (from.device === to.device)
      read.fail(['wires', index], 'a wire joins two devices. Write a part of one under `across`');
  });
  wiring.across.forEach(({ from, to }, index) => {
    if (from.device !== to.device || Math.abs(from.terminal - to.terminal) !== 1)
      read.fail(['across', index], 'a part lies across two neighboring terminals of one device');
    if (from.device > 0 && from.device < list.length - 1)
      read.fail(['across', index], 'a part lies outside the first or the last device');
  });
  return wiring;
}

function readWire(
  { data, fail }: Source<z.infer<typeof wiringSchema>>,
  written: string,
  path: (string | number)[],
): Wire {
  const [, from, to, label] = /^(.+?) -- (.+?)(?:: (.+))?$/.exec(written) ?? [];
  if (from === undefined || to === undefined)
    return fail(path, `“${written}” is not a wire. Write \`device.A -- other.A\``);
  const [one, other] = [from, to].map((end): Terminal => {
    const dot = end.indexOf('.');
    const [id, name] = [end.slice(0, dot), end.slice(dot + 1)];
    const device = data.devices[id];
    if (dot < 1 || device === undefined)
      return fail(path, unknownName('device', dot < 1 ? end : id, Object.keys(data.devices)));
    const terminal = device.terminals.indexOf(name);
    if (terminal < 0)
      return fail(path, `${device.name}: ${unknownName('terminal', name, device.terminals)}`);
    return { device: Object.keys(data.devices).indexOf(id), terminal };
  });
  if (!one || !other) return fail(path, 'a wire has two ends');
  return one.device <= other.device
    ? { from: one, to: other, label }
    : { from: other, to: one, label };
}

/** The text of a wiring: a line for each wire. */
export function wiringLines({ devices, wires, across }: Wiring): string[] {
  const nameOf = ({ device, terminal }: Terminal): string =>
    `${devices[device]?.name} ${devices[device]?.terminals[terminal]}`;
  return [...wires, ...across].map(
    ({ from, to, label }) =>
      `${nameOf(from)} – ${nameOf(to)}${label === undefined ? '' : `: ${label}`}`,
  );
}

/** Its texts without the names of terminals. */
export const wiringWords = ({ devices, wires, across }: Wiring): string[] => [
  ...devices.map(({ name }) => name),
  ...[...wires, ...across].map(({ label = '' }) => label),
];
