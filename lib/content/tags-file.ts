import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { messageOf } from '@/lib/text/message-of.ts';
import { text } from './front-matter-values.ts';
import { normalizeText } from './parse-source.ts';
import type { Problem } from './problem.ts';
import { placeInYaml, placeOfYamlError, type Place } from './yaml-place.ts';

const entry = z
  .strictObject({
    label: text.optional(),
    description: text.optional(),
    /** Address below the section's tags; default: made from the key. */
    permalink: text.optional(),
  })
  .nullable();

const tagsSchema = z.record(z.string(), entry).nullable();

/** `tags.yml` at the top of a section: words about the tags that its pages name by key. */
export interface SourceTags {
  /** Relative to `content/`: `en/Manual/tags.yml`. */
  file: string;
  tags: Readonly<Record<string, z.infer<typeof entry>>>;
  problems: Problem[];
}

export const TAGS_FILE = /(^|\/)tags\.ya?ml$/;

/** Parses and checks a file of tags. After any error there are none. */
export function parseTagsFile(rawText: string, file: string): SourceTags {
  const yaml = normalizeText(rawText);
  const say = (place: Place, message: string): Problem => ({
    file: `content/${file}`,
    ...place,
    severity: 'error',
    message,
  });
  let data: unknown;
  try {
    data = parseYaml(yaml);
  } catch (error) {
    const message = `The file of tags does not parse: ${messageOf(error)}`;
    return { file, tags: {}, problems: [say(placeOfYamlError(error), message)] };
  }
  const result = tagsSchema.safeParse(data);
  if (result.success) return { file, tags: result.data ?? {}, problems: [] };
  const problems = result.error.issues.map(({ path, message }) =>
    say(
      placeInYaml(yaml, path),
      `${path.length === 0 ? 'Tags' : `\`${path.map(String).join('.')}\``}: ${message}. A tag may have \`label\`, \`description\` and \`permalink\`.`,
    ),
  );
  return { file, tags: {}, problems };
}
