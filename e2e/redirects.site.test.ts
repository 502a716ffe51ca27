import { expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';

const OLD_PATHS = [
  ['/Guide/start', '/Guide/basics/first-steps'],
  ['/Guide/start/', '/Guide/basics/first-steps'],
  ['/Guide/start.html?a=1&b=%20', '/Guide/basics/first-steps?a=1&b=%20'],
  ['/Guide/old%20steps%20(2020)', '/Guide/basics/first-steps'],
  ['/zh-tw/Guide/start', '/zh-tw/Guide/basics/first-steps'],
  ['/Guide/%E8%88%8A%E5%90%8D', '/Guide/names%20with%20spaces/C%23%20&%20C++'],
] as const;

const fixture = builtSite('fixture');

for (const [from, to] of OLD_PATHS) {
  test(`redirects: ${from} has moved for good`, async () => {
    const response = await fixture.get(from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect(await fixture.status(to)).toBe(200);
  });
}

test('redirects: what has not moved is not led elsewhere', async () => {
  for (const [path, status] of [
    ['/Guide/started', 404],
    ['/Guide/basics/first-steps', 200],
  ] as const)
    expect((await fixture.get(path, { redirect: 'manual' })).status, path).toBe(status);
});
