import type { Oas3Rule, Plugin, Source } from '@redocly/openapi-core';
import { isObject, scalarText } from '../json.ts';

const hasExample = (value: unknown): boolean =>
  isObject(value) &&
  (value.example !== undefined ||
    (isObject(value.examples)
      ? Object.keys(value.examples).length > 0
      : Array.isArray(value.examples) && value.examples.length > 0));

/** The key of a place instead of its value. */
const atKey = ({ source, pointer }: { source: Source; pointer: string }) => ({
  source,
  pointer,
  reportOnKey: true,
});

/** An operation has at least one example: of a parameter, its body, or a response. */
const operationHasExample: Oas3Rule = () => {
  let found = false;
  const look = (value: unknown) => {
    found ||= hasExample(value);
  };
  return {
    Operation: {
      enter() {
        found = false;
      },
      leave(_operation, context) {
        if (!found)
          context.report({
            message:
              'The operation has no example. Give one to its body, a response or a parameter.',
            location: atKey(context.location),
          });
      },
      Parameter: look,
      MediaType: look,
    },
  };
};

/**
 * A parameter shows what a value looks like: it has an example, or its schema has an example, an
 * enum, or a default.
 */
const parameterHasExample: Oas3Rule = () => ({
  Parameter(parameter, context) {
    const schema: unknown = parameter.schema && context.resolve(parameter.schema).node;
    const says =
      isObject(schema) &&
      (hasExample(schema) ||
        schema.enum !== undefined ||
        schema.default !== undefined ||
        schema.type === 'boolean');
    if (!hasExample(parameter) && !says)
      context.report({
        message: `The parameter \`${scalarText(parameter.name)}\` has no example, and its schema has neither example, enum nor default.`,
        location: context.location,
      });
  },
});

/** A body has an example for each media type that is text. */
const bodyHasExample: Oas3Rule = () => ({
  MediaType(media, context) {
    const type = String(context.key);
    if (/json|xml|urlencoded|^text\//.test(type) && !hasExample(media))
      context.report({
        message: `The body of type ${type} has no \`example\` and no \`examples\`.`,
        location: atKey(context.location),
      });
  },
});

/** Two identical schemas are one component. Small ones, such as a plain string, may repeat. */
const schemasAreShared: Oas3Rule = () => {
  const first = new Map<string, string>();
  return {
    Schema(schema, context) {
      const value: unknown = schema;
      if (!isObject(value) || value.$ref !== undefined) return;
      const rules = Object.keys(value).filter(
        (key) => !['description', 'title', 'example', 'examples'].includes(key),
      );
      const large = isObject(value.properties)
        ? Object.keys(value.properties).length > 0
        : Array.isArray(value.enum)
          ? value.enum.length > 1
          : rules.length > 3;
      const text = JSON.stringify(value);
      const other = first.get(text);
      if (large && other !== undefined)
        context.report({
          message: `The schema says the same as ${other}. Make one component of them and refer to it.`,
          location: context.location,
        });
      else first.set(text, context.location.pointer);
    },
  };
};

/** The portal's own rules with their full names, for `redocly.yaml`. */
export const portalRules: Plugin = {
  id: 'portal',
  rules: {
    oas3: {
      'portal/operation-has-example': operationHasExample,
      'portal/parameter-has-example': parameterHasExample,
      'portal/body-has-example': bodyHasExample,
      'portal/schemas-are-shared': schemasAreShared,
    },
  },
};
