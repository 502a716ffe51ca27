import { createHash } from 'node:crypto';
import { exec } from 'jsonpath-rfc9535';
import { isObject, objectsOf, pointerOf, valueAt, type Json, type JsonObject } from '../json.ts';
import { documentTexts, isText } from './texts.ts';

/** Key of an action for the fingerprint of the texts that it translates. */
export const RECORD = 'x-source-hash';

/** One text of a document in one language. */
export interface TextStatus {
  state: 'current' | 'missing' | 'stale' | 'unrecorded';
  /** JSON pointer of the text in the document. */
  pointer: string;
  /** Index of the overlay's action that translates it; undefined if none does. */
  action?: number;
}

export interface OverlayStatus {
  texts: TextStatus[];
  /**
   * Current fingerprint of the texts that each action translates; undefined if it translates none.
   */
  hashes: (string | undefined)[];
}

/**
 * Which texts of a document have a translation, and whether it is of the current text. A text that
 * an action sets counts as translated even if it stays the same: some names are the same in both
 * languages.
 * @param document the document before the overlay
 * @param overlay the parsed overlay; undefined if there is none
 */
export function overlayStatus(document: JsonObject, overlay: Json | undefined): OverlayStatus {
  const actions = objectsOf(isObject(overlay) ? overlay.actions : undefined);
  const translatedBy = new Map<string, number>();
  const hashes = actions.map((action, index) => {
    const sources = new Set<string>();
    for (const path of translatedTexts(document, action)) {
      translatedBy.set(pointerOf(path), index);
      sources.add(JSON.stringify([path.at(-1), valueAt(document, path.map(String)) ?? null]));
    }
    return sources.size === 0
      ? undefined
      : createHash('sha256')
          .update([...sources].sort().join('\n'))
          .digest('hex')
          .slice(0, 12);
  });
  const stateOf = (action: number | undefined): TextStatus['state'] => {
    if (action === undefined) return 'missing';
    const recorded = actions[action]?.[RECORD];
    return recorded === undefined
      ? 'unrecorded'
      : recorded === hashes[action]
        ? 'current'
        : 'stale';
  };
  const texts = documentTexts(document).map(({ path }): TextStatus => {
    const pointer = pointerOf(path);
    const action = translatedBy.get(pointer);
    return { state: stateOf(action), pointer, action };
  });
  return { texts, hashes };
}

/**
 * Paths of the texts that an action sets. The build reports a target that is invalid or matches
 * nothing.
 */
function translatedTexts(
  document: JsonObject,
  { target, update }: JsonObject,
): (string | number)[][] {
  if (typeof target !== 'string' || !isObject(update)) return [];
  const matches: (string | number)[][] = [];
  try {
    exec(document, target, (match, path) => isObject(match) && matches.push([...path]));
  } catch {
    return [];
  }
  const leaves = leavesOf(update, []);
  return matches.flatMap((match) => leaves.map((leaf) => [...match, ...leaf])).filter(isText);
}

function leavesOf(value: Json, path: string[]): string[][] {
  if (typeof value === 'string') return [path];
  return isObject(value)
    ? Object.entries(value).flatMap(([key, below]) => leavesOf(below, [...path, key]))
    : [];
}
