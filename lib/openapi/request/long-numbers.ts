/**
 * Whole numbers beyond 2^53, which JavaScript rounds, as documents write them. They stay plain
 * numbers between the parser and the page, so that libraries can work with them; whatever is shown
 * or sent looks up its digits here.
 */
const written = new Map<number, Map<string, string>>();

/** Takes back what a file said before it changed. */
export function forgetNumbers(file: string): void {
  for (const [value, texts] of written) {
    for (const [text, source] of texts) if (source === file) texts.delete(text);
    if (texts.size === 0) written.delete(value);
  }
}

/**
 * Keeps the digits of a number.
 * @returns how it is shown instead, if the rounded number has other digits already
 */
export function keepNumber(value: number, source: string, file: string): string | undefined {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source))
    return undefined;
  const text = source.replace(/^\+?0*(?=\d)/, '');
  const texts = written.get(value) ?? new Map<string, string>();
  if (!texts.has(text)) texts.set(text, file);
  written.set(value, texts);
  const [shown] = texts.keys();
  return shown === text ? undefined : shown;
}

/** A number with the digits of its document. */
export const numberText = (value: number): string =>
  written.get(value)?.keys().next().value ?? String(value);

/** For writers that know whole numbers of any length. */
export const exactNumber = (value: number): number | bigint =>
  written.has(value) ? BigInt(numberText(value)) : value;

const MARK = '\0digits:';
const MARKED = /"\\u0000digits:(-?\d+)"/g;
const LONG = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** `JSON.stringify` with the digits of the document. */
export function jsonText(value: unknown, space?: number): string {
  const text = JSON.stringify(
    value,
    written.size === 0
      ? undefined
      : (_, part: unknown) =>
          typeof part === 'number' && written.has(part) ? MARK + numberText(part) : part,
    space,
  );
  return text.replace(MARKED, '$1');
}

/**
 * The items of a JSON list or object that a reader has typed, each as text with its own digits;
 * undefined for anything else.
 */
export function itemTexts(text: string): string[] | Record<string, string> | undefined {
  const value: unknown = JSON.parse(
    text.replace(LONG, (part) => (part.startsWith('"') ? part : JSON.stringify(MARK + part))),
  );
  if (typeof value !== 'object' || value === null) return undefined;
  const item = (part: unknown): string =>
    typeof part === 'string' ? part.replace(MARK, '') : JSON.stringify(part).replace(MARKED, '$1');
  return Array.isArray(value)
    ? value.map(item)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, item(part)]));
}
