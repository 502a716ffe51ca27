import type { EscapeName } from '../request/escape.ts';
import { headerSlot, sentHeaders, type Language, type SampleShape } from './shape.ts';
import type { Part } from './slots.ts';
import { item, slot } from './template.ts';

/** A client of httpsnippet whose samples are right for every value. */
export interface LibraryClient {
  language: Language;
  label: string;
  target: 'csharp' | 'java' | 'php';
  client: string;
  escape: EscapeName;
  bodyEscape: EscapeName;
}

export const LIBRARY_CLIENTS: readonly LibraryClient[] = [
  {
    language: 'csharp',
    label: 'HttpClient',
    target: 'csharp',
    client: 'httpclient',
    escape: 'double',
    bodyEscape: 'compact',
  },
  {
    language: 'csharp',
    label: 'RestSharp',
    target: 'csharp',
    client: 'restsharp',
    escape: 'double',
    bodyEscape: 'compact',
  },
  {
    language: 'php',
    label: 'Guzzle',
    target: 'php',
    client: 'guzzle',
    escape: 'php',
    bodyEscape: 'php',
  },
  {
    language: 'java',
    label: 'HttpClient',
    target: 'java',
    client: 'nethttp',
    escape: 'double',
    bodyEscape: 'compact',
  },
  {
    language: 'java',
    label: 'OkHttp',
    target: 'java',
    client: 'okhttp',
    escape: 'double',
    bodyEscape: 'compact',
  },
];

/** OkHttp rejects POST, PUT, and PATCH without a body, and httpsnippet passes `null`. */
export const clientFits = ({ client }: LibraryClient, { method, body }: SampleShape): boolean =>
  body === 'text' ||
  (body === 'none' && !(client === 'okhttp' && ['POST', 'PUT', 'PATCH'].includes(method)));

const URL_MARK = 'https://zqurlqz.example/';
const BODY_MARK = 'zqbodyqz';
const TYPE_MARK = 'zq/zqtypeqz';
const headerMark = (index: number): string => `zqheader${index}qz`;

const made = new Map<string, Promise<Part[]>>();

/**
 * A template for requests of this shape: httpsnippet writes it with markers instead of values, and
 * the markers become slots.
 */
export function libraryTemplate(client: LibraryClient, shape: SampleShape): Promise<Part[]> {
  const key = JSON.stringify([
    client.target,
    client.client,
    shape.method,
    shape.headers,
    shape.body,
  ]);
  const known = made.get(key) ?? make(client, shape);
  made.set(key, known);
  return known;
}

async function make(
  { target, client, escape, bodyEscape }: LibraryClient,
  shape: SampleShape,
): Promise<Part[]> {
  const headers = sentHeaders(shape);
  const isType = (name: string) => name.toLowerCase() === 'content-type';
  const har = {
    method: shape.method,
    url: URL_MARK,
    httpVersion: 'HTTP/1.1',
    headers: headers.map((name, index) => ({
      name,
      value: isType(name) ? TYPE_MARK : headerMark(index),
    })),
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    postData:
      shape.body === 'text'
        ? { mimeType: TYPE_MARK, text: BODY_MARK }
        : // The library's own default for a request without a body.
          { mimeType: 'application/octet-stream' },
  };
  // Loaded with the first sample: a site without APIs does not need it.
  const { HTTPSnippet } = await import('@readme/httpsnippet');
  const [code] = new HTTPSnippet(har).convert(target, client);
  if (!code) throw new Error(`httpsnippet has no ${target} ${client}.`);
  const marks: [string, Part, string?][] = [
    [URL_MARK, slot('url', escape)],
    [BODY_MARK, slot('body', bodyEscape)],
    [TYPE_MARK, slot(headerSlot('content-type'), escape)],
    ...headers.flatMap((name, index): [string, Part, string?][] =>
      isType(name) ? [] : [[headerMark(index), slot(headerSlot(name), escape), headerSlot(name)]],
    ),
  ];
  // The constructor rejects a type with a parameter (`; charset=utf-8`); `Parse` accepts it.
  const right = code.replace('new MediaTypeHeaderValue(', 'MediaTypeHeaderValue.Parse(');
  return `${right.trimEnd()}\n`.split(/(?<=\n)/).flatMap((line) => {
    const parts = cut(line, marks);
    // The line of a header is an item, which is left out without a value.
    const own = marks.find(
      ([mark, , optional]) => optional !== undefined && line.includes(mark),
    )?.[2];
    return own === undefined ? parts : [item(own, ...parts)];
  });
}

function cut(text: string, marks: readonly [string, Part, string?][]): Part[] {
  const first = marks
    .map(([mark, part]) => ({ at: text.indexOf(mark), mark, part }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (!first) return text === '' ? [] : [text];
  return [
    ...(first.at > 0 ? [text.slice(0, first.at)] : []),
    first.part,
    ...cut(text.slice(first.at + first.mark.length), marks),
  ];
}
