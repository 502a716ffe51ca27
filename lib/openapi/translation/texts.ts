import { isObject, type Json } from '../json.ts';

/** A text that readers see, with its place. */
export interface DocumentText {
  path: (string | number)[];
  text: string;
}

/** Members that hold a text to translate, wherever they stand. */
const TEXTS = new Set([
  'title',
  'summary',
  'description',
  'x-displayName',
  'x-deprecated-description',
]);
/** Values below these are the writer's data, which no translation touches. */
const DATA = new Set([
  'example',
  'default',
  'enum',
  'const',
  'value',
  'mapping',
  'x-codeSamples',
  'x-code-samples',
]);

/** Whether a string at this place is a text to translate. */
export const isText = (path: readonly (string | number)[]): boolean =>
  TEXTS.has(String(path.at(-1))) || path.at(-2) === 'x-enumDescriptions';

/** Every text of a document that a translation has to say in its language, in order. */
export function documentTexts(root: Json): DocumentText[] {
  const found: DocumentText[] = [];
  const visit = (value: Json, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      if (value.trim() !== '' && isText(path)) found.push({ path, text: value });
    } else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (isObject(value))
      for (const [key, below] of Object.entries(value))
        if (!DATA.has(key) || isNamed(path)) visit(below, [...path, key]);
  };
  visit(root, []);
  return found;
}

/** Below these, keys are names that the writer chose: a property may be called `default`. */
const isNamed = (path: readonly (string | number)[]): boolean =>
  [
    'properties',
    'patternProperties',
    '$defs',
    'headers',
    'schemas',
    'parameters',
    'responses',
    'examples',
  ].includes(String(path.at(-1)));
