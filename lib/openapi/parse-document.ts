import { LineCounter, parseDocument, isNode } from 'yaml';
import type { Problem } from '@/lib/content/problem.ts';
import { pointerOf, type Json } from './json.ts';

/** A YAML or JSON text, with a way back from a place in it to a line. */
export interface ParsedText {
  value: Json;
  /** An error at a JSON pointer, with the line of what stands there or, failing that, above it. */
  problemAt: (
    path: readonly (string | number)[],
    message: string,
    severity?: Problem['severity'],
  ) => Problem;
}

/** Parses a YAML or JSON file. `file` is the path shown in messages. With errors there is no value. */
export function parseText(
  text: string,
  file: string,
): { parsed?: ParsedText; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
  });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ message, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return {
          file,
          line,
          column: col,
          severity: 'error',
          message: `does not parse: ${message}`,
        };
      }),
    };
  }
  const lineOf = (path: readonly (string | number)[]): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  const problemAt: ParsedText['problemAt'] = (path, message, severity = 'error') => ({
    file,
    line: lineOf(path),
    severity,
    message: `${pointerOf(path)}: ${message}`,
  });
  try {
    // JSON's own values only: YAML dates and the like become text.
    return {
      parsed: {
        value: JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 10_000 }) ?? null)) as Json,
        problemAt,
      },
      problems: [],
    };
  } catch (error) {
    return {
      problems: [
        {
          file,
          severity: 'error',
          message: `does not parse: ${error instanceof Error ? error.message : String(error)}`,
        },
      ],
    };
  }
}
