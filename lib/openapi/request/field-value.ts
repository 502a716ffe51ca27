import { itemTexts } from './long-numbers.ts';
import { isEmpty, queryPieces, SEPARATORS, type ParameterValue } from './serialize.ts';

/**
 * The texts of a parameter's field as a value; undefined when there is nothing to send. Incomplete
 * JSON is sent as typed.
 * @param mayBeEmpty nothing but an empty text is to be sent, too
 */
export function valueOf(
  kind: string,
  texts: readonly string[],
  mayBeEmpty = false,
): ParameterValue | undefined {
  const given = texts.filter((text) => text !== '');
  const [text = mayBeEmpty ? '' : undefined] = given;
  if (kind === 'list' || kind === 'choices') return given.length > 0 ? given : text;
  if (text === undefined || kind !== 'object') return text;
  const value = parsed(text);
  if (Array.isArray(value) || value === undefined) return text;
  return isEmpty(value) ? undefined : value;
}

/** How a field of a form is written, from the Encoding Object of the document. */
export interface FieldEncoding {
  style: string;
  explode: boolean;
  allowReserved?: boolean;
}

/** A body of the type `application/x-www-form-urlencoded`. */
export const formText = (
  fields: readonly { field: { name: string; encoding?: FieldEncoding }; text: string }[],
): string =>
  fields
    .flatMap(({ field: { name, encoding }, text }) =>
      queryPieces(
        { place: 'query', name, ...(encoding ?? { style: 'form', explode: true }) },
        // Without an encoding, a list or an object stays JSON.
        (encoding && parsed(text)) ?? text,
      ),
    )
    .join('&');

/** The parts of a field in a multipart body: a list has one for each item. */
export function partTexts(
  { encoding, list }: { encoding?: FieldEncoding; list?: boolean },
  text: string,
): string[] {
  const items = encoding && parsed(text);
  if (!Array.isArray(items)) return [text];
  const separator = decodeURIComponent(SEPARATORS.get(encoding?.style ?? '') ?? ',');
  return list ? items : [items.join(separator)];
}

/** A JSON list or object whose items are text. */
function parsed(text: string): string[] | Record<string, string> | undefined {
  try {
    return itemTexts(text);
  } catch {
    return undefined;
  }
}
