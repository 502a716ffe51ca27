import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasFrame, isPageData, PageData, pageDataUrl, servePageData } from './page-data.ts';

const PAGE = '100000:{"r":null,"p":false,"v":null}\n100001:{"section":"en/BSP","frame":"/BSP/__section.txt"}\n0:{}\n';
const files: Record<string, string> = { '/BSP/a.txt': PAGE, '/BSP/__section.txt': '100000:{"r":"frame"}\n', '/training.txt': '0:{}\n' };

const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain' } });
const answer = (url: RequestInfo | URL) => Promise.resolve(files[String(url)] === undefined ? new Response('', { status: 404 }) : text(files[String(url)]!));

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'http://localhost/BSP/b' });
});
afterEach(() => vi.unstubAllGlobals());

test('B10: page data lies beside the page', () => {
  expect(pageDataUrl('/BSP/Overview')).toBe('/BSP/Overview.txt');
  expect(pageDataUrl('/zh-tw/')).toBe('/zh-tw/index.txt');
});

test('B13: requests for page data are told from everything else', () => {
  expect(isPageData('/a.txt', { headers: { rsc: '1' } })).toBe(true);
  expect(isPageData('/a.png')).toBe(false);
});

const tree = (locale: string, section: string, mark?: string): Parameters<typeof hasFrame>[0] => ['', { children: [['locale', locale], { children: [['section', section], {}, null, mark] }] }];

test.each([
  ['a page of the same section', tree('en', 'BSP'), true],
  ['a page of another section', tree('en', 'weda~docs'), false],
  ['a page of another language', tree('zh-tw', 'BSP'), false],
  ['a section that is asked for anew', tree('en', 'BSP', 'refetch'), false],
  ['the home page', ['', { children: [['locale', 'en'], { children: ['__PAGE__', {}] }] }] as Parameters<typeof hasFrame>[0], false],
  ['nothing known', undefined, false],
])('B5: whether the frame of a section is there, coming from %s', (_, from, expected) => {
  expect(hasFrame(from, 'en/BSP')).toBe(expected);
});

test('B5: a page is fetched once, the frame of its section only when it is not there', async () => {
  const fetch = vi.fn(answer);
  const data = new PageData(fetch);
  expect(await data.load('/BSP/a.txt', (section) => section === 'en/BSP')).toBe(PAGE);
  expect(await data.load('/BSP/a.txt', () => false)).toBe('100000:{"r":"frame"}\n0:{}\n');
  expect(await data.load('/training.txt', () => false)).toBe('0:{}\n');
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/BSP/a.txt', '/BSP/__section.txt', '/training.txt']);
});

test('B13: what has failed is asked for again', async () => {
  const fetch = vi.fn(answer);
  const data = new PageData(fetch);
  await expect(data.load('/nope.txt', () => true)).rejects.toThrow('404');
  await expect(data.load('/nope.txt', () => true)).rejects.toThrow('404');
  expect(fetch).toHaveBeenCalledTimes(2);
});

const outcomes = (may: boolean) => ({ mayReload: vi.fn(() => may), warn: vi.fn(), hold: vi.fn((_path: string, _error: unknown, load: () => Promise<string>) => load()) });

const failures: [string, typeof answer, string, string][] = [
  ['an answer that is no page', answer, '/nope.txt', '/nope'],
  ['a host that answers everything with a page', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })), '/BSP/a.txt', '/BSP/a'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), '/zh-tw/index.txt', '/zh-tw/'],
];

test.each(failures)('B13: %s is said once, and Next is told that there is nothing', async (_, own, url, path) => {
  const window = { fetch: vi.fn(own) as unknown as typeof fetch };
  const original = window.fetch;
  const failed = outcomes(true);
  const stop = servePageData(window, new PageData(original), failed);
  expect((await window.fetch(`${url}?_rsc=1`, { headers: { rsc: '1' } })).ok).toBe(false);
  expect(failed.mayReload).toHaveBeenCalledWith(path);
  expect(failed.warn).toHaveBeenCalledTimes(1);
  expect(failed.hold).not.toHaveBeenCalled();
  stop();
  expect(window.fetch).toBe(original);
});

test.each(failures)('B13: a page that may not be loaded as a whole again is held after %s, and asked for anew', async (_, own, url, path) => {
  let times = 0;
  const window = { fetch: vi.fn(() => (times++ === 0 ? own(url) : Promise.resolve(text('0:{}\n')))) as unknown as typeof fetch };
  const failed = outcomes(false);
  servePageData(window, new PageData(window.fetch), failed);
  const response = await window.fetch(`${url}?_rsc=1`, { headers: { rsc: '1' } });
  expect(await response.text()).toBe('0:{}\n');
  expect(failed.hold).toHaveBeenCalledWith(path, expect.any(Error), expect.any(Function));
  expect(failed.warn).not.toHaveBeenCalled();
});

test('B5: Next gets the data of the page without a question mark in its address, when the styles are there', async () => {
  let styled = () => {};
  const window = { fetch: vi.fn(answer) as unknown as typeof fetch };
  const own = window.fetch;
  servePageData(window, new PageData(own, new Promise((done) => (styled = done))), outcomes(true));
  let arrived = false;
  const response = window.fetch('/BSP/a.txt?_rsc=1', { headers: { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(tree('en', 'BSP'))) } }).then((result) => {
    arrived = true;
    return result;
  });
  await new Promise((done) => setTimeout(done, 5));
  expect(arrived).toBe(false);
  styled();
  expect(await (await response).text()).toBe(PAGE);
  await window.fetch('/picture.png');
  expect(own).toHaveBeenLastCalledWith('/picture.png', undefined);
});

test('B13: data that is cut off, empty, or a page of HTML is none', async () => {
  for (const [body, type] of [[PAGE.slice(0, -1), 'text/plain'], ['', 'text/plain'], ['<!doctype html>\n', 'text/html']] as const) {
    const data = new PageData(() => Promise.resolve(new Response(body, { headers: { 'content-type': type } })));
    await expect(data.load('/BSP/a.txt', () => true)).rejects.toThrow();
  }
});
