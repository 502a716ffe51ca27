import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readJson } from '@/lib/render-data/json-file.ts';

/** A font file with a subset of the characters. */
export interface FontPart {
  name: string;
  data: Buffer;
}

const PACKAGE = '@fontsource/chocolate-classical-sans';

/**
 * Reads the subsets of the font that a text needs. A Chinese font consists of about a hundred
 * files. For characters outside the font, the image shows a box.
 */
export function fontsFor(text: string, folder = packageFolder()): FontPart[] {
  const ranges = readJson(
    join(folder, 'unicode.json'),
    z.record(z.string(), z.string()),
    'Run `npm ci`.',
  );
  const characters = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return Object.entries(ranges)
    .filter(([, range]) => characters.some((code) => holds(range, code)))
    .map(([subset]) => subset.replace(/[[\]]/g, ''))
    .map((subset) => ({
      name: `share-${subset}`,
      data: readFileSync(
        join(folder, 'files', `chocolate-classical-sans-${subset}-400-normal.woff`),
      ),
    }));
}

const packageFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));

/** Whether a CSS `unicode-range` contains a character: `U+4e00,U+4e10-4e1f`. */
export function holds(range: string, code: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}
