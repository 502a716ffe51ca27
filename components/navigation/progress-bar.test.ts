// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDrawnBar, ProgressBar } from './progress-bar.ts';

beforeEach(async () => {
  await loadDrawnBar();
  // By how much the bar grows is drawn by lot.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const value = () => Number(bar()?.getAttribute('aria-valuenow'));

test('B14: appears 200 ms after the start, with a name and a value that grows, and goes at the end', async () => {
  const progress = new ProgressBar('Loading the page');
  progress.start();
  await vi.advanceTimersByTimeAsync(199);
  expect(bar()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  const first = value();
  expect(first).toBeGreaterThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(2000);
  expect(value()).toBeGreaterThan(first);
  expect(value()).toBeLessThan(100);
  progress.finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('B14: a page that is there within 200 ms shows none, nor does the end of nothing', async () => {
  const progress = new ProgressBar('Loading the page');
  progress.finish();
  progress.start();
  await vi.advanceTimersByTimeAsync(150);
  progress.finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('B14: the 200 ms are those of the last navigation', async () => {
  const progress = new ProgressBar('Loading the page');
  progress.start();
  await vi.advanceTimersByTimeAsync(150);
  progress.start();
  await vi.advanceTimersByTimeAsync(150);
  expect(bar()).toBeNull();
  await vi.advanceTimersByTimeAsync(50);
  expect(bar()).not.toBeNull();
  progress.finish();
});

test('B14: a navigation that starts while the bar of the one before fades has a bar, too', async () => {
  const progress = new ProgressBar('Loading the page');
  progress.start();
  await vi.advanceTimersByTimeAsync(1000);
  progress.finish();
  await vi.advanceTimersByTimeAsync(100);
  progress.start();
  await vi.advanceTimersByTimeAsync(600);
  expect(screen.queryAllByRole('progressbar')).toHaveLength(1);
  const first = value();
  expect(first).toBeGreaterThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(3000);
  expect(value()).toBeGreaterThan(first);
  progress.finish();
});

test('B14: a navigation that ends while the script of the bar is loaded shows none', async () => {
  const progress = new ProgressBar('Loading the page');
  progress.start();
  // The timer fires, and the page is there before the script.
  vi.advanceTimersByTime(200);
  progress.finish();
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
