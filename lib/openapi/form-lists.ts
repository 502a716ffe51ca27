import { arrayOf, isObject, objectOf, scalarText, type JsonObject } from './json.ts';
import { METHODS } from './operations.ts';
import { Spec } from './spec.ts';

/** How OpenAPI writes the list formats of Swagger 2.0. It has none for tabs. */
const STYLES: ReadonlyMap<string, string> = new Map([
  ['csv', 'form'],
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
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
        .map(({ name, collectionFormat = 'csv' }) => [
          scalarText(name),
          STYLES.get(scalarText(collectionFormat)),
        ]);
      const converted = objectOf(after.object(objectOf(document.paths)[path])[method]);
      const { content } = after.object(converted.requestBody);
      for (const media of Object.values(objectOf(content)).filter(isObject))
        for (const [name, style] of styles)
          if (name !== undefined && style !== undefined)
            media.encoding = { [name]: { style, explode: false }, ...objectOf(media.encoding) };
    }
  }
}
