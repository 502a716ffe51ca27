import { exec } from 'jsonpath-rfc9535';
import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { isObject, scalarText, valueAt, type Json, type JsonObject } from './json.ts';
import type { ParsedText } from './parse-document.ts';

/**
 * Applies an OpenAPI Overlay 1.0 to a copy of the document. The target is a JSONPath (RFC 9535):
 * `update` merges into objects and appends to arrays, `remove` deletes. A target that matches
 * nothing is a warning, because a translation got lost.
 */
export function applyOverlay(
  document: JsonObject,
  overlay: ParsedText,
): { document: JsonObject; problems: Problem[] } {
  const problems: Problem[] = [];
  const copy = structuredClone(document);
  const { value, problemAt } = overlay;
  if (!isObject(value) || !/^1\.0\.\d+$/.test(scalarText(value.overlay)))
    return {
      document: copy,
      problems: [problemAt([], 'is not an overlay. Begin it with `overlay: 1.0.0`.')],
    };
  if (!Array.isArray(value.actions))
    return {
      document: copy,
      problems: [problemAt([], '`actions` is missing. Write the list of changes there.')],
    };
  value.actions.forEach((action, index) => {
    const say = (message: string, severity?: Problem['severity']) =>
      problems.push(problemAt(['actions', index], message, severity));
    if (!isObject(action) || typeof action.target !== 'string')
      return say("`target` is missing. Write a JSONPath such as `$.paths['/orders'].get`.");
    const found: { value: Json; path: (string | number)[] }[] = [];
    try {
      exec(copy, action.target, (match, path) => found.push({ value: match, path: [...path] }));
    } catch (error) {
      return say(`\`target\` is not a JSONPath: ${messageOf(error)}`);
    }
    if (found.length === 0)
      return say(`\`${action.target}\` finds nothing in the document. Was it renamed?`, 'warning');
    // From the end, because removing an item moves the items after it.
    if (action.remove === true) for (const match of found.reverse()) removeAt(copy, match.path);
    else if (action.update !== undefined)
      for (const match of found) {
        const message = update(match.value, action.update);
        if (message) say(`\`${action.target}\` ${message}`);
      }
  });
  return { document: copy, problems };
}

function update(target: Json, change: Json): string | undefined {
  if (Array.isArray(target)) {
    target.push(structuredClone(change));
    return undefined;
  }
  if (!isObject(target))
    return 'finds a single value. An update needs an object or an array: let the target name the object around the value, and put the value into `update`.';
  if (!isObject(change)) return 'finds an object, so `update` must be an object, too.';
  merge(target, change);
  return undefined;
}

function merge(target: JsonObject, change: JsonObject): void {
  for (const [key, value] of Object.entries(change)) {
    const before = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(before) && isObject(value)) merge(before, value);
    else if (Array.isArray(before) && Array.isArray(value)) before.push(...structuredClone(value));
    else
      Object.defineProperty(target, key, {
        value: structuredClone(value),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
}

function removeAt(root: Json, path: readonly (string | number)[]): void {
  const parent = valueAt(root, path.slice(0, -1).map(String));
  const last = path.at(-1);
  if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1);
  else if (isObject(parent) && last !== undefined) Reflect.deleteProperty(parent, last);
}
