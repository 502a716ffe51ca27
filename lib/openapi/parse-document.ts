import { readFileSync } from 'node:fs';
import {
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import { encodingProblem } from '@/lib/content/encoding-problem.ts';
import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { aliasesIn, unresolvedAlias } from '@/lib/text/yaml-aliases.ts';
import { pointerOf, type Json } from './json.ts';
import { forgetNumbers, keepNumber } from './request/long-numbers.ts';

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

/** Parses a YAML or JSON file of the site. @param file the path shown in messages */
export function parseFile(path: string, file: string): ReturnType<typeof parseText> {
  const bytes = readFileSync(path);
  const problem = encodingProblem(bytes, file);
  return problem ? { problems: [problem] } : parseText(bytes.toString('utf8'), file);
}

/**
 * Parses a YAML or JSON file. `file` is the path shown in messages. Without a value if there are
 * errors; otherwise all problems are warnings.
 */
export function parseText(
  text: string,
  file: string,
): { parsed?: ParsedText; problems: Problem[] } {
  const broken = file.endsWith('.json') ? jsonError(text) : undefined;
  if (broken) return { problems: [{ file, severity: 'error', ...broken }] };
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
    // `<<: *name`, which other readers of OpenAPI take, too.
    merge: true,
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
          message: `does not parse: ${
            message === 'Map keys must be unique'
              ? 'this key is in the same object already. Remove one of the two.'
              : message
          }`,
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
  const lost = unresolvedAlias(document);
  if (lost)
    return {
      problems: [
        {
          file,
          line: lines.linePos(lost.range?.[0] ?? 0).line,
          severity: 'error',
          message: `does not parse: \`*${lost.source}\` is a reference to what has the name \`&${lost.source}\`, and nothing has. Put a text that begins with an asterisk into quotes.`,
        },
      ],
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
        value: JSON.parse(
          JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES }) ?? null),
        ) as Json,
        problemAt,
      },
      problems: roundedNumbers(document, text, file).map(({ at, message }) =>
        problemAt(at, message, 'warning'),
      ),
    };
  } catch {
    // Values that are small in the file and take all memory once aliases are replaced by what they
    // stand for.
    return {
      problems: [
        {
          file,
          line: lines.linePos(aliasesIn(document)[0]?.range?.[0] ?? 0).line,
          severity: 'error',
          message: `does not parse: its aliases (\`*name\`) stand for more than ${MAX_ALIASES} values, as aliases of aliases do. Write references (\`$ref\`) instead.`,
        },
      ],
    };
  }
}

/** Keeps the digits of long whole numbers. Returns those that cannot be told from another one. */
function roundedNumbers(
  document: Document,
  text: string,
  file: string,
): { at: (string | number)[]; message: string }[] {
  forgetNumbers(file);
  const found: { at: (string | number)[]; message: string }[] = [];
  // Looking at every value takes time, and few documents have such numbers.
  if (!/\d{16}/.test(text)) return found;
  visit(document, {
    Scalar(key, { value, source }, path) {
      if (key === 'key' || typeof value !== 'number' || source === undefined) return;
      const shown = keepNumber(value, source, file);
      if (shown === undefined) return;
      const at = path.flatMap((node, index): (string | number)[] =>
        isPair(node)
          ? [isScalar(node.key) ? String(node.key.value) : '']
          : isSeq(node)
            ? [index + 1 < path.length ? node.items.indexOf(path[index + 1]) : Number(key)]
            : [],
      );
      found.push({
        at,
        message: `is shown as ${shown}, because JavaScript rounds ${source} to the same number. Put both into quotes if they are text.`,
      });
    },
  });
  return found;
}

const MAX_ALIASES = 10_000;

/** What is wrong with a JSON text, in words of JSON: a YAML parser would speak of flow maps. */
function jsonError(text: string): { line: number; column: number; message: string } | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    const said = messageOf(error);
    const lines = new LineCounter();
    // Some messages have no position. The other parser stops at the same place, or a little later.
    const [other] = parseDocument(text, { lineCounter: lines, prettyErrors: false }).errors;
    const position = /position (\d+)/.exec(said)?.[1] ?? other?.pos[0] ?? 0;
    const { line, col } = lines.linePos(Math.min(Number(position), text.length));
    const reason = said.replace(/ in JSON at position.*$|, (?:\.{3})?"[^]*$/, '');
    return { line, column: col, message: `is not JSON: ${reason}.` };
  }
}
