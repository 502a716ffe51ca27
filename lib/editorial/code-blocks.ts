import { parseAllDocuments } from 'yaml';
import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';
import { errorOf, PROGRAM_PARSERS } from './program-parsers.ts';

/** Other names of the languages. */
const ALIASES: Record<string, string> = {
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  py: 'python',
  javascript: 'js',
  mjs: 'js',
  jsx: 'js',
  typescript: 'ts',
};

const PARSERS: Record<string, (code: string) => string | undefined> = {
  ...PROGRAM_PARSERS,
  json: (code) => errorOf(() => JSON.parse(code)),
  yaml: (code) => parseAllDocuments(code).flatMap((document) => document.errors)[0]?.message,
};

/** A translation has the code of its source, and starting a parser is slow: one answer for both. */
const answers = new Map<string, string | undefined>();

function parseError(lang: string, code: string): string | undefined {
  const name = ALIASES[lang] ?? lang;
  const key = `${name}\n${code}`;
  if (!answers.has(key)) answers.set(key, PARSERS[name]?.(code));
  return answers.get(key);
}

/**
 * Reports data and programs that do not parse. Transcripts with prompts belong into `text` or
 * `console`. A language whose parser is not on this machine is not checked.
 */
export function codeBlocks(page: EditorialPage): Problem[] {
  return page.text.codes.flatMap(({ lang, value, line }) => {
    const message = parseError(lang.toLowerCase(), value);
    return message === undefined
      ? []
      : [mistake(page, `This ${lang} does not parse: ${message}`, line)];
  });
}
