import { buildRequest, fillServer, type BuiltRequest, type Credential } from '@/lib/openapi/request/build-request.ts';
import { encodeQueryValue, isEmpty, type ParameterStyle, type ParameterValue } from '@/lib/openapi/request/serialize.ts';

/** What the page says of the operation; made by components/api/builder/builder-data.ts. */
export interface BuilderData {
  method: string;
  path: string;
  servers: { url: string; variables: { name: string; value: string }[] }[];
  fields: { style: ParameterStyle; kind: string }[];
  credentials: Credential[][];
  contents: { type: string; kind: string; text: string; variants: Record<string, string> }[];
  accept: string[];
}

/** What stands in the form at this moment. */
export interface FormState {
  server: number;
  variables: Record<string, string>;
  combination: number;
  content: number;
  accept: number;
  /** Values by number of the field; several for a list. */
  values: string[][];
  body: string;
  file: string;
  /** Fields of a form body, as far as they have a value. */
  form: [name: string, value: string][];
}

/** Values for the slots of the samples: address, headers, body. What is not there is not sent. */
export function slotValues(data: BuilderData, state: FormState): { request: BuiltRequest; slots: Map<string, string>; server: string } {
  const chosen = data.servers[state.server] ?? data.servers[0]!;
  const server = fillServer(chosen.url, { ...Object.fromEntries(chosen.variables.map(({ name, value }) => [name, value])), ...state.variables });
  const content = data.contents[state.content];
  const request = buildRequest({
    method: data.method,
    server,
    path: data.path,
    parameters: data.fields.map(({ style, kind }, index) => ({ style, value: parameterValue(kind, state.values[index] ?? []) })),
    credentials: data.credentials[state.combination] ?? [],
    contentType: content?.type,
    accept: data.accept[state.accept],
  });
  const slots = new Map<string, string>([['url', request.url], ...request.headers.map(([name, value]): [string, string] => [`h:${name.toLowerCase()}`, value])]);
  if (content?.kind === 'text') slots.set('body', state.body);
  if (content?.kind === 'form') slots.set('body', state.form.map(([name, value]) => `${encodeQueryValue(name)}=${encodeQueryValue(value)}`).join('&'));
  if (content?.kind === 'file') slots.set('file', state.file);
  if (content?.kind === 'multipart') for (const [name, value] of state.form) slots.set(`f:${name}`, value);
  return { request, slots, server };
}

/** The texts of a field as a value; undefined when there is nothing to send. */
export function parameterValue(kind: string, texts: readonly string[]): ParameterValue | undefined {
  const given = texts.filter((text) => text !== '');
  if (kind === 'list' || kind === 'choices') return given.length > 0 ? [...given] : undefined;
  const [text] = given;
  if (text === undefined) return undefined;
  if (kind !== 'object') return text;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return text;
    const value = Object.fromEntries(Object.entries(parsed).map(([key, item]) => [key, typeof item === 'string' ? item : JSON.stringify(item)]));
    return isEmpty(value) ? undefined : value;
  } catch {
    // Half typed: shown as it stands.
    return text;
  }
}
