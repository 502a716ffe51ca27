import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '@/lib/site/files-below.ts';

/** Weighs the operation pages in folders of a built site. */
function main([out = 'out', ...folders]: readonly string[]): void {
  const pages = folders
    .flatMap((folder) =>
      readdirSync(join(out, folder))
        .filter((name) => name.endsWith('.html'))
        .map((name) => readFileSync(join(out, folder, name))),
    )
    .filter((html) => html.includes('data-operation'))
    .map((html) => ({ raw: html.length, gzip: gzipSync(html, { level: 6 }).length }))
    .sort((one, other) => one.gzip - other.gzip);
  const at = (share: number) => pages[Math.min(pages.length - 1, Math.floor(pages.length * share))];
  const files = filesBelow(out);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.table({
    operations: pages.length,
    'median gzip': at(0.5)?.gzip,
    'median page, raw': at(0.5)?.raw,
    'p90 gzip': at(0.9)?.gzip,
    'largest gzip': at(1)?.gzip,
    'MB of the site': bytes / 1e6,
    'MB for each operation': bytes / 1e6 / pages.length,
  });
}

main(process.argv.slice(2));
