import { z } from 'zod';
import { readSource, unknownName, type Source } from './read-source.ts';
import { switchLines } from './switches.ts';

const text = z.string().min(1);
const pinNumber = z.number().int().positive();

const pinoutSchema = z.strictObject({
  title: text,
  /** How the contacts are arranged. */
  shape: z.enum(['strip', 'header', 'dsub']).default('strip'),
  /** Of a D-sub connector, seen from the front: it decides on which side pin 1 is. */
  face: z.enum(['male', 'female']).optional(),
  /** Number of contacts, if not all have a name. */
  count: pinNumber.optional(),
  pins: z.record(z.string().regex(/^[1-9]\d*$/, 'pins have numbers'), text).optional(),
  used: z.strictObject({ label: text, pins: z.array(pinNumber).min(1) }).optional(),
  cap: z.strictObject({ label: text, pins: z.tuple([pinNumber, pinNumber]) }).optional(),
  positions: z
    .record(z.string(), z.record(z.string(), z.array(z.enum(['on', 'off'])).min(1)))
    .optional(),
});

export type Pinout = z.infer<typeof pinoutSchema>;

/** @throws DrawingError for a pin that does not exist */
export function readPinout(source: string): Pinout {
  const read = readSource(source, pinoutSchema);
  const { data, fail } = read;
  if ((data.pins === undefined) === (data.positions === undefined))
    fail([], 'it needs either `pins` or `positions` (of switches)');
  if (data.positions ? Object.keys(data.positions).length === 0 : countOf(data) === 0)
    fail([data.positions ? 'positions' : 'pins'], 'it shows nothing. Write an entry for each');
  if ((data.shape === 'dsub') !== (data.face !== undefined))
    fail(['shape'], 'the shape `dsub`, and no other, needs `face: male` or `face: female`');
  checkPins(read);
  return data;
}

function checkPins({ data, fail }: Source<Pinout>): void {
  const { pins = {}, used, cap, count } = data;
  const names = Object.keys(pins);
  const beyond = names.find((pin) => count !== undefined && Number(pin) > count);
  if (beyond !== undefined)
    fail(['pins', beyond], `there is no pin ${beyond}: \`count\` says ${count}`);
  const known = Array.from({ length: countOf(data) }, (_, index) => String(index + 1));
  for (const [key, list] of [
    ['used', used?.pins ?? []],
    ['cap', cap?.pins ?? []],
  ] as const)
    list.forEach((pin, index) => {
      if (!known.includes(String(pin)))
        fail([key, 'pins', index], unknownName('pin', String(pin), known));
    });
}

/** Number of contacts. */
export const countOf = ({ count, pins = {} }: Pinout): number =>
  count ?? Math.max(...Object.keys(pins).map(Number), 0);

/** The text of a pinout: a line for each pin or position. */
export function pinoutLines(pinout: Pinout): string[] {
  const { pins = {}, used, cap, positions } = pinout;
  if (positions) return switchLines(positions);
  return [
    ...Object.entries(pins).map(
      ([pin, name]) =>
        `${pin}: ${name}${used?.pins.includes(Number(pin)) ? ` (${used.label})` : ''}`,
    ),
    ...(cap ? [`${cap.pins.join('–')}: ${cap.label}`] : []),
  ];
}

/** Its texts without the names of pins. */
export const pinoutWords = ({ used, cap, positions = {} }: Pinout): string[] => [
  used?.label ?? '',
  cap?.label ?? '',
  ...Object.keys(positions),
];
