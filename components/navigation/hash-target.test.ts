import { expect, test } from 'vitest';
import { hashTarget } from './hash-target.ts';

test.each([
  ['', undefined],
  ['#', undefined],
  ['#usb', 'usb'],
  ['#%E6%A6%82%E8%A6%BD', '概覽'],
  ['#100%', '100%'],
])('B6: the hash %j points to %j', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});
