import type { FieldData, FormField, ServerData } from '@/lib/openapi/pages/data.ts';
import { isStream } from '@/lib/openapi/pages/media-type.ts';
import { fillServer, isDotSegment } from '@/lib/openapi/request/build-request.ts';
import type { BuilderWords } from './builder-words.ts';

/**
 * What is wrong with a value: the name of its message. It never keeps a value out of the samples.
 */
export type Problem = Extract<keyof BuilderWords, `problem${string}`>;

/** What is wrong with the texts of a parameter. */
export function parameterProblem(
  { style, required, kind, number }: FieldData,
  texts: readonly string[],
): Problem | undefined {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return required && !style.mayBeEmpty ? 'problemMissing' : undefined;
  if (style.place === 'path' && given.some(isDotSegment)) return 'problemStep';
  if (kind === 'object') return given.every(isJson) ? undefined : 'problemJson';
  if (number === 'integer' && !given.every((text) => /^[+-]?\d+$/.test(text)))
    return 'problemInteger';
  if (number === 'number' && !given.every(isNumber)) return 'problemNumber';
  return undefined;
}

/** What is wrong with the text of a body. */
export function bodyProblem(type: string, required: boolean, text: string): Problem | undefined {
  if (text.trim() === '') return required ? 'problemMissing' : undefined;
  return /[/+]json\b/i.test(type) && !isStream(type) && !isJson(text) ? 'problemJson' : undefined;
}

/** What is wrong with a field of a form. */
export const formProblem = (
  { required, file, type = '' }: FormField,
  text: string,
): Problem | undefined => bodyProblem(file ? '' : type, required, text);

/**
 * What is wrong with the value of a variable of a server's address. The values of the document are
 * not judged.
 */
export function serverProblem(
  { url, variables }: Pick<ServerData, 'url' | 'variables'>,
  { name, value: initial, mayBeEmpty }: ServerData['variables'][number],
  value: string,
): Problem | undefined {
  if (value === '') return mayBeEmpty ? undefined : 'problemMissing';
  if (value === initial) return undefined;
  // Variables without a value stay in braces; a digit may be a host, a port, or a path.
  const address = fillServer(url, variables, new Map([[name, value]])).replace(/\{[^{}]*\}/g, '1');
  const isWhole = url.startsWith(`{${name}}`);
  const fits = isWhole ? /^https?:\/\/[^\s?#]+$/i.test(value) : !/[\s?#]|:\/\//.test(value);
  return fits && URL.canParse(address) ? undefined : 'problemAddress';
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
