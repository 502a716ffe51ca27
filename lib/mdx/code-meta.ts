/**
 * The settings after the language of a code fence: ```` ```ts title="a.ts" {1,3-5}
 * showLineNumbers=5 ````.
 */
export interface CodeMeta {
  title?: string;
  /** 1-based numbers of the lines to highlight. */
  highlighted: Set<number>;
  /** Number of the first line, if the lines are numbered. */
  firstLine?: number;
}

export function parseCodeMeta(meta: string): CodeMeta {
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const rest = meta.replace(title?.[0] ?? '', '');
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(rest);
  return {
    title: title?.[1] ?? title?.[2],
    highlighted: parseRanges(/\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? ''),
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

/** `1,3-5` → {1, 3, 4, 5}. */
function parseRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}
