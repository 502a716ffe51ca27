import { href, manifest } from './site-files.ts';
import { open, test, expect } from './site.ts';

/** Hosts that may be asked beside the site's own: the tag manager, where one is configured. */
const OTHERS = new Set(['www.googletagmanager.com']);

test('B71: reading, moving about and choosing asks no other host, and sends nothing', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000);
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
  // One page of each kind in each section and language, and every seventh of the others.
  const seen = new Set<string>();
  const chosen = manifest().filter((route, index) => {
    const kind = `${route.locale} ${route.section} ${route.kind}`;
    const fresh = !seen.has(kind);
    seen.add(kind);
    return route.kind !== 'not-found' && (fresh || index % 7 === 0);
  });
  for (const route of chosen) {
    await open(page, href(route.path));
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

test('B71: no page asks for a password, and the search is the only form, for this site', async ({
  request,
}) => {
  for (const route of manifest().filter(
    ({ locale, kind }) => locale === 'en' && kind !== 'not-found',
  )) {
    const html = await (await request.get(href(route.path))).text();
    // What is written into the request builder of an operation stays in the browser tab.
    if (route.kind !== 'operation') expect(html, route.path).not.toContain('type="password"');
    for (const [form] of html.matchAll(/<form[^>]*\saction=[^>]*>/g))
      expect(form, route.path).toMatch(/ action="\/search"/);
  }
});
