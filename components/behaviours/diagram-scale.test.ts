import { expect, test } from 'vitest';
import { leastWidth } from '@/components/behaviours/diagram-scale.ts';

test('a drawing is shown at five eighths of its size at least', () => {
  expect(leastWidth({ width: 1000, height: 100 }, 100)).toBe(625);
  expect(leastWidth({ width: 100, height: 80 }, 400)).toBe(62);
});

test('where its height is short, it needs no more width than that height allows', () => {
  expect(leastWidth({ width: 1000, height: 400 }, 200)).toBe(500);
});
