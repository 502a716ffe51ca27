import { arrayOf, isObject, objectOf, scalarText, type JsonObject } from './json.ts';
import { METHODS } from './operations.ts';
import { eachObject } from './references.ts';
import { Spec } from './spec.ts';

/** How OpenAPI writes the list formats of Swagger 2.0. It has no style for tabs. */
const STYLES: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['csv', { style: 'form', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['tsv', { 'x-collectionFormat': 'tsv' }],
]);

/**
 * Gives the fields of forms their list formats, which the converter from Swagger 2.0 forgets: a list
 * is separated by commas there, unless the document says otherwise. The document is changed.
 *
 * @param swagger the same document before
 */
export function addFormLists(document: JsonObject, swagger: JsonObject): void {
  const [before, after] = [new Spec(swagger), new Spec(document)];
  for (const [path, given] of Object.entries(objectOf(swagger.paths))) {
    const shared = before.object(given);
    for (const method of METHODS) {
      const operation = shared[method];
      if (!isObject(operation)) continue;
      const styles = [...arrayOf(shared.parameters), ...arrayOf(operation.parameters)]
        .map((parameter) => before.object(parameter))
        .filter((parameter) => parameter.in === 'formData' && parameter.type === 'array')
        .map(
          ({ name, collectionFormat = 'csv' }) =>
            [scalarText(name), STYLES.get(scalarText(collectionFormat))] as const,
        );
      const converted = objectOf(after.object(objectOf(document.paths)[path])[method]);
      const { content } = after.object(converted.requestBody);
      for (const media of Object.values(objectOf(content)).filter(isObject))
        for (const [name, style] of styles)
          if (style !== undefined) media.encoding = { [name]: style, ...objectOf(media.encoding) };
    }
  }
}

/**
 * Keeps the names of the list formats that the converter from Swagger 2.0 drops, because OpenAPI has
 * only commas in paths and headers, and nothing for a list in a list. The document is changed.
 */
export function keepListFormats(swagger: JsonObject): void {
  eachObject(swagger, (value, path) => {
    const { in: place, collectionFormat: format } = value;
    const isMeant = place === 'path' || place === 'header' || path.at(-2) === 'headers';
    if (isMeant && (format === 'ssv' || format === 'pipes')) value['x-collectionFormat'] = format;
    if (isMeant || place === 'query') keepInnerFormats(value);
  });
}

/** A list in a list is separated by commas, unless the document says otherwise. */
function keepInnerFormats({ items }: JsonObject): void {
  if (!isObject(items) || items.type !== 'array') return;
  items['x-collectionFormat'] = items.collectionFormat ?? 'csv';
  keepInnerFormats(items);
}
