/**
 * How a parameter's value becomes text: the styles of OpenAPI. Runs at build time and in the
 * browser.
 */
export interface ParameterStyle {
  place: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  style: string;
  explode: boolean;
  /** Reserved characters of a query value stay as they are. */
  allowReserved?: boolean;
  /** An empty text is a value of the query: `name=`. */
  mayBeEmpty?: true;
}

export type ParameterValue = string | string[] | Record<string, string>;

/** Whether a request leaves the parameter out. */
export const isEmpty = (value: ParameterValue): boolean => Object.keys(value).length === 0;

/** The value in the path: `a`, `.a`, `;name=a`. */
export function pathText({ name, style, explode }: ParameterStyle, value: ParameterValue): string {
  const encode = encodePathValue;
  if (style === 'matrix') {
    if (typeof value === 'string') return `;${name}=${encode(value)}`;
    if (Array.isArray(value))
      return explode
        ? value.map((item) => `;${name}=${encode(item)}`).join('')
        : `;${name}=${value.map(encode).join(',')}`;
    return explode
      ? pairs(value, encode, '=')
          .map((pair) => `;${pair}`)
          .join('')
      : `;${name}=${pairs(value, encode, ',').join(',')}`;
  }
  const separator = style === 'label' && explode ? '.' : (SEPARATORS.get(style) ?? ',');
  const text =
    typeof value === 'string'
      ? encode(value)
      : Array.isArray(value)
        ? value.map(encode).join(separator)
        : pairs(value, encode, explode ? '=' : ',').join(separator);
  return style === 'label' ? `.${text}` : text;
}

/** The parts of a query, each `name=value`, encoded. */
export function queryPieces(
  { name, style, explode, allowReserved }: ParameterStyle,
  value: ParameterValue,
): string[] {
  const encode = allowReserved ? encodeReserved : encodeQueryValue;
  const key = encodeQueryValue(name);
  if (typeof value === 'string') return [`${key}=${encode(value)}`];
  const separator = SEPARATORS.get(style) ?? ',';
  if (Array.isArray(value))
    return explode
      ? value.map((item) => `${key}=${encode(item)}`)
      : [`${key}=${value.map(encode).join(separator)}`];
  if (style === 'deepObject')
    return Object.entries(value).map(
      ([property, item]) => `${encodeQueryValue(`${name}[${property}]`)}=${encode(item)}`,
    );
  return explode
    ? pairs(value, encode, '=')
    : [`${key}=${pairs(value, encode, separator).join(separator)}`];
}

/** Between the items of one parameter. Only Swagger 2.0 has tabs, and these in paths and headers. */
export const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
  ['tabDelimited', '%09'],
]);

/**
 * The value of a header; lists and objects are separated by commas, unless Swagger 2.0 says
 * otherwise. A line break would begin another header.
 */
export function headerText(
  { style, explode }: Pick<ParameterStyle, 'style' | 'explode'>,
  value: ParameterValue,
): string {
  if (typeof value === 'string') return plain(value);
  return Array.isArray(value)
    ? value.map(plain).join(decodeURIComponent(SEPARATORS.get(style) ?? ','))
    : pairs(value, plain, explode ? '=' : ',').join(',');
}

const plain = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** One cookie: `name=value`; several in the styles `cookie` and `deepObject`. */
export function cookieText(style: ParameterStyle, value: ParameterValue): string {
  if (style.style === 'cookie') return cookiesAsWritten(style, value).join('; ');
  return typeof value === 'string'
    ? `${style.name}=${encodeQueryValue(value)}`
    : queryPieces({ ...style, explode: false }, value).join('; ');
}

/** The style `cookie` of OpenAPI 3.2 encodes nothing: what a server has set goes back as it is. */
function cookiesAsWritten({ name, explode }: ParameterStyle, value: ParameterValue): string[] {
  if (typeof value === 'string') return [`${name}=${plain(value)}`];
  if (!explode)
    return [
      `${name}=${(Array.isArray(value) ? value.map(plain) : pairs(value, plain, ',')).join(',')}`,
    ];
  return Array.isArray(value)
    ? value.map((item) => `${name}=${plain(item)}`)
    : pairs(value, plain, '=');
}

function pairs(
  value: Record<string, string>,
  encode: (text: string) => string,
  between: string,
): string[] {
  return Object.entries(value).map(([key, item]) => encode(key) + between + encode(item));
}

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** `encodeURIComponent` keeps `'()*!`, which shells and some clients take for syntax. */
export const encodeQueryValue = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(/['()*!]/g, percent);

const encodePathValue = (text: string): string =>
  encodeQueryValue(text).replace(/%3A/g, ':').replace(/%40/g, '@');

/** A percent-encoded character stays as it is (RFC 6570, section 3.2.3). */
const encodeReserved = (text: string): string =>
  encodeURI(wellFormed(text))
    .replace(/['#&+]/g, percent)
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']')
    // Last, so that a bracket which is encoded in the value is not taken for one that is not.
    .replace(/%25(?=[\da-f]{2})/gi, '%');

/** Replaces lone surrogates, which cannot be encoded. */
const wellFormed = (text: string): string =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
