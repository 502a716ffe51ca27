import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a function of the site changes in the front matter of its documents, by their names below
 * `content/`. A key that it removes is `null`.
 */
export type GivenFrontMatter = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The file in the content folder that holds it. */
export const GIVEN_FRONT_MATTER = '.front-matter.json';

/** Reads it; only Docusaurus sites with `markdown.parseFrontMatter` have some. */
export function readGivenFrontMatter(content: string): GivenFrontMatter {
  const file = join(content, GIVEN_FRONT_MATTER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GivenFrontMatter) : {};
}
