type Values<Value> = Readonly<Record<string, Value>>;

/** The parts of a text, with values in the places of `{name}`. */
export const interpolatedParts = <Value>(text: string, values: Values<Value>): (string | Value)[] =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? (values[part.slice(1, -1)] ?? part) : part));

/** `interpolate()` of Docusaurus: a text, or its parts if some values are elements. */
export function interpolate<Value>(
  text: string,
  values: Values<Value> = {},
): string | (string | Value)[] {
  const parts = interpolatedParts(text, values);
  return parts.some((part) => typeof part === 'object') ? parts : parts.join('');
}
