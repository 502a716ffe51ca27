import {
  buildRequest,
  fillServer,
  type BuiltRequest,
} from '@/lib/openapi/request/build-request.ts';
import { sentType } from '@/lib/openapi/pages/media-type.ts';
import { formText, partTexts, valueOf } from '@/lib/openapi/request/field-value.ts';
import { withVariables, type Credential } from '@/lib/openapi/request/secret.ts';
import { fieldSlot, headerSlot } from '@/lib/openapi/samples/shape.ts';
import type { FormField } from '@/lib/openapi/pages/data.ts';
import { repeatedSlots, type SlotValues } from '@/lib/openapi/samples/slots.ts';
import type { BodyContent, BuilderData } from './builder-data.ts';
import type { BodyState, BuilderState } from './form-state.ts';

export interface CurrentRequest {
  request: BuiltRequest;
  /** Address of the chosen server, its variables filled in. */
  server: string;
  /** Values for the slots of the samples. A slot without a value is not sent. */
  slots: SlotValues;
  /** Fields of a form body that have a value. */
  form: readonly { field: FormField; text: string }[];
}

/** The credentials of the chosen way to authorize. */
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
  credentials = withVariables(chosenCredentials(data, state)),
): CurrentRequest {
  const server = serverAddress(data, state);
  const content = data.contents[state.content];
  const body = state.bodies[state.content];
  const request = buildRequest({
    server,
    path: data.path,
    parameters: data.fields.map(({ style, kind }, index) => ({
      style,
      value: state.included[index]
        ? valueOf(kind, state.values[index] ?? [], style.mayBeEmpty)
        : undefined,
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
      ...(credentials.length > 0 ? { secret: '' } : {}),
      ...bodySlots(content, body, form),
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
  return fillServer(chosen.url, chosen.variables, variables[server]);
}

function bodySlots(
  content: BodyContent | undefined,
  body: BodyState | undefined,
  form: CurrentRequest['form'],
): SlotValues {
  const kind = content?.kind;
  if (kind === 'text') return { body: body?.text ?? '' };
  if (kind === 'form') return { body: formText(form) };
  if (kind === 'file') return { file: body?.files.get('')?.[0]?.name ?? 'data.bin' };
  return kind === 'multipart'
    ? Object.fromEntries(
        form.flatMap(({ field, text }) =>
          repeatedSlots(fieldSlot(field.name), partTexts(field, text)),
        ),
      )
    : {};
}

/** The fields of a form with their values. The value of a file is its name. */
const formOf = (fields: readonly FormField[], body: BodyState): CurrentRequest['form'] =>
  fields
    .map((field) => ({
      field,
      text: fileText(field, body.files.get(field.name)) ?? body.fields.get(field.name) ?? '',
    }))
    .filter(({ text }) => text !== '');

function fileText({ list }: FormField, files: readonly File[] = []): string | undefined {
  const names = files.map(({ name }) => name);
  return list && names.length > 0 ? JSON.stringify(names) : names[0];
}
