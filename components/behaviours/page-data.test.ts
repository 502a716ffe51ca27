import { expect, test, vi } from 'vitest';
import { isPageData, pageDataUrl, watchPageData } from './page-data.ts';

test('B13: requests for page data are told from everything else', () => {
  expect(isPageData('/a.txt', { headers: { rsc: '1' } })).toBe(true);
  expect(isPageData('/a.txt', { headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } })).toBe(false);
  expect(isPageData('/a.png')).toBe(false);
});

test.each([
  ['an answer that is no page', () => Promise.resolve(new Response('', { status: 404 })), 1],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['a navigation given up', () => Promise.reject(new DOMException('', 'AbortError')), 0],
  ['success', () => Promise.resolve(new Response('ok')), 0],
])('B13: what is said after %s', async (_, answer, times) => {
  const window = { fetch: vi.fn(answer) as unknown as typeof fetch };
  const warn = vi.fn();
  const original = window.fetch;
  const stop = watchPageData(window, warn);
  await window.fetch('/a.txt', { headers: { rsc: '1' } }).catch(() => undefined);
  expect(warn).toHaveBeenCalledTimes(times);
  stop();
  expect(window.fetch).toBe(original);
});

test('B10: page data lies beside the page', () => {
  expect(pageDataUrl('/BSP/Overview')).toBe('/BSP/Overview.txt');
  expect(pageDataUrl('/zh-tw/')).toBe('/zh-tw/index.txt');
});
