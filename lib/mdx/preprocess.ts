import { readFileSync } from 'node:fs';
import { normalizeText, parseSource } from '@/lib/content/parse-source.ts';
import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import type { PageAbout } from './imports/page-about.ts';
import type { SitePlugins } from './site-plugins.ts';

/**
 * The body of a text after the preprocessor of the site, which gets the whole file, as in
 * Docusaurus; or what is wrong.
 */
export function preprocessed(
  body: string,
  file: string,
  { path }: PageAbout,
  preprocessor: NonNullable<SitePlugins['preprocessor']>,
): { body: string } | { problem: Problem } {
  const problem = (message: string) => ({ problem: { file, severity: 'error' as const, message } });
  const whole = normalizeText(readFileSync(path, 'utf8'));
  const head = whole.endsWith(body) ? whole.slice(0, whole.length - body.length) : '';
  try {
    const result = preprocessor({ filePath: path, fileContent: head + body });
    return typeof result === 'string'
      ? { body: parseSource(result, file).body }
      : problem('`markdown.preprocessor` returns no text for this file. Return its `fileContent`.');
  } catch (error) {
    return problem(`\`markdown.preprocessor\` throws for this file: ${messageOf(error)}`);
  }
}
