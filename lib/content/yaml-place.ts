import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, YAMLParseError } from 'yaml';
import type { Problem } from './problem.ts';

/** Where in a file a mistake is. */
export type Place = Pick<Problem, 'line' | 'column'>;

/**
 * The place of an entry's key in a text of YAML or JSON, or of an item of a list; of what is around
 * it when the entry is missing.
 * @param path keys of the entries, and numbers of items of lists
 */
export function placeInYaml(text: string, path: readonly PropertyKey[]): Place {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset: number | undefined;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const found = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(found)) break;
    offset = found.range?.[0] ?? offset;
    node = pair ? pair.value : found;
  }
  if (offset === undefined) return {};
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** The place at which YAML does not parse, from the error of its parser. */
export function placeOfYamlError(error: unknown): Place {
  const [start] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
  return { line: start?.line, column: start?.col };
}
