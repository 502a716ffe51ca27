import { isObject, objectOf, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';

export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type Method = (typeof METHODS)[number] | 'webhook';

/** The path of an operation in its document, such as `paths`, `/orders`, `get`. */
export type OperationPath = [group: string, path: string, method: string];

/** An operation in its document. */
export interface FoundOperation {
  /** The operation object. */
  value: JsonObject;
  /** The path item that holds it: its parameters and servers are shared by all of its operations. */
  shared: JsonObject;
}

/** Every operation and webhook in the order of the document. A path item may be a reference. */
export function* operationsIn(
  spec: Spec,
): Generator<FoundOperation & { method: Method; path: string; at: OperationPath }> {
  for (const group of ['paths', 'webhooks'] as const) {
    for (const [path, item] of Object.entries(objectOf(spec.root[group]))) {
      const shared = spec.object(item);
      for (const method of METHODS) {
        const value = shared[method];
        if (isObject(value))
          yield {
            method: group === 'webhooks' ? 'webhook' : method,
            path,
            at: [group, path, method],
            value,
            shared,
          };
      }
    }
  }
}

/** The operation at a path; an empty object if the document has none there. */
export function operationAt(spec: Spec, [group, path, method]: OperationPath): FoundOperation {
  const shared = spec.object(objectOf(spec.root[group])[path]);
  return { value: objectOf(shared[method]), shared };
}
