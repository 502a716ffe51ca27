import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Reads a JSON file and checks its form.
 * @param advice what a reader of the message should do
 * @throws naming the file, the field, and the advice
 */
export function readJson<Value>(
  file: string,
  schema: z.ZodType<Value>,
  advice = 'Run `npm run build -- --force`, which writes it again.',
): Value {
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file} cannot be used: ${reason}\n${advice}`, { cause: error });
  }
}

/**
 * A schema for large data that the build itself writes. It checks only that the named fields exist,
 * because a full check would cost as much as making the data.
 */
export const withFields = <Value extends object>(...fields: (keyof Value & string)[]) =>
  z.custom<Value>(
    (value) =>
      typeof value === 'object' && value !== null && fields.every((field) => field in value),
    `must be an object with ${fields.join(', ')}`,
  );
