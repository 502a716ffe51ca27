import { createRequire } from 'node:module';
import { isObject } from '@/lib/text/guards.ts';

type Convert = (text: string) => string;

let convert: Convert | undefined;

/**
 * From the Traditional characters of Taiwan to Simplified ones. Loaded only for sites with
 * ideographs, because its tables are large.
 */
function simplify(): Convert {
  if (convert) return convert;
  const opencc: unknown = createRequire(import.meta.url)('opencc-js/t2cn');
  if (!hasConverter(opencc))
    throw new Error(
      '`opencc-js/t2cn` has no function `Converter`. Compare lib/build/search/fold-table.ts with the notes of its new version.',
    );
  return (convert = opencc.Converter({ from: 'tw', to: 'cn' }));
}

const hasConverter = (
  value: unknown,
): value is { Converter: (options: { from: string; to: string }) => Convert } =>
  isObject(value) && typeof value.Converter === 'function';

const IDEOGRAPHS = /\p{Script=Han}/gu;

/**
 * Pairs of characters: a Simplified one that the texts do not contain, then its most frequent
 * Traditional form in the texts. Made from the texts, the table is small and fits them: 发 becomes 發
 * or 髮, whichever the manuals use. After a space come pairs of a character that such a text is
 * spelled with and another one that may be meant: 复 is 複, 復 or 覆, and 准 stays 准, or is 準.
 * @param others words that readers type; their characters are in the table if the texts do not have
 *   them
 * @param script ISO 15924 code of the locale's script; only `Hant` gets a table
 */
export function foldTable(
  texts: readonly string[],
  script: string,
  others: readonly string[] = [],
): string {
  if (script !== 'Hant') return '';
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [character] of text.matchAll(IDEOGRAPHS))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  const table = new Map<string, string>();
  const frequent = [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([character]) => character);
  const rest = others.flatMap((text) =>
    [...text.matchAll(IDEOGRAPHS)].map(([character]) => character),
  );
  for (const character of [...frequent, ...rest]) {
    const simple = simplify()(character);
    const isNew = simple !== character && !counts.has(simple) && !table.has(simple);
    if (isNew && Array.from(simple).length === 1) table.set(simple, character);
  }
  const pairs = [...table].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
  return [...pairs, ...otherForms(frequent, table)].join('');
}

/** After a space, pairs of characters of the texts that Simplified texts write alike. */
function otherForms(characters: readonly string[], table: ReadonlyMap<string, string>): string[] {
  const known = new Set(characters);
  const forms = characters.flatMap((character) => {
    const simple = simplify()(character);
    const spelled = known.has(simple) ? simple : table.get(simple);
    return spelled === undefined || spelled === character ? [] : [spelled, character];
  });
  return forms.length === 0 ? [] : [' ', ...forms];
}
