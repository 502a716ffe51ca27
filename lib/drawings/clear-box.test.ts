import { expect, test } from 'vitest';
import type { Box } from '@/lib/diagrams/geometry.ts';
import { clearBox } from './clear-box.ts';

const at = (left: number, top = 0): Box => ({ left, right: left + 40, top, bottom: top + 12 });

test('B58: a label stays in its first place if that is clear', () => {
  expect(
    clearBox(
      [at(0), at(60)],
      [
        [0, 30],
        [100, 30],
      ],
      [],
    ),
  ).toEqual(at(0));
});

test('B58: it goes to the first place that no line comes near, also a steep one', () => {
  const line = [
    [38, -300],
    [44, 300],
  ] as const;
  expect(clearBox([at(0), at(40), at(60), at(120)], line, [])).toEqual(at(60));
});

test('B58: it keeps from what is there already', () => {
  const line = [
    [0, 90],
    [100, 90],
  ] as const;
  expect(clearBox([at(0), at(42), at(60)], line, [at(-2)])).toEqual(at(60));
});

test('B58: where no place is clear, it takes the clearest', () => {
  const line = [
    [0, 16],
    [100, 16],
  ] as const;
  expect(clearBox([at(0, 10), at(0), at(0, 2)], line, [])).toEqual(at(0));
});
