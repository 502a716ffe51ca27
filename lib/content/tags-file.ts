import { z } from 'zod';
import { checkedYaml } from './checked-yaml.ts';
import { text } from './front-matter-values.ts';
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

/** Parses and checks a file of tags. After any error there are none. */
export function parseTagsFile(rawText: string, file: string): SourceTags {
  const { value, problems } = checkedYaml(rawText, file, tagsSchema, {
    name: 'The file of tags',
    explain: (path, reason) =>
      `${path === '' ? 'Tags' : `\`${path}\``}: ${reason}. A tag may have \`label\`, \`description\` and \`permalink\`.`,
  });
  return { file, tags: value ?? {}, problems };
}
