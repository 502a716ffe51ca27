import type { RouteRecord } from '../lib/build/route-manifest.ts';
import { longestOf } from './kinds.ts';
import { href, manifest } from './site-files.ts';
import { test, expect } from './site.ts';
import { countShifts, opensWell } from './whole-page.ts';

/** Hosts that may be asked beside the site's own: the tag manager, where one is configured. */
const OTHERS = new Set(['www.googletagmanager.com']);

/** Each kind of page once in each language, and each section at least once. */
const routes = manifest();
const chosen = [
  ...new Set([
    ...longestOf(routes, ({ locale, kind }) => `${locale} ${kind}`),
    ...longestOf(routes, ({ section }) => section ?? ''),
  ]),
];
const nameOf = ({ locale, section }: RouteRecord) => `${section ?? 'no section'} (${locale})`;
const groups = [...new Set(chosen.map(nameOf))].map(
  (name) => [name, chosen.filter((route) => nameOf(route) === name)] as const,
);

test('B1: the pages that are looked at are of every kind, section and language', () => {
  const all = routes.filter(({ kind }) => kind !== 'not-found');
  for (const of of ['kind', 'section', 'locale'] as const)
    expect(new Set(chosen.map((route) => route[of]))).toEqual(
      new Set(all.map((route) => route[of])),
    );
});

for (const [name, pages] of groups) {
  test(`B1, B71: the longest pages of ${name} load, hydrate and keep still with a clean console; reading, moving about and choosing asks no other host, and sends nothing`, async ({
    page,
    baseURL,
  }) => {
    const own = new URL(baseURL!).host;
    const foreign: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.host !== own && !OTHERS.has(url.host))
        foreign.push(request.url());
      if (!['GET', 'HEAD'].includes(request.method()))
        sent.push(`${request.method()} ${request.url()}`);
    });
    page.on('websocket', (socket) => foreign.push(socket.url()));
    await countShifts(page);
    for (const route of pages) {
      await opensWell(page, href(route.path));
      // Whatever comes when it is looked at: pictures, pages that are likely next.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const tab = page.locator('[role=tab]:visible').last();
      if (await tab.count()) await tab.click();
      const answer = page.locator('[data-feedback] button:visible').first();
      if (await answer.count()) await answer.click();
      const link = page.locator('#docs-sidebar li a:visible').last();
      if (await link.count()) await link.hover();
      await page.waitForLoadState('networkidle');
    }
    expect(foreign).toEqual([]);
    expect(sent).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
