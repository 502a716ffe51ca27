import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isHashed, isText } from '@/lib/render-data/content-types.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

/** Endings of compressed copies, as nginx looks for them. */
export const COPY_ENDINGS = ['.gz', '.br'] as const;

/** Anything smaller is compressed while it is sent, in no time. */
const SMALLEST_BYTES = 1024;

/** What is the same for many releases is worth the time; with 5 all pages take seconds, with 11 minutes, for a tenth of their size. */
const brotliQuality = (path: string): number => (isHashed(path) ? 11 : 5);

/**
 * Writes a compressed copy beside each file of text, for servers that send it as it is: `X.html.gz`, and `X.html.br` where Brotli is wanted.
 * A copy that is there already is left alone, and none is written that would not be smaller.
 * @returns how many copies were written, and their size
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
  for (const file of filesBelow(folder)) {
    const { size } = statSync(file);
    if (size < SMALLEST_BYTES || !isText(contentType(file))) continue;
    const content = readFileSync(file);
    write(`${file}.gz`, size, () => gzipSync(content, { level: 9 }));
    const path = relative(folder, file).split(sep).join('/');
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
