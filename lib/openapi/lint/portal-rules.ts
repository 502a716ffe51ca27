import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { isObject } from '../json.ts';

const hasExample = (value: unknown): boolean =>
  isObject(value) &&
  (value.example !== undefined ||
    (isObject(value.examples)
      ? Object.keys(value.examples).length > 0
      : Array.isArray(value.examples) && value.examples.length > 0));

/** An operation shows at least one value: in a parameter, in its body or in a response. */
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
      leave(_operation, { report, location }) {
        if (!found)
          report({
            message:
              'The operation has no example. Give one to its body, a response or a parameter.',
            location: location.key(),
          });
      },
      Parameter: look,
      MediaType: look,
    },
  };
};

/** A parameter says what a value looks like: an example, or a schema with one, with a choice or with a default. */
const parameterHasExample: Oas3Rule = () => ({
  Parameter(parameter, { report, location, resolve }) {
    const { node } = parameter.schema ? resolve(parameter.schema) : { node: undefined };
    const schema: unknown = node;
    const says =
      isObject(schema) &&
      (hasExample(schema) ||
        schema.enum !== undefined ||
        schema.default !== undefined ||
        schema.type === 'boolean');
    if (!hasExample(parameter) && !says)
      report({
        message: `The parameter \`${parameter.name ?? ''}\` has no example, and its schema has neither example, enum nor default.`,
        location,
      });
  },
});

/** A body has an example in each media type that is text. */
const bodyHasExample: Oas3Rule = () => ({
  MediaType(media, { report, location, key }) {
    if (/json|xml|urlencoded|^text\//.test(String(key)) && !hasExample(media))
      report({
        message: `The body of type ${String(key)} has no \`example\` and no \`examples\`.`,
        location: location.key(),
      });
  },
});

/** Two schemas that say the same in as many words are one component. Small ones, such as a plain string, may repeat. */
const schemasAreShared: Oas3Rule = () => {
  const first = new Map<string, string>();
  return {
    Schema(schema, { report, location }) {
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
        report({
          message: `The schema says the same as ${other}. Make one component of them and refer to it.`,
          location,
        });
      else first.set(text, location.pointer);
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
