import { isObject, type Json } from '../json.ts';

/** A text for readers, with its path. */
export interface DocumentText {
  path: (string | number)[];
  text: string;
}

/** Keys of texts to translate, anywhere in a document. */
const TEXTS = new Set([
  'title',
  'summary',
  'description',
  'x-displayName',
  'x-deprecated-description',
]);
/** Values of these keys are data, which is not translated. */
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

/** Whether a string at this path is a text to translate. */
export const isText = (path: readonly (string | number)[]): boolean =>
  TEXTS.has(String(path.at(-1))) || path.at(-2) === 'x-enumDescriptions';

/** Every text of a document that needs a translation, in order. */
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

/** The keys below these are names that the writer chose: a property may be called `default`. */
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
