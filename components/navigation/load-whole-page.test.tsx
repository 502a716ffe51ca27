// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWholePageAfterFailures } from './load-whole-page.ts';
import type { PendingNavigation } from './pending-navigation.ts';

const calls: string[] = [];
beforeEach(() =>
  vi.stubGlobal('location', {
    assign: (href: string) => calls.push(`assign ${href}`),
    replace: (href: string) => calls.push(`replace ${href}`),
    reload: () => calls.push('reload'),
  }),
);
afterEach(() => {
  calls.length = 0;
  vi.unstubAllGlobals();
});

/** What is done while the network goes (`-`) and comes back (`+`). */
function follow(pending: PendingNavigation | undefined, network: string): string[] {
  const { rerender } = renderHook(({ offline }) => useWholePageAfterFailures(offline, pending), {
    initialProps: { offline: false },
  });
  for (const state of network) rerender({ offline: state === '-' });
  return [...calls];
}

const to = (type: PendingNavigation['type']): PendingNavigation => ({ href: '/a?b#c', type });

test('B13: a network that was lost and came back goes on with the navigation', () => {
  expect(follow(to('push'), '-+')).toEqual([]);
  expect(follow(to('push'), '---')).toEqual([]);
  expect(follow(undefined, '-+'.repeat(9))).toEqual([]);
});

test('B13: without a network nothing is loaded as a whole, whatever Next takes for one', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(follow(to('push'), '-+'.repeat(9))).toEqual([]);
});

test.each([
  ['push', 'assign /a?b#c'],
  ['replace', 'replace /a?b#c'],
  ['traverse', 'reload'],
] as const)(
  'B13: data that fails again although there is a network: a %s loads the page as a whole, once',
  (type, call) => {
    expect(follow(to(type), '-+'.repeat(5))).toEqual([]);
    expect(follow(to(type), '-+'.repeat(6))).toEqual([call]);
    calls.length = 0;
    // Until the browser has left the page, Next tries again.
    expect(follow(to(type), '-+'.repeat(9))).toEqual([call]);
  },
);
