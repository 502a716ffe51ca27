import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { wholeNumber } from '@/bench/arguments.ts';
import { generateSite, typicalPage, writeSite, type GeneratedPage } from '@/bench/generate-site.ts';
import { loadNow, machineLine, median } from '@/bench/results.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { freePort } from '@/lib/static-server/free-port.ts';
import { findBrowser } from '@/scripts/find-browser.ts';

const SITE = join('.cache', 'bench-preview');
const CHANGES = 12;
/** In ms: long, so that a slow machine does not end the series. */
const PATIENCE = 300_000;

/**
 * Measures what a writer waits for with `npm run dev`: from the command to the first page on the
 * screen, without and with what an earlier start has kept, and from a saved change to its text.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '400' },
      runs: { type: 'string', default: '5' },
    },
    strict: true,
  });
  const count = wholeNumber('--pages', values.pages, 'a whole number from 1 on');
  const runs = wholeNumber('--runs', values.runs, 'a whole number from 1 on');
  const site = generateSite(count);
  const paths = sitePaths({ SITE_DIR: SITE });
  console.log(`${machineLine(paths.repository)}, load ${loadNow()}, ${count} pages`);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (let run = 0; run < runs; run++) {
      rmSync(paths.work, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
      writeSite(SITE, site);
      const first = await measureStart(browser, typicalPage(site), true);
      const second = await measureStart(browser, typicalPage(site), false);
      console.log(
        `first start ${first.shown} s, second ${second.shown} s, a saved change ${first.changed} s (median of ${CHANGES})`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** One start of the preview, in seconds with one and two decimals. */
async function measureStart(
  browser: Browser,
  document: GeneratedPage,
  withChanges: boolean,
): Promise<{ shown: string; changed: string }> {
  const port = await freePort();
  const address = `http://localhost:${port}/${document.path}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const started = performance.now();
  const preview = spawn('npm', ['run', '-s', 'dev', '--', '-p', String(port)], {
    env: { ...process.env, NODE_ENV: 'development', SITE_DIR: SITE },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    await isOpen(preview, port);
    await page.goto(address, { timeout: PATIENCE, waitUntil: 'commit' });
    await page
      .getByRole('heading', { level: 1, name: document.title })
      .waitFor({ timeout: PATIENCE });
    const shown = performance.now() - started;
    const changed = withChanges ? await measureChanges(page, join(SITE, document.file)) : 0;
    // Next keeps its work for the next start when it is idle.
    await page.waitForTimeout(10_000);
    return { shown: (shown / 1000).toFixed(1), changed: (changed / 1000).toFixed(2) };
  } finally {
    await context.close();
    await stop(preview);
  }
}

/** Waits until the port is open. The first request is the browser's. */
async function isOpen(preview: ChildProcess, port: number): Promise<void> {
  const tried = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, 'localhost', () => {
        socket.end();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (!(await tried())) {
    if (preview.exitCode !== null) throw new Error(`The preview ended with ${preview.exitCode}.`);
    await pause(20);
  }
}

/** The median time from a saved line to its text on the screen, in ms. */
async function measureChanges(page: Page, file: string): Promise<number> {
  // The first check of the site is over, and the page is alive.
  await page.waitForTimeout(10_000);
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const text = `Changed for the ${change}th time.`;
    const saved = performance.now();
    appendFileSync(file, `\n${text}\n`);
    await page.getByText(text).waitFor({ timeout: PATIENCE });
    times.push(performance.now() - saved);
    await page.waitForTimeout(1_000);
  }
  return median(times) ?? 0;
}

/** Ends the preview and its children, which write until they have ended. */
async function stop({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const signal = (name: 'SIGTERM' | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  for (signal('SIGTERM'); signal(0);) await pause(100);
}

await bench();
