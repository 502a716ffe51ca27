import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { text } from './front-matter-values.ts';
import { normalizeText } from './parse-source.ts';
import type { Problem } from './problem.ts';

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

/** Parses and checks a file of tags. Wrong entries are left out. */
export function parseTagsFile(rawText: string, file: string): SourceTags {
  const say = (message: string): Problem => ({
    file: `content/${file}`,
    severity: 'error',
    message,
  });
  let data: unknown;
  try {
    data = parseYaml(normalizeText(rawText));
  } catch (error) {
    return { file, tags: {}, problems: [say(`does not parse: ${String(error)}`)] };
  }
  const result = tagsSchema.safeParse(data);
  if (result.success) return { file, tags: result.data ?? {}, problems: [] };
  const problems = result.error.issues.map(({ path, message }) =>
    say(
      `${path.length === 0 ? 'Tags' : `\`${path.map(String).join('.')}\``}: ${message}. A tag may have \`label\`, \`description\` and \`permalink\`.`,
    ),
  );
  return { file, tags: {}, problems };
}
