import { objectOf, objectsOf, type Json } from './json.ts';
import { eachObject } from './references.ts';

/**
 * Takes away the name of examples that have none in Swagger 2.0, which the converter calls
 * `response`. The document is changed.
 */
export function unnameExamples(document: Json): void {
  eachObject(document, ({ content }) => {
    for (const media of objectsOf(Object.values(objectOf(content)))) {
      const examples = objectOf(media.examples);
      const { value } = objectOf(examples.response);
      if (Object.keys(examples).length !== 1 || value === undefined) continue;
      media.example = value;
      delete media.examples;
    }
  });
}
