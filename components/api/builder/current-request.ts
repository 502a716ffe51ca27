import {
  buildRequest,
  fillServer,
  type BuiltRequest,
  type Credential,
} from '@/lib/openapi/request/build-request.ts';
import { sentType } from '@/lib/openapi/pages/media-type.ts';
import { encodeQueryValue, isEmpty, type ParameterValue } from '@/lib/openapi/request/serialize.ts';
import { fieldSlot, headerSlot } from '@/lib/openapi/samples/shape.ts';
import type { SlotValues } from '@/lib/openapi/samples/slots.ts';
import type { BuilderData } from './builder-data.ts';
import type { BodyState, BuilderState } from './builder-state.ts';

export interface CurrentRequest {
  request: BuiltRequest;
  /** Address of the chosen server, its variables filled in. */
  server: string;
  /** Values for the slots of the samples. A slot without a value is not sent. */
  slots: SlotValues;
  /** Fields of a form body that have a value. */
  form: readonly [name: string, value: string][];
}

/** Placeholders for the credentials of the chosen way to authorize. */
const chosenCredentials = (data: BuilderData, state: BuilderState): Credential[] =>
  data.combinations[state.combination]?.schemes.flatMap(({ credential }) =>
    credential ? [credential] : [],
  ) ?? [];

/**
 * The request that the form describes. Samples contain placeholders; only sending uses the real
 * credentials.
 */
export function currentRequest(
  data: BuilderData,
  state: BuilderState,
  credentials = chosenCredentials(data, state),
): CurrentRequest {
  const server = serverAddress(data, state);
  const content = data.contents[state.content];
  const body = state.bodies[state.content];
  const request = buildRequest({
    server,
    path: data.path,
    parameters: data.fields.map(({ style, kind }, index) => ({
      style,
      value: parameterValue(kind, state.values[index] ?? []),
    })),
    credentials,
    contentType:
      content && content.kind !== 'none' ? sentType(content.type, content.kind) : undefined,
    accept: data.accept[state.accept],
  });
  const form = content && body ? formOf(content.fields, body) : [];
  return {
    request,
    server,
    form,
    slots: {
      url: request.url,
      ...Object.fromEntries(request.headers.map(([name, value]) => [headerSlot(name), value])),
      ...bodySlots(content?.kind, body, form),
    },
  };
}

/** The address of the chosen server. */
export function serverAddress(
  { servers }: Pick<BuilderData, 'servers'>,
  { server, variables }: Pick<BuilderState, 'server' | 'variables'>,
): string {
  const chosen = servers[server];
  if (!chosen) return '';
  const values = variables[server];
  return fillServer(
    chosen.url,
    Object.fromEntries(
      chosen.variables.map(({ name, value }) => [name, values?.get(name) ?? value]),
    ),
  );
}

function bodySlots(
  kind: string | undefined,
  body: BodyState | undefined,
  form: CurrentRequest['form'],
): SlotValues {
  if (kind === 'text') return { body: body?.text ?? '' };
  if (kind === 'form')
    return {
      body: form
        .map(([name, value]) => `${encodeQueryValue(name)}=${encodeQueryValue(value)}`)
        .join('&'),
    };
  if (kind === 'file') return { file: body?.files.get('')?.name ?? 'data.bin' };
  return kind === 'multipart'
    ? Object.fromEntries(form.map(([name, value]) => [fieldSlot(name), value]))
    : {};
}

/** The fields of a form with their values. The value of a file is its name. */
const formOf = (
  fields: BuilderData['contents'][number]['fields'],
  body: BodyState,
): [string, string][] =>
  fields
    .map(({ name }): [string, string] => [
      name,
      body.files.get(name)?.name ?? body.fields.get(name) ?? '',
    ])
    .filter(([, value]) => value !== '');

/** The texts of a field as a value; undefined when there is nothing to send. */
function parameterValue(kind: string, texts: readonly string[]): ParameterValue | undefined {
  const given = texts.filter((text) => text !== '');
  if (kind === 'list' || kind === 'choices') return given.length > 0 ? [...given] : undefined;
  const [text] = given;
  if (text === undefined) return undefined;
  if (kind !== 'object') return text;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return text;
    const value = Object.fromEntries(
      Object.entries(parsed).map(([key, item]) => [
        key,
        typeof item === 'string' ? item : JSON.stringify(item),
      ]),
    );
    return isEmpty(value) ? undefined : value;
  } catch {
    // Incomplete JSON is shown as typed.
    return text;
  }
}
