import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { listen } from '@/bench/listen.ts';
import { SLOW_4G, SLOW_CPU } from '@/bench/throttling.ts';
import { writeSearchFiles } from '@/lib/build/search/write-index.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { findBrowser } from '@/scripts/find-browser.ts';
import type { GeneratedIndex } from './generated.ts';

export interface BrowserFigures {
  /** From the focus to the first row on Slow 4G, in ms, and the bytes transferred meanwhile. */
  firstResult: number;
  bytes: number;
  files: number;
  /** The same until the last file of the search is loaded: all parts of the index, and the texts of the results. */
  settled: number;
  allBytes: number;
  allFiles: number;
  /** The longest task of the page at a quarter of the processor's speed, in ms, for each run, sorted; 0 if none was over 50: */
  longestTasks: {
    /** from the hover over the box to the first letter, */
    before: number[];
    /** and while a query is typed and answered. */
    typing: number[];
  };
}

const RUNS = 7;
/** A search is settled after this time without requests, in ms: longer than a round trip on Slow 4G. */
const QUIET = 1500;
/** From the hover to the click, and from there to the first letter, in ms. */
const HAND = 150;

export interface Visit {
  /** The typed query. The locale's home page searches everything. */
  query: string;
  locale: string;
  /** Address of that page. */
  home: string;
  /** The index of a generated site, used instead of the site's own. */
  index?: GeneratedIndex;
}

/**
 * @param out the built site
 * @param work folder for a copy of it with another index
 */
export async function measureBrowser(
  out: string,
  work: string,
  { query, locale, home, index }: Visit,
): Promise<BrowserFigures> {
  const folder = index ? withIndex(out, join(work, 'bench-search'), locale, index) : out;
  const server = createSiteServer({ folder });
  const address = `${await listen(server)}${home}`;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // The server compresses a file at its first request; the figures should not include that.
    await visit(browser, address, query, false);
    const first = await visit(browser, address, query, true);
    const runs: Tasks[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await longestTask(browser, address, query));
    const sorted = (when: keyof Tasks) => runs.map((run) => run[when]).sort((a, b) => a - b);
    return { ...first, longestTasks: { before: sorted('before'), typing: sorted('typing') } };
  } finally {
    await browser.close();
    server.close();
    if (index) rmSync(folder, { recursive: true, force: true });
  }
}

function withIndex(out: string, folder: string, locale: string, index: GeneratedIndex): string {
  rmSync(folder, { recursive: true, force: true });
  const own = join(out, SEARCH_FOLDER, locale);
  cpSync(out, folder, { recursive: true, filter: (file) => !file.startsWith(own) });
  writeSearchFiles(join(folder, SEARCH_FOLDER, locale), [
    ...index.files,
    { name: 'manifest.json', text: JSON.stringify(index.manifest) },
  ]);
  return folder;
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

async function visit(
  browser: Browser,
  address: string,
  query: string,
  slow: boolean,
): Promise<Omit<BrowserFigures, 'longestTasks'>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  let bytes = 0;
  let files = 0;
  let [open, last] = [0, 0];
  const sizes: Promise<void>[] = [];
  // Requests of workers are included; sizes are the transferred bytes.
  context.on('request', () => open++);
  context.on('requestfailed', () => open--);
  context.on('requestfinished', (request) => {
    open--;
    last = Date.now();
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize;
        files++;
      }),
    );
  });
  const before = Date.now();
  await page.locator('[data-search-box] input').focus();
  await page.keyboard.type(query);
  await page.locator('[data-row]').first().waitFor();
  const firstResult = Date.now() - before;
  await Promise.all(sizes);
  const first = { firstResult, bytes, files };
  while (open > 0 || Date.now() - last < QUIET) await page.waitForTimeout(50);
  await Promise.all(sizes);
  await context.close();
  return { ...first, settled: last - before, allBytes: bytes, allFiles: files };
}

type Tasks = Record<'before' | 'typing', number>;

async function longestTask(browser: Browser, address: string, query: string): Promise<Tasks> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  const field = await page.locator('[data-search-box] input').boundingBox();
  if (!field) throw new Error(`The search box of ${address} is not visible.`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.evaluate(() => {
    const seen: Seen = { tasks: [], firstKey: Infinity };
    Object.assign(window, { seen });
    // Ideographs are inserted without key events.
    for (const kind of ['keydown', 'beforeinput'])
      window.addEventListener(
        kind,
        ({ timeStamp }) => (seen.firstKey = Math.min(seen.firstKey, timeStamp)),
        true,
      );
    new PerformanceObserver((list) =>
      seen.tasks.push(
        ...list.getEntries().map(({ startTime, duration }) => [startTime, duration] as const),
      ),
    ).observe({ type: 'longtask' });
  });
  // Mouse and keyboard events go to the browser: a script that looks for an element would be a task of the page.
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(HAND);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(HAND);
  await page.keyboard.type(query, { delay: 80 });
  await page.waitForTimeout(2500);
  const [{ tasks, firstKey }, rows] = await page.evaluate(
    () =>
      [
        (window as unknown as { seen: Seen }).seen,
        document.querySelectorAll('[data-row]').length,
      ] as const,
  );
  if (rows === 0) throw new Error(`No row was shown for "${query}".`);
  await context.close();
  const longest = (of: typeof tasks) =>
    Math.round(Math.max(0, ...of.map(([, duration]) => duration)));
  const isBefore = ([start, duration]: (typeof tasks)[number]) => start + duration < firstKey;
  return {
    before: longest(tasks.filter(isBefore)),
    typing: longest(tasks.filter((task) => !isBefore(task))),
  };
}

interface Seen {
  /** Beginning and length of each long task, in ms. */
  tasks: (readonly [number, number])[];
  /** When the first letter came. */
  firstKey: number;
}
