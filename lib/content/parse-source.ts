import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { circularAlias, unresolvedAlias } from '@/lib/text/yaml-aliases.ts';
import type { Problem } from './problem.ts';

/** A Markdown file, split into front matter and body. */
export interface ParsedSource {
  /** Front matter as written; validated elsewhere (see front-matter.ts). */
  data: Record<string, unknown>;
  /** 1-based line of each top-level front matter key, for messages. */
  keyLines: Record<string, number>;
  /** The text below the front matter, with `\n` line ends. */
  body: string;
  /** How many lines of the file come before the body. */
  bodyOffset: number;
  problems: Problem[];
}

/** Removes the byte-order mark and makes line ends `\n`, because editors on Windows add both. */
export const normalizeText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

const FENCE = /^---[ \t]*\n/;
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/**
 * Splits a Markdown file into front matter and body. It never throws: mistakes are listed in
 * `problems`, so that the preview can show the page with its errors.
 */
export function parseSource(rawText: string, file: string): ParsedSource {
  const text = normalizeText(rawText);
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const problems: Problem[] = FENCE.test(text)
      ? [
          {
            file,
            line: 1,
            column: 1,
            severity: 'error',
            message:
              'The front matter is not closed. Put a line with three hyphens (---) after its last entry.',
          },
        ]
      : [];
    return { data: {}, keyLines: {}, body: text, bodyOffset: 0, problems };
  }
  const yaml = match[1] ?? '';
  const { data, keyLines, problems } = parseYaml(yaml, file);
  return {
    data,
    keyLines,
    body: text.slice(match[0].length),
    bodyOffset: countLines(match[0]),
    problems,
  };
}

function parseYaml(
  yaml: string,
  file: string,
): Pick<ParsedSource, 'data' | 'keyLines' | 'problems'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  // The first line of the file is the opening fence, hence + 1.
  const place = (offset: number) => ({
    line: lineCounter.linePos(offset).line + 1,
    column: lineCounter.linePos(offset).col,
  });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error): Problem => ({
      file,
      ...place(error.pos[0]),
      severity: 'error',
      message: explainYaml(error.message),
    }));
    return { data: {}, keyLines: {}, problems };
  }
  const alias = unresolvedAlias(document) ?? circularAlias(document);
  if (alias) {
    const message = `Front matter: \`*${alias.source}\` is a reference in YAML. Put a value that begins with an asterisk in quotes.`;
    const problem: Problem = { file, ...place(alias.range?.[0] ?? 0), severity: 'error', message };
    return { data: {}, keyLines: {}, problems: [problem] };
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return {
      data: {},
      keyLines: {},
      problems: [
        {
          file,
          line: 2,
          severity: 'error',
          message: 'The front matter must be a list of `key: value` lines.',
        },
      ],
    };
  }
  const keyLines: Record<string, number> = {};
  for (const { key } of isMap(document.contents) ? document.contents.items : [])
    if (isScalar(key)) keyLines[String(key.value)] = place(key.range[0]).line;
  return { data: data as Record<string, unknown>, keyLines, problems: [] };
}

function explainYaml(message: string): string {
  if (/tab/i.test(message))
    return `Front matter: ${message}. YAML is indented with spaces, never with tabs.`;
  if (/Nested mappings are not allowed/i.test(message))
    return `Front matter: ${message}. Put a value that contains a colon in quotes.`;
  return `Front matter: ${message}.`;
}

const countLines = (text: string): number => text.split('\n').length - 1;
