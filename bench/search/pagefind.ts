import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createIndex } from 'pagefind';
import { listen } from '@/bench/listen.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { findBrowser } from '@/scripts/find-browser.ts';
import type { Corpus } from './corpus.ts';
import type { BenchEngine } from './engines.ts';

interface PagefindModule {
  init(): Promise<void>;
  search(text: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** Pagefind with its defaults, on the articles of the exported pages. It runs only in a browser. */
export async function pagefind({ out, records, locale }: Corpus): Promise<BenchEngine> {
  const folder = join('.cache', `pagefind-${locale}`);
  rmSync(folder, { recursive: true, force: true });
  const { index } = await createIndex({});
  if (!index) throw new Error('Pagefind cannot make an index on this machine.');
  for (const { url } of records) {
    const html = readFileSync(join(out, `${decoded(url)}.html`), 'utf8').replace(
      '<article',
      '<article data-pagefind-body',
    );
    await index.addHTMLFile({ url, content: html });
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await index.deleteIndex();
  const server = createSiteServer({ folder });
  const origin = await listen(server);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.route(`${origin}/start`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${locale}"><title>Pagefind</title>`,
    }),
  );
  await page.goto(`${origin}/start`);
  return {
    name: 'Pagefind',
    search: (text) =>
      page.evaluate(async (query) => {
        // A variable, so that the compiler does not resolve the import.
        const name = '/pagefind/pagefind.js';
        const engine = (await import(name)) as PagefindModule;
        await engine.init();
        const { results } = await engine.search(query);
        return Promise.all(results.slice(0, 8).map(async (result) => (await result.data()).url));
      }, text),
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
