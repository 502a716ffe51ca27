import { createRequire } from 'node:module';

type Convert = (text: string) => string;

let convert: Convert | undefined;

/** From Traditional characters as Taiwan writes them to Simplified ones. Loaded when a site has ideographs: its tables are large. */
function simplify(): Convert {
  if (convert) return convert;
  const { Converter } = createRequire(import.meta.url)('opencc-js/t2cn') as {
    Converter: (options: { from: string; to: string }) => Convert;
  };
  return (convert = Converter({ from: 'tw', to: 'cn' }));
}

const IDEOGRAPHS = /\p{Script=Han}/gu;

/**
 * Pairs of characters, one after the other: a Simplified one that the texts do not have, and the Traditional one that
 * they have most often in its place. Made from the texts at hand it is small, and right for them: 发 is 發 where the
 * manuals write 發, 髮 where they write that.
 * @param script of the locale, as ISO 15924 has it; only `Hant` gets a table
 */
export function foldTable(texts: readonly string[], script: string): string {
  if (script !== 'Hant') return '';
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [sign] of text.matchAll(IDEOGRAPHS)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const table = new Map<string, string>();
  for (const [sign] of [...counts].sort(
    ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
  )) {
    const simple = simplify()(sign);
    if (simple !== sign && [...simple].length === 1 && !counts.has(simple) && !table.has(simple))
      table.set(simple, sign);
  }
  return [...table]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join('');
}
