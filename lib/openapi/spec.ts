import {
  arrayOf,
  isObject,
  objectOf,
  pointerPath,
  scalarText,
  valueAt,
  type Json,
  type JsonObject,
} from './json.ts';
import { limitsOfBoth } from './schema/limits.ts';

/** References through references in a row: more of them form a cycle. */
const MOST_HOPS = 50;

const MEANT = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'default',
  'nullable',
  'readOnly',
  'writeOnly',
  'deprecated',
  'required',
]);

/**
 * Rules of a schema that hold together with those of the target of its `$ref`, since OpenAPI 3.1.
 */
const JOINED = [
  'properties',
  'patternProperties',
  'required',
  'items',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'enum',
  'dependentSchemas',
  'dependentRequired',
];

/** A document whose references can be followed. All of them are internal (see read-document.ts). */
export class Spec {
  readonly #targets = new Map<string, JsonObject>();

  readonly #isThreeZero: boolean;

  constructor(readonly root: JsonObject) {
    this.#isThreeZero = scalarText(root.openapi).startsWith('3.0');
  }

  /**
   * A value, or the target of its `$ref`, overridden by the keys beside the `$ref` (OpenAPI 3.1).
   * Rules beside it are joined with those of the target as parts of an `allOf`; of two limits the
   * tighter one holds. A cycle of references is an empty object.
   */
  resolve(value: Json | undefined): { value: JsonObject; ref?: string } {
    let current = objectOf(value);
    let ref: string | undefined;
    const seen = new Set<string>();
    const beside: JsonObject[] = [];
    while (typeof current.$ref === 'string') {
      const { $ref, ...rest } = current;
      if (seen.has($ref)) return { value: {}, ref };
      if (!this.#isThreeZero && JOINED.some((key) => typeof rest[key] === 'object')) {
        current = { ...rest, allOf: [{ $ref }, ...arrayOf(rest.allOf)] };
        break;
      }
      seen.add($ref);
      beside.unshift(this.#counts(rest));
      ref = $ref;
      current = this.#target($ref);
    }
    return {
      value: beside
        .filter((rest) => Object.keys(rest).length > 0)
        .reduce((whole, rest) => ({ ...whole, ...rest, ...limitsOfBoth(rest, whole) }), current),
      ref,
    };
  }

  /**
   * In 3.0, what stands beside a reference has no meaning. Words and marks are taken as they are
   * meant; types and limits are not.
   */
  #counts(rest: JsonObject): JsonObject {
    if (!this.#isThreeZero) return rest;
    return Object.fromEntries(Object.entries(rest).filter(([key]) => MEANT.has(key)));
  }

  #target(ref: string): JsonObject {
    const target = this.#targets.get(ref) ?? objectOf(this.#at(pointerPath(ref)));
    this.#targets.set(ref, target);
    return target;
  }

  /** The value at a path, which may lead through references. */
  #at(path: readonly string[], hops = 0): Json | undefined {
    const direct = valueAt(this.root, path);
    if (direct !== undefined || hops > MOST_HOPS) return direct;
    for (let length = path.length - 1; length > 0; length--) {
      const around = valueAt(this.root, path.slice(0, length));
      if (isObject(around) && typeof around.$ref === 'string')
        return this.#at([...pointerPath(around.$ref), ...path.slice(length)], hops + 1);
    }
    return undefined;
  }

  object(value: Json | undefined): JsonObject {
    return this.resolve(value).value;
  }
}

/**
 * Name of a component: the last part of its reference. Other references have no name for readers.
 */
export function componentName(ref: string | undefined): string | undefined {
  const path = ref === undefined ? [] : pointerPath(ref);
  return path.length === 3 && path[0] === 'components' ? path[2] : undefined;
}
