import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { drawDiagram } from './draw.ts';
import type { Box } from './geometry.ts';
import { elementsIn, pointsOf, type SvgElement, textOf } from './read-svg.ts';
import { shape } from './svg-parts.ts';

const elementsOf = (source: string): SvgElement[] => elementsIn(drawDiagram(source).wide.html);
/** The rectangle before a text. */
const boxOf = (all: readonly SvgElement[], label: string): Box => {
  const text = all.findIndex((element) => element.tag === 'text' && textOf(element) === label);
  return boundsOf(all.slice(0, text).findLast(({ tag }) => tag === 'rect') ?? shape('g', {}));
};
/** Heights at which lines begin and end. */
const endsOf = (all: readonly SvgElement[]): [begin: number, end: number][] =>
  all
    .filter(({ tag, attributes }) => tag === 'polyline' && attributes.stroke)
    .map((line) => [pointsOf(line)[0]?.[1] ?? 0, pointsOf(line).at(-1)?.[1] ?? 0]);

test('B58: a line between a node in a group and what is beside the group ends at both', () => {
  const all = elementsOf(
    'flowchart TB\n  User --> PLC\n  subgraph Site\n    subgraph Line\n      PLC --> Gateway\n    end\n    Gateway -->|values| Station\n  end\n  Station --> Cloud',
  );
  const [gateway, station, label] = [
    boxOf(all, 'Gateway'),
    boxOf(all, 'Station'),
    boxOf(all, 'values'),
  ];
  expect(endsOf(all)).toContainEqual([gateway.bottom, station.top]);
  expect(label.top).toBeGreaterThan(gateway.bottom);
  expect(label.bottom).toBeLessThan(station.top);
});

test('B58: so does a transition to a state with states in it', () => {
  const all = elementsOf(
    'stateDiagram-v2\n  Idle --> Running\n  state Running {\n    Starting --> Steady: reached\n    state Steady {\n      Low --> High\n    }\n  }',
  );
  const [starting, steady, label] = [
    boxOf(all, 'Starting'),
    boxOf(all, 'Steady'),
    boxOf(all, 'reached'),
  ];
  expect(endsOf(all)).toContainEqual([starting.bottom, steady.top]);
  expect(label.top).toBeGreaterThan(starting.bottom);
  expect(label.bottom).toBeLessThan(steady.top);
});

test('B58: the direction of a group is ignored if a node in it has a line to the outside', () => {
  const source = (direction: string): string =>
    `flowchart TB\n  subgraph Line\n${direction}    PLC --> Gateway\n  end\n  Gateway --> Cloud`;
  expect(drawDiagram(source('    direction LR\n'))).toEqual(drawDiagram(source('')));
});
