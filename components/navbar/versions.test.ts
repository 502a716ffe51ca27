import { expect, test } from 'vitest';
import { staleChoices, versionAt, versionOrder, type VersionedSection } from './versions.ts';

const manual: VersionedSection = {
  latest: 1,
  versions: [
    ['current', '/Manual/next', 'Next'],
    ['1.0', '/Manual', '1.0 (Latest)'],
    ['0.9', '/Manual/0.9', '0.9'],
  ],
};

test.each([
  ['/Manual', 1],
  ['/Manual/a', 1],
  ['/manual/0.9/', 2],
  ['/Manual/0.9/old', 2],
  ['/Manual/0.99', 1],
  ['/Manual/next/a.html', 0],
  ['/Guide', -1],
])('B47: %s is a page of the version %i', (path, index) =>
  expect(versionAt(manual, path)).toBe(index),
);

test.each([
  ['/Guide', null, [1]],
  ['/Guide', '0.9', [2, 1]],
  ['/Guide', 'ghost', [1]],
  ['/Manual/next/a', '0.9', [0, 2, 1]],
])(
  'B47: on %s, with %s kept, a link leads to the first of %j that has its page',
  (path, kept, order) => expect(versionOrder(manual, path, kept)).toEqual(order),
);

test('B47: a choice of a version that does not exist is forgotten, also of a section with one version', () => {
  const kept = (...entries: [string, string][]) =>
    new Map(entries.map(([id, name]) => [`docs-preferred-version-${id}`, name]));
  expect(staleChoices({ Manual: manual }, kept(['Manual', '0.9'], ['Guide', 'current']))).toEqual(
    [],
  );
  expect(
    staleChoices(
      { Manual: manual },
      kept(['Manual', 'ghost'], ['Guide', '3.0'], ['toString', 'x']),
    ),
  ).toHaveLength(3);
});
