import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { wholeNumber } from '@/bench/arguments.ts';
import { listen } from '@/bench/listen.ts';
import { visitPage, type PageVisit } from '@/bench/measure-page.ts';
import {
  pageTable,
  readRoutes,
  savePage,
  typicalPages,
  type PageResult,
} from '@/bench/page-report.ts';
import { loadNow, machineLine } from '@/bench/results.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { findBrowser } from '@/scripts/find-browser.ts';

const RESULTS = join('bench', 'results', 'pages.json');

/**
 * Measures one page of each kind and language in a browser: see pages.md. The results are saved
 * after each page.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      kinds: { type: 'string' },
      locales: { type: 'string' },
    },
    strict: true,
  });
  const runs = wholeNumber('--runs', values.runs, 'a whole number from 1 on');
  const { out, repository } = sitePaths();
  const routes = readRoutes(out);
  const isAsked = (list: string | undefined, name: string) =>
    !list || list.split(',').includes(name);
  const chosen = typicalPages(routes, out).filter(
    ({ kind, locale }) => isAsked(values.kinds, kind) && isAsked(values.locales, locale),
  );
  if (chosen.length === 0)
    throw new Error(
      `--kinds and --locales choose no page. Kinds: ${[...new Set(routes.map(({ kind }) => kind))].join(', ')}.`,
    );
  const server = createSiteServer({
    folder: out,
    locales: [...new Set(routes.map(({ locale }) => locale))],
  });
  const origin = await listen(server);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const machine = machineLine(repository);
  const results: PageResult[] = [];
  try {
    for (const { kind, locale, path } of chosen) {
      const address = origin + encodeURI(path).replace(/[?#]/g, encodeURIComponent);
      const loadBefore = loadNow();
      // The server compresses a file at its first request; the figures should not include that.
      await visitPage(browser, address);
      const visits: PageVisit[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visitPage(browser, address));
      const result: PageResult = { kind, locale, path, visits };
      results.push(result);
      savePage(RESULTS, { ...result, machine, measuredAt: new Date().toISOString(), loadBefore });
      console.log(pageTable(results).split('\n').at(-1));
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`\n${machine}\n\n${pageTable(results)}`);
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exitCode = 1;
});
