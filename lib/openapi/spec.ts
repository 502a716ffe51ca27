import { objectOf, pointerPath, valueAt, type Json, type JsonObject } from './json.ts';

/** A document with a way to follow its references. All of them lead into the document itself (see read-document.ts). */
export class Spec {
  constructor(readonly root: JsonObject) {}

  /**
   * What a value stands for: itself, or what its `$ref` leads to, with what stands beside the `$ref` on top (OpenAPI 3.1).
   * A chain of references that bites its tail is an empty object.
   */
  resolve(value: Json | undefined): { value: JsonObject; ref?: string } {
    let current = objectOf(value);
    let ref: string | undefined;
    const seen = new Set<string>();
    const beside: JsonObject[] = [];
    while (typeof current.$ref === 'string') {
      const { $ref, ...rest } = current;
      if (seen.has($ref)) return { value: {}, ref };
      seen.add($ref);
      beside.unshift(rest);
      ref = $ref;
      current = objectOf(valueAt(this.root, pointerPath($ref)));
    }
    return {
      value: beside.some((rest) => Object.keys(rest).length > 0)
        ? (Object.assign({}, current, ...beside) as JsonObject)
        : current,
      ref,
    };
  }

  object(value: Json | undefined): JsonObject {
    return this.resolve(value).value;
  }
}

/** Name of a component: the last part of its reference. Other references have no name that a reader would know. */
export function componentName(ref: string | undefined): string | undefined {
  const path = ref === undefined ? [] : pointerPath(ref);
  return path.length === 3 && path[0] === 'components' ? path[2] : undefined;
}
