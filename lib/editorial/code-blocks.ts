import { spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

const PARSERS: Record<string, (code: string) => string | undefined> = {
  json: (code) => errorOf(() => JSON.parse(code)),
  yaml: yamlError,
  yml: yamlError,
  bash: shellError,
  sh: shellError,
  shell: shellError,
};

/**
 * Reports JSON, YAML and shell code that does not parse. Transcripts with prompts belong into
 * `text` or `console`.
 */
export function codeBlocks(page: EditorialPage): Problem[] {
  return page.text.codes.flatMap(({ lang, value, line }) => {
    const message = PARSERS[lang.toLowerCase()]?.(value);
    return message === undefined
      ? []
      : [mistake(page, `This ${lang} does not parse: ${message}`, line)];
  });
}

function errorOf(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function yamlError(code: string): string | undefined {
  return parseAllDocuments(code).flatMap((document) => document.errors)[0]?.message;
}

/** `bash -n` parses and does not run the code. Without Bash on the system there is no check. */
function shellError(code: string): string | undefined {
  const { status, stderr, error } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  return error || status === 0 ? undefined : stderr.trim();
}
