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

/** First and last code point. */
type Range = readonly [number, number];

/**
 * Reads the subsets of the font that a text needs. A Chinese font consists of about a hundred
 * files. For characters outside the font, the image shows a box.
 */
export function fontsFor(text: string, folder = packageFolder()): FontPart[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return [...subsets(folder)]
    .filter(([, ranges]) => codes.some((code) => holds(ranges, code)))
    .map(([subset]) => ({
      name: `share-${subset}`,
      data: readFileSync(
        join(folder, 'files', `chocolate-classical-sans-${subset}-400-normal.woff`),
      ),
    }));
}

const packageFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));

const known = new Map<string, ReadonlyMap<string, Range[]>>();

/** The characters of each subset. Read once, because a site has a picture for each section. */
function subsets(folder: string): ReadonlyMap<string, Range[]> {
  const read =
    known.get(folder) ??
    new Map(
      Object.entries(
        readJson(join(folder, 'unicode.json'), z.record(z.string(), z.string()), 'Run `npm ci`.'),
      ).map(([subset, ranges]) => [subset.replace(/[[\]]/g, ''), rangesOf(ranges)]),
    );
  known.set(folder, read);
  return read;
}

/** Reads a CSS `unicode-range`: `U+4e00,U+4e10-4e1f`. */
export const rangesOf = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

export const holds = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);
