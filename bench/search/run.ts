import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadNow, machineLine } from '@/bench/results.ts';
import { manifestFiles } from '@/lib/build/search/manifest-files.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { measureBrowser } from './browser.ts';
import { compareEngines } from './compare.ts';
import { generatedIndex, type GeneratedIndex } from './generated.ts';
import { measureLatency } from './latency.ts';

const LOCALES = ['en', 'zh-tw'] as const;
const SIZES = [500, 1000, 5000];
const RESULTS = join('bench', 'results', 'search.json');

/** Measures the search: see README.md. Needs the product built in `out/`. */
async function bench(): Promise<void> {
  const paths = sitePaths();
  if (!existsSync(join(paths.out, '_search')))
    throw new Error(`There is no search index in ${paths.out}. Run \`npm run build\` first.`);
  const results: Record<string, unknown> = {
    machine: machineLine(process.cwd()),
    measuredAt: new Date().toISOString(),
    loadBefore: loadNow(),
  };
  const [mode, ...options] = process.argv.slice(2);
  results.quality = await compareEngines(sitePaths(), {
    engine: options.find((option) => option.startsWith('--engine='))?.slice('--engine='.length),
    failures: options.includes('--failures'),
  });
  if (mode === 'quality') return;
  Object.assign(results, await sites());
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

const words = (locale: string): Record<string, string> => loadMessages(sitePaths(), locale).search;

/** The queries that are typed in the product and in generated sites. */
const TYPED: Record<(typeof LOCALES)[number], [product: string, generated: string]> = {
  en: ['watchdog', 'calibrate the lens'],
  'zh-tw': ['看門狗計時器', '檢查鏡頭設定'],
};

/**
 * The cost of an index and the waiting time of a reader, for the product and for generated sites.
 */
async function sites(): Promise<{
  generated: Record<string, object>;
  browser: Record<string, object>;
}> {
  const { out, work } = sitePaths();
  const generated: Record<string, object> = {};
  const browser: Record<string, object> = {};
  for (const locale of LOCALES) {
    const home = locale === 'en' ? '/' : `/${locale}`;
    const [inProduct, inGenerated] = TYPED[locale];
    const visit = async (name: string, query: string, index?: GeneratedIndex) => {
      browser[name] = await measureBrowser(out, work, { query, locale, home, index });
      console.log(`${name} in the browser:`, JSON.stringify(browser[name]));
    };
    await visit(`${locale} product`, inProduct);
    for (const pages of SIZES) {
      const index = generatedIndex(pages, locale, words(locale));
      generated[`${locale} ${pages}`] = await indexFigures(index);
      console.log(`${locale} ${pages} pages:`, generated[`${locale} ${pages}`]);
      await visit(`${locale} ${pages} pages`, inGenerated, index);
    }
  }
  return { generated, browser };
}

async function indexFigures(index: GeneratedIndex): Promise<object> {
  const compressed = (name: RegExp) =>
    index.files
      .filter((file) => name.test(file.name))
      .map(({ text }) => brotliCompressSync(text).length);
  const parts = compressed(/^index-/);
  const worker = workerBytes();
  const [list] = manifestFiles(index.manifest, index.files, []);
  const manifest = brotliCompressSync(list?.text ?? '').length;
  const latency = await measureLatency(
    sitePaths().out,
    join(sitePaths().work, 'bench-worker'),
    index,
  );
  return {
    indexMilliseconds: Math.round(index.milliseconds),
    parts: parts.length,
    largestPart: Math.max(...parts),
    allParts: parts.reduce((sum, size) => sum + size, 0),
    manifest,
    worker,
    beforeFirstResult: worker + manifest,
    ...latency,
  };
}

function workerBytes(): number {
  const folder = join(sitePaths().work, 'search');
  const files = readdirSync(folder);
  if (files.length === 0) throw new Error(`${folder} has no search worker.`);
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
    0,
  );
}

bench().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? `\n${error.message}` : error);
    process.exit(1);
  },
);
