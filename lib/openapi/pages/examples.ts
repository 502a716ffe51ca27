import { sample } from 'openapi-sampler';
import { isObject, objectOf, scalarText, textOf, type Json, type JsonObject } from '../json.ts';
import type { ApiWords } from '../html/words.ts';
import type { Direction } from '../schema/view.ts';
import type { Spec } from '../spec.ts';
import { bodyText, givenBody } from './body-text.ts';
import { leanSchema } from './lean-schema.ts';
import { isXml } from './media-type.ts';
import { withNamedKinds } from './named-kinds.ts';
import { LEAST, sampleDepth } from './sample-size.ts';
import { xmlText } from './xml-text.ts';

/** One example of a body, as text. */
export interface Example {
  /** Key in the document; `auto` for a generated one. */
  name: string;
  label?: string;
  description?: string;
  text: string;
  value?: Json;
  /** Values of optional parameters that a request with this body needs, from `x-parameters`. */
  parameters?: Record<string, string>;
  generated: boolean;
}

/** A generated example has about so many values: a longer one would hide the page. */
export const MOST_VALUES = 400;

const lean = new WeakMap<JsonObject, JsonObject>();

/**
 * The examples of a media type: those of the document, otherwise one generated from its schema, the
 * same every time.
 * @param limit values of a generated one, about
 */
export function examplesOf(
  spec: Spec,
  type: string,
  media: JsonObject,
  direction: Direction,
  limit: number,
): Example[] {
  const given = Object.entries(objectOf(media.examples)).flatMap(([name, value]): Example[] => {
    const example = spec.object(value);
    // Since OpenAPI 3.2 the value and its text have fields of their own.
    const shown = [example.value, example.dataValue, example.serializedValue].find(
      (value) => value !== undefined,
    );
    const given = shown === undefined ? undefined : givenBody(spec, shown, type, media.schema);
    return given === undefined
      ? []
      : [
          {
            name,
            label: textOf(example.summary) ?? name,
            description: textOf(example.description),
            text: textOf(example.serializedValue) ?? given.text,
            value: given.value,
            parameters: isObject(example['x-parameters'])
              ? Object.fromEntries(
                  Object.entries(example['x-parameters']).map(([key, own]) => [
                    key,
                    scalarText(own),
                  ]),
                )
              : undefined,
            generated: false,
          },
        ];
  });
  if (given.length > 0) return given;
  if (media.example !== undefined)
    return [
      {
        name: 'example',
        ...givenBody(spec, media.example, type, media.schema),
        generated: false,
      },
    ];
  if (!isObject(media.schema)) return [];
  const text = generatedBody(spec, type, media.schema, direction, limit);
  return text === undefined ? [] : [{ name: 'auto', text, generated: true }];
}

/** Examples of a media type that are files elsewhere, which a build does not fetch, as Markdown. */
export function examplesElsewhere(spec: Spec, media: JsonObject, t: ApiWords): string | undefined {
  const lines = Object.entries(objectOf(media.examples)).flatMap(([name, given]) => {
    const { externalValue, summary, description } = spec.object(given);
    const url = textOf(externalValue);
    if (url === undefined) return [];
    const shown = /^https?:/i.test(url) ? `<${url}>` : `\`${url}\``;
    const words = [textOf(summary) ?? name, textOf(description)].filter(Boolean).join('. ');
    return [`${t('example')} ${words}: ${shown}`];
  });
  return lines.length === 0 ? undefined : lines.join('\n\n');
}

/**
 * A sample value of a schema. openapi-sampler takes examples first, then defaults, enums, formats,
 * and types.
 */
export function generatedValue(
  spec: Spec,
  schema: Json,
  direction: Direction = 'request',
  limit = MOST_VALUES,
  isAnew = false,
): Json | undefined {
  try {
    const maxSampleDepth = sampleDepth(spec, schema, limit);
    const options = {
      skipReadOnly: direction === 'request',
      skipWriteOnly: direction === 'response',
      quiet: true,
      maxSampleDepth,
    };
    // The schema `true` is the same as an empty one. Values of a sample may be undefined, which JSON
    // leaves out.
    const text = JSON.stringify(
      sample(objectOf(leanSchema(schema)), options, leanDocument(spec)),
    ) as string | undefined;
    if (text === undefined) return undefined;
    const value = JSON.parse(text) as Json;
    const named = withNamedKinds(spec, schema, value, (inner, most = limit) =>
      // What is made again may contain what has to be again.
      isAnew ? undefined : generatedValue(spec, inner, direction, Math.min(most, limit), true),
    );
    // A schema that is wide beyond measure has no smaller depth.
    return maxSampleDepth === LEAST ? cut(named, { left: limit }) : named;
  } catch {
    // A schema that contradicts itself has no example.
    return undefined;
  }
}

function generatedBody(
  spec: Spec,
  type: string,
  schema: Json,
  direction: Direction,
  limit: number,
): string | undefined {
  const value = generatedValue(spec, schema, direction, limit);
  if (value === undefined || value === null) return undefined;
  return isXml(type) ? xmlText(spec, schema, value) : bodyText(value, type);
}

/** The first values of an example. */
function cut(value: Json, room: { left: number }): Json {
  room.left--;
  if (Array.isArray(value))
    return value.flatMap((item) => (room.left > 0 ? [cut(item, room)] : []));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      room.left > 0 ? [[key, cut(item, room)] as const] : [],
    ),
  );
}

/** The document with lean components. Made once. */
function leanDocument(spec: Spec): JsonObject {
  const known = lean.get(spec.root);
  if (known) return known;
  const made: JsonObject = {
    ...spec.root,
    components: leanSchema(objectOf(spec.root.components)),
  };
  lean.set(spec.root, made);
  return made;
}
