import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { messageOf } from '@/lib/text/message-of.ts';
import { normalizeText } from './parse-source.ts';
import type { Problem } from './problem.ts';
import { placeInYaml, placeOfYamlError, type Place } from './yaml-place.ts';

interface Words {
  /** What the file is, at the beginning of a sentence. */
  name: string;
  /** The message about an entry, from its path (empty for the file as a whole) and the reason. */
  explain: (path: string, reason: string) => string;
}

/**
 * Parses a YAML file of the content and checks it.
 * @param file relative to `content/`
 * @returns what is in it, undefined after any error; each problem has the place of its entry
 */
export function checkedYaml<Schema extends z.ZodType>(
  rawText: string,
  file: string,
  schema: Schema,
  { name, explain }: Words,
): { value?: z.output<Schema>; problems: Problem[] } {
  const text = normalizeText(rawText);
  const say = (place: Place, message: string): Problem => ({
    file: `content/${file}`,
    ...place,
    severity: 'error',
    message,
  });
  let data: unknown;
  try {
    data = parseYaml(text);
  } catch (error) {
    const message = `${name} does not parse: ${messageOf(error)}`;
    return { problems: [say(placeOfYamlError(error), message)] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.map(({ path, message }) =>
    say(placeInYaml(text, path), explain(path.map(String).join('.'), message)),
  );
  return { problems };
}
