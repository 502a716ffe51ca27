import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { SLOW_4G, SLOW_CPU } from '@/bench/throttling.ts';

export interface PageVisit {
  /**
   * Transferred bytes, with headers, until the network is idle, by resource type (`document`,
   * `script`, …).
   */
  bytes: Record<string, number>;
  requests: number;
  /** First and largest contentful paint, in ms from the beginning of the navigation. */
  fcp: number;
  lcp: number;
  /** Total blocking time of the first five seconds: the time of each task beyond 50 ms. */
  tbt: number;
  cls: number;
  /** First contentful paint of the next visit with a warm cache, and the bytes of that visit. */
  againFcp: number;
  againBytes: number;
  /**
   * From the click on a link of the sidebar to the new heading, in ms; null on pages without one.
   */
  navigation: number | null;
  /** The same after hovering over the link until its data was prefetched. */
  prefetched: number | null;
}

/**
 * The timeout of a step, in ms: long, so that a slow machine does not end a series that takes half
 * an hour.
 */
const PATIENCE = 180_000;

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [number, number][];
}

/**
 * A visit with an empty cache, a slow line and a slow processor, then navigations and a second
 * visit.
 */
export async function visitPage(browser: Browser, address: string): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await slowPage(context);
    const traffic = countTraffic(context);
    await page.goto(address, { waitUntil: 'load' });
    // Work after the load event counts as well.
    await page.waitForTimeout(5200);
    await page.waitForLoadState('networkidle');
    const { fcp, lcp, cls, tasks } = await seen(page);
    if (fcp === 0) throw new Error(`${address} has painted nothing.`);
    const tbt = tasks
      .filter(([start]) => start < 5000)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const { bytes, requests } = await traffic.stop();
    const navigation = await navigationTime(page, 0, false);
    const prefetched = await navigationTime(page, 1, true);
    // Otherwise what this page still loads would count for the next visit.
    await page.close();
    const again = await slowPage(context);
    const more = countTraffic(context);
    await again.goto(address, { waitUntil: 'load' });
    await again.waitForLoadState('networkidle');
    const againBytes = Object.values((await more.stop()).bytes).reduce(
      (sum, value) => sum + value,
      0,
    );
    return {
      bytes,
      requests,
      fcp,
      lcp,
      tbt,
      cls,
      againFcp: (await seen(again)).fcp,
      againBytes,
      navigation,
      prefetched,
    };
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  // The compiler adds calls of this helper to functions that run in the page.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  await page.addInitScript(observe);
  return page;
}

/** Runs in the page before its scripts. The figures are 0 if the page has painted nothing. */
function observe(): void {
  const own: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { portalSeen: own });
  const on = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (own.fcp = entry.startTime));
  on('largest-contentful-paint', (entry) => (own.lcp = entry.startTime));
  on('layout-shift', (entry) => !entry.hadRecentInput && (own.cls += entry.value ?? 0));
  on('longtask', (entry) => own.tasks.push([entry.startTime, entry.duration]));
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { portalSeen: Seen }).portalSeen);

function countTraffic(context: BrowserContext): {
  stop: () => Promise<{ bytes: Record<string, number>; requests: number }>;
} {
  const bytes: Record<string, number> = {};
  const sizes: Promise<void>[] = [];
  const count = (request: Request): void => {
    const own = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      bytes[request.resourceType()] =
        (bytes[request.resourceType()] ?? 0) + responseBodySize + responseHeadersSize;
    });
    sizes.push(own);
  };
  context.on('requestfinished', count);
  return {
    stop: async () => {
      context.off('requestfinished', count);
      await Promise.all(sizes);
      return { bytes, requests: sizes.length };
    },
  };
}

/** Goes to another page of the sidebar; `which` counts from the end. */
async function navigationTime(
  page: Page,
  which: number,
  prefetch: boolean,
): Promise<number | null> {
  const links = page.locator('#docs-sidebar li a:not([aria-current]):visible');
  const count = await links.count();
  if (count <= which) return null;
  const link = links.nth(count - 1 - which);
  await link.scrollIntoViewIfNeeded();
  if (prefetch) {
    await link.hover();
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
  }
  return link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const before = document.querySelector('h1');
        const title = before?.textContent;
        const start = performance.now();
        const look = (): void => {
          const now = document.querySelector('h1');
          if (now && (now !== before || now.textContent !== title)) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
      }),
  );
}
