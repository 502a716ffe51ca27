import { describe, expect, test } from 'vitest';
import { elementsIn, textOf } from '@/lib/diagrams/read-svg.ts';
import { SOURCES } from './__fixtures__/sources.ts';
import { Canvas } from './canvas.ts';
import { COLUMNS, drawingProps, labelProblem, readDrawing } from './draw.ts';
import { DrawingError } from './drawing-error.ts';
import type { DrawingKind } from './drawing-kinds.ts';

/** What is wrong with a source, and its line. */
function mistakeOf(kind: DrawingKind, source: string): string {
  try {
    drawingProps(kind, source);
  } catch (error) {
    if (error instanceof DrawingError) return `${error.line}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe.each(Object.entries(COLUMNS))('B58: in a %s column', (_, width) => {
  test.each(SOURCES)(
    '%s: no label lies on another, all lie in the view box, none is under 12 px',
    (_name, kind, source) => {
      const canvas = new Canvas(width);
      readDrawing(kind, source).draw?.(canvas);
      const { html, viewBox, width: drawn } = canvas.finish();
      expect(labelProblem(canvas)).toBeUndefined();
      expect(drawn).toBeLessThanOrEqual(width + 4);
      const [left = 0, top = 0, wide = 0, tall = 0] = viewBox.split(' ').map(Number);
      for (const label of canvas.labels) {
        expect(label.left).toBeGreaterThanOrEqual(left);
        expect(label.top).toBeGreaterThanOrEqual(top);
        expect(label.right).toBeLessThanOrEqual(left + wide);
        expect(label.bottom).toBeLessThanOrEqual(top + tall);
      }
      const sizes = [...html.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(html).not.toMatch(/NaN|Infinity|undefined|style=|<script/);
    },
  );
});

test.each(SOURCES)('B58: %s shows every text of its list', (_name, kind, source) => {
  const { wide = '' } = drawingProps(kind, source);
  const plain = (text: string): string => text.replace(/\s/g, '');
  const shown = elementsIn(wide)
    .filter(({ tag }) => tag === 'text')
    .map((text) => plain(textOf(text)));
  for (const word of readDrawing(kind, source).words.slice(1))
    for (const part of word.split(/ [→←↔–] |: |; |, | \d+–/))
      if (/\p{L}{4}/u.test(part))
        expect(shown.some((text) => text.includes(plain(part)) || plain(part).includes(text))).toBe(
          true,
        );
});

test.each([
  [
    'pinout',
    'title: A\npins: { 1: TXD, 2: RXD }\nused: { label: x, pins: [1, 3] }',
    '3: there is no pin “3”',
  ],
  ['pinout', 'title: A\ncount: 2\npins:\n  1: A\n  3: B', '5: there is no pin 3: `count` says 2'],
  ['pinout', 'title: A', '1: it needs either `pins` or `positions`'],
  ['pinout', 'title: A\nshape: dsub\npins: { 1: A }', '2: the shape `dsub`'],
  ['pinout', 'title: A\nshape: round\npins: { 1: A }', '2: `shape` is not right'],
  ['pinout', 'title: A\npins: { 1: A\n', 'not valid YAML'],
  ['pinout', 'title: A\npins: {}', '2: it shows nothing'],
  ['pinout', 'title: A\npositions: {}', '2: it shows nothing'],
  ['pinout', 'title: A\npins:\n  1: *TXD*', '3: `*TXD*` is a reference in YAML'],
  [
    'wiring',
    'title: A\ndevices:\n  a: { name: Gateway, terminals: [DATA+] }\n  b: { name: Meter, terminals: [DATA+] }\nwires:\n  - a.DATA+ -- b.DATA\n',
    '6: Meter: there is no terminal “DATA”. Did you mean “DATA+”?',
  ],
  [
    'wiring',
    'title: A\ndevices:\n  a: { name: Gateway, terminals: [A] }\n  b: { name: Meter, terminals: [A] }\nwires:\n  - c.A -- b.A\n',
    '6: there is no device “c”',
  ],
  [
    'wiring',
    'title: A\ndevices:\n  a: { name: Gateway, terminals: [A] }\n  b: { name: Meter, terminals: [A] }\nwires:\n  - a.A to b.A\n',
    '6: “a.A to b.A” is not a wire',
  ],
  [
    'topology',
    'title: A\nlevels:\n  - nodes: { a: A }\n  - nodes: { b: B }\n  - nodes: { c: C }\nlinks:\n  - a -> c\n',
    '7: a link goes to a neighbor',
  ],
  [
    'topology',
    'title: A\nlevels:\n  - nodes: { a: A }\n  - nodes: { b: B }\nlinks:\n  - a -> x\n',
    '6: there is no node “x”',
  ],
  [
    'topology',
    'title: A\nlevels:\n  - nodes: { a: clod | A }\n  - nodes: { b: B }\nlinks: [a -> b]\n',
    '3: there is no icon “clod”. Did you mean “cloud”?',
  ],
  [
    'timeline',
    'title: A\naxis: { to: 10 }\ntracks:\n  - name: B\n    events: [[11, x]]\n',
    '5: 11 lies outside the axis',
  ],
  [
    'placement',
    'title: A\nsize: [10, 10]\nitems:\n  - { name: A, sensor: [5, 5] }\n  - { name: B, sensor: [50, 5] }\n',
    '5: 50, 5 lies outside the scene',
  ],
  ['tree', 'title: A\nitems: []\n', '2: `items` is not right'],
] as const)('B58: a mistake in a %s is named with its line', (kind, source, message) => {
  expect(mistakeOf(kind, source)).toContain(message);
});

test('B58: labels that do not fit a phone are refused, with the one to shorten', () => {
  const source = (name: string) => `title: A\nshape: header\npins: { 1: ${name}, 2: GND }`;
  expect(mistakeOf('pinout', source('A_NAME_WITHOUT_ANY_PLACE_TO_BREAK_IT'))).toContain(
    '“A_NAME_WITHOUT_ANY_PLACE_TO_BREAK_IT” is wider than its place in a column of',
  );
  expect(mistakeOf('pinout', source('GPIO'))).toBe('none');
});

test('B58: the text of a drawing says what it shows', () => {
  const [strip, , , switches, bus, loop, , network] = SOURCES.map(
    ([, kind, source]) => readDrawing(kind, source).text,
  );
  expect(strip).toEqual([
    '2: TXD (Serial console)',
    '3: RXD (Serial console)',
    '4: GND (Serial console)',
  ]);
  expect(switches).toContain('Boot: SW1 1 OFF, 2 OFF; SW2 1 OFF, 2 ON, 3 OFF, 4 OFF');
  expect(bus).toContain('Meter 2 DATA+ – Meter 2 DATA-: 120 Ω');
  expect(loop).toContain('傳送器 - – 類比輸入 AI+: 4–20 mA');
  expect(network).toEqual([
    'Plant: Power meters, Controller, Sensors',
    'Edge: Gateway',
    'Power meters → Gateway: Modbus RTU',
    'Controller ↔ Gateway: Ethernet',
    'Sensors → Gateway',
    'Gateway → Cloud: MQTT over TLS with a certificate',
    'Cloud – Time series: stores',
  ]);
  expect(
    readDrawing('tree', 'title: A\nitems:\n  - Project | all of it:\n      - Node').text,
  ).toEqual({
    branches: [
      {
        label: 'Project',
        note: 'all of it',
        below: [{ label: 'Node', note: undefined, below: [] }],
      },
    ],
  });
});
