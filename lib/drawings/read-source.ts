import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { nearest } from '@/lib/text/nearest.ts';
import { aliasesIn } from '@/lib/text/yaml-aliases.ts';
import { DrawingError } from './drawing-error.ts';

type Path = readonly (string | number)[];

/** The data of a drawing, and where it is written. */
export interface Source<T> {
  data: T;
  /** @throws DrawingError at the line of an entry */
  fail: (path: Path, message: string) => never;
}

/**
 * Reads the YAML of a drawing.
 * @throws DrawingError with the line of the first mistake
 */
export function readSource<T>(source: string, schema: z.ZodType<T>): Source<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const fail = (path: Path, message: string): never => {
    throw new DrawingError(lineAt(offsetOf(path)), message);
  };
  const [error] = document.errors;
  if (error)
    throw new DrawingError(
      lineAt(error.pos[0]),
      `its text is not valid YAML: ${error.message}. Put a text with a colon, a bracket or a leading sign into quotes`,
    );
  const [alias] = aliasesIn(document);
  if (alias)
    throw new DrawingError(
      lineAt(alias.range?.[0] ?? 0),
      `\`*${alias.source}\` is a reference in YAML. Put a text that begins with an asterisk into quotes`,
    );
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { data: result.data, fail };
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).filter((key): key is string | number => typeof key !== 'symbol');
  const name = path.length === 0 ? 'the drawing' : `\`${path.join('.')}\``;
  const message = issue?.message ?? 'unknown';
  // The usual reason: "{ name: Probe, among the goods }".
  const hint = /unrecognized|invalid input/i.test(message)
    ? '. Put a text with a comma into quotes'
    : '';
  return fail(path, `${name} is not right: ${message}${hint}`);

  /** The nearest written entry: the mistake may be that an entry is missing. */
  function offsetOf(path: Path): number {
    let offset = 0;
    const keys: (string | number)[] = [];
    for (const key of path) {
      // `1: GND` has a number as its key, which the data has as a text.
      const candidates = [key, Number(key)].map((name) => document.getIn([...keys, name], true));
      const found = candidates.findIndex((node) => isNode(node) && node.range);
      const node = candidates[found];
      if (!isNode(node) || !node.range) break;
      offset = node.range[0];
      keys.push(found === 0 ? key : Number(key));
    }
    return offset;
  }
}

/** “There is no …”, with the name that was probably meant, or all of them. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const candidate = nearest(name, known);
  return `there is no ${what} “${name}”. ${candidate === undefined ? `Known: ${known.join(', ')}` : `Did you mean “${candidate}”?`}`;
}
