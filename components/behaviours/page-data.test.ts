import { expect, test, vi } from 'vitest';
import { isPageData, pageDataUrl, pageOfData, watchPageData } from './page-data.ts';

test('B13: requests for page data are told from everything else', () => {
  expect(isPageData('/a.txt', { headers: { rsc: '1' } })).toBe(true);
  expect(isPageData('/a.txt', { headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } })).toBe(false);
  expect(isPageData('/a.png')).toBe(false);
});

const settled = async (answers: (() => Promise<Response>)[], may: boolean) => {
  const left = [...answers];
  const window = { fetch: vi.fn(() => left.shift()!()) as unknown as typeof fetch };
  const failed = { mayReload: vi.fn(() => may), warn: vi.fn(), hold: vi.fn((_path: string, _error: unknown, load: () => Promise<Response>) => load()) };
  const original = window.fetch;
  const stop = watchPageData(window, failed);
  const result = await window.fetch('http://localhost/a.txt?_rsc=1', { headers: { rsc: '1' } }).catch((error: unknown) => error);
  stop();
  expect(window.fetch).toBe(original);
  return { result, failed };
};
const gone = () => Promise.resolve(new Response('', { status: 404 }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const found = () => Promise.resolve(new Response('ok'));

test.each([
  ['an answer that is no page', gone, 1],
  ['no network', offline, 1],
  ['a navigation given up', () => Promise.reject(new DOMException('', 'AbortError')), 0],
  ['success', found, 0],
])('B13: what is said after %s; the router gets what came', async (_, answer, times) => {
  const { result, failed } = await settled([answer], true);
  const same = await answer().catch((error: unknown) => error);
  expect(result instanceof Response).toBe(same instanceof Response);
  expect(failed.warn).toHaveBeenCalledTimes(times);
  expect(failed.hold).not.toHaveBeenCalled();
});

test.each([
  ['an answer that is no page', gone, '404'],
  ['no network', offline, 'Failed to fetch'],
])('B13: a page that may not be loaded as a whole again is held after %s, and asked for anew', async (_, answer, message) => {
  const { result, failed } = await settled([answer, found], false);
  expect(failed.hold).toHaveBeenCalledWith('/a', expect.objectContaining({ message: expect.stringContaining(message) }), expect.any(Function));
  expect(await (result as Response).text()).toBe('ok');
  expect(failed.warn).not.toHaveBeenCalled();
});

test('B13: an answer that is no page is a failure once more when it is held', async () => {
  const { result } = await settled([gone, gone], false);
  expect(result).toBeInstanceOf(Error);
});

test('B10: page data lies beside the page', () => {
  expect(pageDataUrl('/BSP/Overview')).toBe('/BSP/Overview.txt');
  expect(pageDataUrl('/zh-tw/')).toBe('/zh-tw/index.txt');
});

test.each(['/BSP/Overview', '/zh-tw/', '/', '/Guide/C%23'])('B13: the page whose data is asked for: %s', (path) => {
  expect(pageOfData(`${pageDataUrl(path)}?_rsc=abc`)).toBe(path);
});
