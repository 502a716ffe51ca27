import { LineCounter, parseDocument, isNode } from 'yaml';
import type { Problem } from '@/lib/content/problem.ts';
import { pointerOf, type Json } from './json.ts';

/** A parsed YAML or JSON text, which still knows the lines of its values. */
export interface ParsedText {
  value: Json;
  /** A problem at a path, with the line of the value there, or of the nearest one around it. */
  problemAt: (
    path: readonly (string | number)[],
    message: string,
    severity?: Problem['severity'],
  ) => Problem;
}

/**
 * Parses a YAML or JSON file. `file` is the path shown in messages. Without a value if there are
 * errors.
 */
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
    // Only values of JSON: YAML dates and the like become text.
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
