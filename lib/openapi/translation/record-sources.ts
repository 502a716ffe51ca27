import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { RECORD } from './overlay-status.ts';

/**
 * Adds fingerprints of source texts to the actions of an overlay. The rest of its text stays as
 * written.
 * @param hashes fingerprint for each action; undefined leaves the action as it is
 */
export function recordSources(text: string, hashes: readonly (string | undefined)[]): string {
  const actions = parseDocument(text).get('actions');
  if (!isSeq(actions)) return text;
  const changes = actions.items.flatMap((action, index) => {
    const hash = hashes[index];
    return hash === undefined || !isMap(action) ? [] : [changeFor(action, hash, text)];
  });
  // From the end, because a change moves everything after it.
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
      text,
    );
}

function changeFor(
  action: YAMLMap,
  hash: string,
  text: string,
): { from: number; to: number; insert: string } {
  const known = action.get(RECORD, true);
  if (isScalar(known) && known.range)
    return { from: known.range[0], to: known.range[1], insert: JSON.stringify(hash) };
  const target = action.get('target', true);
  if (!isScalar(target) || !target.range) throw new Error('An action has no target.');
  const at = target.range[1];
  if (action.flow === true) return { from: at, to: at, insert: `, "${RECORD}": "${hash}"` };
  const key = action.items
    .map((pair) => pair.key)
    .filter(isScalar)
    .find(({ value }) => value === 'target');
  const [begin] = key?.range ?? target.range;
  const column = begin - (text.lastIndexOf('\n', begin - 1) + 1);
  return { from: at, to: at, insert: `\n${' '.repeat(column)}${RECORD}: "${hash}"` };
}
