import { isObject, objectOf, valueAt, type JsonObject } from './json.ts';
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
  'query',
] as const;
/**
 * In lower case; `webhook` for a call that the API makes. Since OpenAPI 3.2 a document may name any
 * method.
 */
export type Method = string;

/** The path of an operation in its document, such as `paths`, `/orders`, `get`. */
export type OperationPath = [group: string, path: string, ...keys: string[]];

/** An operation in its document. */
export interface FoundOperation {
  /** The operation object. */
  value: JsonObject;
  /**
   * The path item that holds it: its parameters and servers are shared by all of its operations.
   */
  shared: JsonObject;
}

/** Every operation and webhook in the order of the document. A path item may be a reference. */
export function* operationsIn(
  spec: Spec,
): Generator<FoundOperation & { method: Method; path: string; at: OperationPath }> {
  for (const group of ['paths', 'webhooks'] as const) {
    for (const [path, item] of Object.entries(objectOf(spec.root[group]))) {
      const shared = spec.object(item);
      for (const { method, keys, value } of methodsOf(shared))
        yield {
          method: group === 'webhooks' ? 'webhook' : method,
          path,
          at: [group, path, ...keys],
          value,
          shared,
        };
    }
  }
}

/** The operations of a path item, each with its keys there. */
export function methodsOf(
  item: JsonObject,
): { method: string; keys: string[]; value: JsonObject }[] {
  return [
    ...METHODS.map((method: string) => ({ method, keys: [method] })),
    ...Object.keys(objectOf(item.additionalOperations)).map((method) => ({
      method: method.toLowerCase(),
      keys: ['additionalOperations', method],
    })),
  ].flatMap(({ method, keys }) => {
    const value = valueAt(item, keys);
    return isObject(value) ? [{ method, keys, value }] : [];
  });
}

/** The operation at a path; an empty object if the document has none there. */
export function operationAt(spec: Spec, [group, path, ...keys]: OperationPath): FoundOperation {
  const shared = spec.object(objectOf(spec.root[group])[path]);
  return { value: objectOf(valueAt(shared, keys)), shared };
}

/** The responses of an operation by status, without what the document adds to them (`x-…`). */
export const responsesOf = (
  spec: Spec,
  operation: JsonObject,
): [status: string, response: JsonObject][] =>
  Object.entries(objectOf(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => [status, spec.object(response)]);

/** The method with which an operation or a webhook is called, in lower case. */
export const verbOf = (at: OperationPath): string => (at.at(-1) ?? '').toLowerCase();
