import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { listen } from '@/bench/listen.ts';
import { writeSearchFiles } from '@/lib/build/search/write-index.ts';
import { scopeOf, SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import type { FromWorker, ToWorker } from '@/lib/search/protocol.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { findBrowser } from '@/scripts/find-browser.ts';
import type { GeneratedIndex } from './generated.ts';

export interface LatencyFigures {
  /**
   * The time to fetch all parts of the index from this machine and read them into memory, in ms.
   */
  load: number;
  keystrokes: number;
  /** From the letter's message to the worker until its first answer, in ms. */
  median: number;
  p95: number;
  worst: number;
}

/**
 * The latency of each letter in the published worker, in Chromium without throttling, over all
 * contexts, while titles and sentences are typed, some with a typing error. The page is empty, so
 * that the figures are those of the worker alone.
 * @param out the published site with the worker
 * @param folder for the files of the server; removed afterwards
 */
export async function measureLatency(
  out: string,
  folder: string,
  index: GeneratedIndex,
): Promise<LatencyFigures> {
  const worker = publish(out, folder, index);
  const server = createSiteServer({ folder });
  const origin = await listen(server);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/`);
    const scope = scopeOf(index.manifest.contexts);
    const parts = scope.flatMap(({ group, shards }) => shards.map((name) => ({ name, group })));
    const { load, times } = await typeInto(page, {
      worker,
      folder: `/${SEARCH_FOLDER}/`,
      parts,
      groups: scope.map(({ group }) => group),
      texts: typed(index),
    });
    times.sort((a, b) => a - b);
    const at = (share: number): number =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
    return { load, keystrokes: times.length, median: at(0.5), p95: at(0.95), worst: at(1) };
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An empty page, the worker and the index. Returns the worker's address. */
function publish(out: string, folder: string, index: GeneratedIndex): string {
  rmSync(folder, { recursive: true, force: true });
  writeSearchFiles(join(folder, SEARCH_FOLDER), index.files);
  const scripts = readdirSync(join(out, SEARCH_FOLDER)).filter((name) => name.endsWith('.js'));
  const worker = scripts.find((name) => name.startsWith('worker-'));
  if (worker === undefined) throw new Error(`${join(out, SEARCH_FOLDER)} has no search worker.`);
  for (const name of scripts)
    copyFileSync(join(out, SEARCH_FOLDER, name), join(folder, SEARCH_FOLDER, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>worker</title>');
  return `/${SEARCH_FOLDER}/${worker}`;
}

interface Typing {
  /** Addresses of the worker and of the folder of the index. */
  worker: string;
  folder: string;
  parts: { name: string; group: string }[];
  groups: string[];
  texts: string[];
}

async function typeInto(page: Page, typing: Typing): Promise<{ load: number; times: number[] }> {
  // The compiler adds calls of this helper to functions that run in the page.
  await page.evaluate('globalThis.__name ??= (value) => value');
  return page.evaluate(async ({ worker: address, folder, parts, groups, texts }) => {
    const worker = new Worker(address, { type: 'module' });
    const send = (message: ToWorker) => worker.postMessage(message);
    let id = 0;
    // The first answer to a query, or the first one after all parts are loaded.
    const ask = (text: string, isWhole: boolean) =>
      new Promise<void>((resolve, reject) => {
        const wanted = ++id;
        worker.onerror = () => reject(new Error('The worker has stopped.'));
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.type === 'failed') reject(new Error(`${data.name}: ${data.reason}`));
          else if (data.answer.id === wanted && !(isWhole && data.answer.loading)) resolve();
        };
        send({ type: 'search', id: wanted, text, groups, limit: 8, passageLength: 50 });
      });
    send({ type: 'open', folder });
    const begin = performance.now();
    send({ type: 'load', parts });
    await ask('', true);
    const load = performance.now() - begin;
    const times: number[] = [];
    for (const text of texts) {
      for (let length = 1; length <= text.length; length++) {
        const before = performance.now();
        await ask(text.slice(0, length), false);
        times.push(performance.now() - before);
      }
    }
    return { load, times };
  }, typing);
}

/** Titles and beginnings of sentences from the whole site; every third has two swapped letters. */
function typed({ records }: GeneratedIndex): string[] {
  const step = Math.max(1, Math.floor(records.length / 20));
  const texts = records
    .filter((_, index) => index % step === 0)
    .slice(0, 20)
    .flatMap(({ title, sections }) => [title, sections[1]?.text.slice(0, 40) ?? '']);
  return texts.map((text, index) =>
    index % 3 === 2 && text.length > 6
      ? text.slice(0, 3) + text.charAt(4) + text.charAt(3) + text.slice(5)
      : text,
  );
}
