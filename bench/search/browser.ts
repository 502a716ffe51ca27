import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { listen } from '@/bench/listen.ts';
import { SLOW_4G } from '@/bench/throttling.ts';
import { manifestFiles } from '@/lib/build/search/manifest-files.ts';
import { writeSearchFiles } from '@/lib/build/search/write-index.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { findBrowser } from '@/scripts/find-browser.ts';
import type { GeneratedIndex } from './generated.ts';
import { longestTask, type Tasks } from './longest-task.ts';

export interface BrowserFigures {
  /** From the focus to the first row on Slow 4G, in ms, and the bytes transferred meanwhile. */
  firstResult: number;
  bytes: number;
  files: number;
  /**
   * The same until the last file of the search is loaded: all parts of the index, and the texts of
   * the results.
   */
  settled: number;
  allBytes: number;
  allFiles: number;
  /**
   * The longest task of the page at a quarter of the processor's speed, in ms, for each run,
   * sorted; 0 if none was over 50:
   */
  longestTasks: {
    /** from the hover over the box to the first letter, */
    before: number[];
    /** and while a query is typed and answered. */
    typing: number[];
  };
}

const RUNS = 7;
/**
 * A search is settled after this time without requests, in ms: longer than a round trip on Slow 4G.
 */
const QUIET = 1500;

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
    ...manifestFiles(index.manifest, index.files, index.places),
  ]);
  return folder;
}

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
  // Noted by the page: Playwright looks at ever longer intervals, at last every 500 ms.
  const row = await page.evaluateHandle(() => ({
    shown: new Promise<number>((resolve) => {
      let focused = 0;
      document.addEventListener('focusin', () => (focused ||= performance.now()));
      new MutationObserver(
        () => document.querySelector('[data-row]') && resolve(performance.now() - focused),
      ).observe(document, { subtree: true, childList: true });
    }),
  }));
  const before = Date.now();
  await page.locator('[data-search-box] input').focus();
  await page.keyboard.type(query);
  const firstResult = Math.round(await row.evaluate(({ shown }) => shown));
  await Promise.all(sizes);
  const first = { firstResult, bytes, files };
  while (open > 0 || Date.now() - last < QUIET) await page.waitForTimeout(50);
  await Promise.all(sizes);
  await context.close();
  return { ...first, settled: last - before, allBytes: bytes, allFiles: files };
}
