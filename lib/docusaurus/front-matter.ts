import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GIVEN_FRONT_MATTER, type GivenFrontMatter } from '@/lib/content/given-front-matter.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { isDocument } from '@/lib/content/scan.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { isObject } from '@/lib/text/guards.ts';
import type { OwnFunction } from './own-function.ts';
import { stagedFiles } from './staged-files.ts';
import { isRecord, type Values } from './values.ts';

/**
 * Asks `markdown.parseFrontMatter` of a site about each document, and keeps what it changes for all
 * that read the content folder. It may be asynchronous, and reading is not.
 * @throws BuildError when it throws, or returns something else
 */
export async function keepFrontMatter(
  { content, site }: Pick<SitePaths, 'content' | 'site'>,
  parser?: OwnFunction,
): Promise<void> {
  const file = join(content, GIVEN_FRONT_MATTER);
  if (!parser) return rmSync(file, { force: true });
  const given: Record<string, GivenFrontMatter[string]> = {};
  const root = realpathSync(site);
  for (const name of stagedFiles(content).filter(isDocument)) {
    const filePath = realpathSync(join(content, name));
    const fileContent = readFileSync(filePath, 'utf8');
    const about = relative(root, filePath);
    const result = await parser.call({ filePath, fileContent, defaultParseFrontMatter }, about);
    const { frontMatter } = isObject(result) ? result : {};
    if (!isRecord(frontMatter))
      throw parser.mistake(
        `\`parseFrontMatter\` must return \`{ frontMatter, content }\`, and does not for ${about}. Correct the function, or remove it to have the default.`,
      );
    const changes = changesOf(parseSource(fileContent, name).data, frontMatter);
    if (Object.keys(changes).length > 0) given[name] = changes;
  }
  writeWhole(file, JSON.stringify(given));
}

/** What Docusaurus hands the function as its own parser. */
function defaultParseFrontMatter({ fileContent }: { fileContent: string }) {
  const { data, body } = parseSource(fileContent, '');
  return Promise.resolve({ frontMatter: data, content: body.trim() });
}

const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, after[key] ?? null]),
  );
