import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { basename, dirname, resolve } from 'node:path';
import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { documentName } from '@/lib/openapi/document-name.ts';
import { outlineProblems } from '@/lib/openapi/outline-problems.ts';
import { outlineOf } from '@/lib/openapi/outline.ts';
import { renderApi } from '@/lib/openapi/pages/render-api.ts';
import { readDocument } from '@/lib/openapi/read-document.ts';

/**
 * Reads and renders OpenAPI documents: `npm run bench:openapi -- [file …]`. Without files: GitHub's own REST API,
 * about 12 MB and a thousand operations. Reports time, memory and sizes; fails if a document or a page fails.
 */
async function bench(files: readonly string[]): Promise<void> {
  const github = createRequire(import.meta.url).resolve(
    '@octokit/openapi/generated/api.github.com.json',
  );
  const rows: string[] = [];
  for (const file of files.length > 0 ? files.map((name) => resolve(name)) : [github])
    rows.push(...(await measure(file)));
  console.log(rows.join('\n'));
}

async function measure(file: string): Promise<string[]> {
  const name = documentName(basename(file));
  const started = performance.now();
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const { document, problemAt, problems } = await readDocument(dirname(file), basename(file));
  if (!document || !problemAt)
    throw new Error(`${file}:\n${problems.map(({ message }) => message).join('\n')}`);
  const read = seconds(started);
  const outline = outlineOf(name, basename(file), document);
  const conflicts = outlineProblems(outline, document, problemAt, false);
  const messages = loadMessages({ repository: process.cwd(), site: '/nowhere' }, 'en');
  const t = createTranslator({ locale: 'en', messages, namespace: 'api' });
  const renderStart = performance.now();
  const rendered = await renderApi({
    document,
    outline,
    locale: 'en',
    htmlLang: 'en',
    words: (key, values) => t(key, values as never),
    link: (href) => ({ href }),
    basePath: '',
  });
  const render = seconds(renderStart);
  const pages = [...rendered.pages]
    .map(([page, data]) => ({ page, size: gzipSync(JSON.stringify(data)).length }))
    .sort((a, b) => b.size - a.size);
  const parts = [...rendered.files]
    .filter(([address]) => address.endsWith('.html'))
    .map(([, text]) => text.length);
  const total = pages.reduce((sum, { size }) => sum + size, 0);
  if (process.env.BENCH_OUT) {
    mkdirSync(process.env.BENCH_OUT, { recursive: true });
    for (const [page, data] of rendered.pages)
      writeFileSync(`${process.env.BENCH_OUT}/${page}.json`, JSON.stringify(data));
  }
  return [
    `${name}: ${outline.operations.length} operations, ${outline.tags.length} tags, ${conflicts.length} problems of names`,
    ...conflicts.slice(0, 5).map(({ message }) => `  ${message}`),
    `  read and validated in ${read}, rendered in ${render}, ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`,
    `  page data: ${(total / 1e6).toFixed(1)} MB compressed, largest ${kilobytes(pages[0]?.size)} kB (${pages[0]?.page ?? 'no page'}), median ${kilobytes(pages[Math.floor(pages.length / 2)]?.size)} kB`,
    `  parts of schemas: ${parts.length} files, largest ${(Math.max(0, ...parts) / 1000).toFixed(1)} kB`,
  ];
}

const kilobytes = (bytes = 0): string => (bytes / 1000).toFixed(1);

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
