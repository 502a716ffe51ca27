import { expect, test } from 'vitest';
import { nearDocument } from './near-targets.ts';

const ids = ['guide/first-steps', 'guide/alarms', 'use/first_steps', 'intro', 'b'];

test.each([
  ['guides/first-steps', ' Did you mean "guide/first-steps"?'],
  ['alarms', ' Did you mean "guide/alarms"?'],
  ['introo', ' Did you mean "intro"?'],
  ['pricing', ' Documents: guide/first-steps, guide/alarms, use/first_steps and 2 more.'],
])('for the document %s the nearest is named, else the first ones', (id, said) => {
  expect(nearDocument(id, ids)).toBe(said);
});

test('without any document it says so', () => {
  expect(nearDocument('a', [])).toBe(' Documents: none.');
});
