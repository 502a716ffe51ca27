import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** Sizes of the generated sites, in pages, each once, smallest first. */
  pages: number[];
  /** The repository's own site is built as well, or alone. */
  product: boolean;
  /** How often each build is measured; the table shows medians. */
  runs: number;
}

/** @throws Error that names the argument and what it may be */
export function parseArguments(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      product: { type: 'boolean', default: false },
      runs: { type: 'string', default: '1' },
    },
    strict: true,
    allowPositionals: false,
  });
  const wanted = values.pages ?? (values.product ? undefined : '100,1000,5000');
  const pages =
    wanted === undefined
      ? []
      : wanted
          .split(',')
          .map((text) =>
            wholeNumber(
              '--pages',
              text,
              'whole numbers from 1 on, separated by commas, such as 100,1000',
            ),
          );
  return {
    pages: [...new Set(pages)].sort((a, b) => a - b),
    product: values.product,
    runs: wholeNumber('--runs', values.runs, 'a whole number from 1 on'),
  };
}

/** @throws Error that names the argument and what it may be */
export function wholeNumber(name: string, text: string, allowed: string): number {
  if (!/^0*[1-9]\d*$/.test(text.trim()))
    throw new Error(`${name} must be ${allowed} (found ${JSON.stringify(text)}).`);
  return Number(text);
}
