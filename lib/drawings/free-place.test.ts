import { expect, test } from 'vitest';
import { freePlace } from '@/lib/drawings/free-place.ts';

const scene = { width: 200, height: 100, margin: 10 };

test('B58: a number stays where it is best, if nothing is there', () => {
  expect(freePlace([50, 50], [], scene)).toEqual([50, 50]);
  expect(freePlace([50, 50], [{ at: [80, 50], distance: 22 }], scene)).toEqual([50, 50]);
});

test('B58: a number moves away from another and from a camera', () => {
  const taken = [
    { at: [50, 50] as const, distance: 22 },
    { at: [50, 74] as const, distance: 19 },
  ];
  const [x, y] = freePlace([50, 50], taken, scene);
  for (const { at, distance } of taken)
    expect(Math.hypot(x - at[0], y - at[1])).toBeGreaterThanOrEqual(distance);
});

test('B58: a number lies within the scene, even where there is no free place', () => {
  expect(freePlace([0, 99], [], scene)).toEqual([10, 90]);
  expect(freePlace([0, 99], [{ at: [100, 50], distance: 1000 }], scene)).toEqual([10, 90]);
});
