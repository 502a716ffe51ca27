import {
  cookieText,
  encodeQueryValue,
  headerText,
  isEmpty,
  pathText,
  queryPieces,
  type ParameterStyle,
  type ParameterValue,
} from './serialize.ts';
import { encodeAround, type Credential } from './secret.ts';

export interface RequestInput {
  /** Address of the server, with the values of its variables. */
  server: string;
  /** Path with parameters in braces. */
  path: string;
  parameters: readonly { style: ParameterStyle; value?: ParameterValue }[];
  credentials: readonly Credential[];
  contentType?: string;
  accept?: string;
}

/** A request as it is sent, without its body. */
export interface BuiltRequest {
  url: string;
  /** In the order in which samples show them; names as the document writes them. */
  headers: [name: string, value: string][];
}

/**
 * Builds a request. Characters of the path that are not ASCII are encoded, because some clients
 * send them as something else. A path parameter without a value stays visible as `:name`; so does
 * one whose value clients would remove from the path.
 */
export function buildRequest({
  server,
  path,
  parameters,
  credentials,
  contentType,
  accept,
}: RequestInput): BuiltRequest {
  const given = parameters.flatMap(({ style, value }) =>
    value === undefined || (isEmpty(value) && !style.mayBeEmpty) ? [] : [{ style, value }],
  );
  const inPlace = (place: ParameterStyle['place']) =>
    given.filter(({ style }) => style.place === place);
  const filled = path.replace(/\{([^{}]+)\}|[^\x21-\x7e]+/g, (text, name?: string) => {
    if (name === undefined) return encodeQueryValue(text);
    const found = inPlace('path').find(({ style }) => style.name === name);
    const value = found && pathText(found.style, found.value);
    return value === undefined || isDotSegment(value) ? `:${name}` : value;
  });
  const pieces = [
    ...inPlace('query').flatMap(({ style, value }) => queryPieces(style, value)),
    ...credentials
      .filter(({ place }) => place === 'query')
      .map(
        ({ name, text }) => `${encodeURIComponent(name)}=${encodeAround(text, encodeURIComponent)}`,
      ),
  ];
  const base = server.replace(/\/+$/, '') + filled;
  const query = pieces.length > 0 ? (base.includes('?') ? '&' : '?') + pieces.join('&') : '';
  const cookies = [
    ...inPlace('cookie').map(({ style, value }) => cookieText(style, value)),
    ...credentials
      .filter(({ place }) => place === 'cookie')
      .map(({ name, text }) => `${name}=${encodeAround(text, encodeURIComponent)}`),
  ];
  const headers: [string, string][] = [];
  if (accept) headers.push(['Accept', accept]);
  if (contentType) headers.push(['Content-Type', contentType]);
  for (const { place, name, text } of credentials)
    if (place === 'header') headers.push([name, text]);
  for (const { style, value } of inPlace('header'))
    headers.push([style.name, headerText(style, value)]);
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  return { url: base + query, headers };
}

/**
 * The server's address with values for its variables: those that are given, or else their defaults.
 * A variable without a value stays as it is.
 */
export const fillServer = (
  url: string,
  variables: readonly { name: string; value: string; mayBeEmpty?: boolean }[],
  given?: ReadonlyMap<string, string>,
): string =>
  url.replace(/\{([^{}]+)\}/g, (whole, wanted: string) => {
    const variable = variables.find(({ name }) => name === wanted);
    if (!variable) return whole;
    const value = given?.get(wanted) ?? variable.value;
    return value === '' && !variable.mayBeEmpty ? whole : value;
  });

/** `.` and `..` lead to another address, however they are encoded. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..';
