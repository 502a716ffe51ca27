import { objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import { show } from '../schema/constraints.ts';

/** An example of a parameter or header, with what the document says about it. */
export interface NamedExample {
  /** Its summary; of several, otherwise the name. */
  title?: string;
  description?: string;
  value?: Json;
  /** The value as it is sent, where the document has both (OpenAPI 3.2). */
  written?: string;
}

/** The examples of a value, whose references are resolved. */
export const namedExamples = (examples: JsonObject | undefined): NamedExample[] =>
  Object.entries(objectOf(examples)).map(([name, example], index, { length }) => {
    const { summary, description, ...given } = objectOf(example);
    const written = textOf(given.serializedValue);
    const value = given.value ?? given.dataValue ?? given.externalValue ?? written;
    const title = textOf(summary) ?? (length > 1 ? name : undefined);
    return {
      title: value !== undefined && title === show(value) ? undefined : title,
      description: textOf(description),
      value: value ?? (given.value === null || given.dataValue === null ? null : undefined),
      written: written === value ? undefined : written,
    };
  });
