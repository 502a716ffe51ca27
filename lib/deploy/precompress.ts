import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isHashed, isText } from '@/lib/render-data/content-types.ts';
import { namesBelow } from '@/lib/site/files-below.ts';

/** Extensions of compressed copies, as nginx expects them. */
export const COPY_ENDINGS = ['.gz', '.br'] as const;

/** Smaller files are compressed quickly on request. */
const SMALLEST_BYTES = 1024;

/**
 * Files that stay the same across releases get the best quality. For pages, quality 5 takes seconds
 * instead of minutes, for 10% more size.
 */
const brotliQuality = (path: string): number => (isHashed(path) ? 11 : 5);

/**
 * Writes compressed copies of text files, for servers that send them as they are: `X.html.gz` and,
 * if wanted, `X.html.br`. Keeps existing copies, and skips those that would not be smaller.
 * @returns the number of new copies, and their size
 */
export function precompress(
  folder: string,
  { brotli }: { brotli: boolean },
): { copies: number; megabytes: number } {
  let [copies, bytes] = [0, 0];
  const write = (file: string, size: number, compress: () => Buffer) => {
    if (existsSync(file)) return;
    const content = compress();
    if (content.length >= size) return;
    writeFileSync(file, content);
    copies++;
    bytes += content.length;
  };
  for (const path of namesBelow(folder)) {
    const file = join(folder, path);
    const { size } = statSync(file);
    if (size < SMALLEST_BYTES || !isText(contentType(file))) continue;
    const content = readFileSync(file);
    write(`${file}.gz`, size, () => gzipSync(content, { level: 9 }));
    if (brotli)
      write(`${file}.br`, size, () =>
        brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path),
            [constants.BROTLI_PARAM_SIZE_HINT]: size,
          },
        }),
      );
  }
  return { copies, megabytes: bytes / 1e6 };
}
