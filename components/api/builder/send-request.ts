import { partTexts } from '@/lib/openapi/request/field-value.ts';
import type { BuilderData } from './builder-data.ts';
import { secretKey } from './builder-state.ts';
import type { BuilderState } from './form-state.ts';
import { currentRequest, type CurrentRequest } from './current-request.ts';
import { withSecrets } from './secrets.ts';

/**
 * Sends the request of the form, with the real credentials instead of placeholders.
 * @returns status and text of the response
 * @throws if the server cannot be reached, or does not allow calls from this site
 */
export async function sendRequest(data: BuilderData, state: BuilderState): Promise<string> {
  const schemes = data.combinations[state.combination]?.schemes ?? [];
  const credentials = schemes.flatMap(({ id, fields, credential }) => {
    const secrets = Object.fromEntries(
      fields.map((field) => [field, state.secrets.get(secretKey(id, field)) ?? '']),
    );
    return credential ? [withSecrets(credential, secrets)] : [];
  });
  const current = currentRequest(data, state, credentials);
  const body = bodyOf(data, state, current);
  const headers = new Headers();
  // The browser sets the type of a multipart body, with its boundary. A page cannot set cookies.
  for (const [name, value] of current.request.headers)
    if (
      name.toLowerCase() !== 'cookie' &&
      !(body instanceof FormData && name.toLowerCase() === 'content-type')
    )
      headers.set(name, value);
  const response = await fetch(current.request.url, {
    method: data.method.toUpperCase(),
    headers,
    body,
  });
  return `${response.status} ${response.statusText}\n\n${await response.text()}`;
}

function bodyOf(
  data: BuilderData,
  state: BuilderState,
  { slots }: CurrentRequest,
): BodyInit | undefined {
  const content = data.contents[state.content];
  const given = state.bodies[state.content];
  if (content?.kind === 'text' || content?.kind === 'form') return slots.body;
  if (content?.kind === 'file') return given?.files.get('')?.[0];
  if (content?.kind !== 'multipart') return undefined;
  const body = new FormData();
  for (const field of content.fields) {
    const { name, type } = field;
    const text = given?.fields.get(name) ?? '';
    const files = given?.files.get(name);
    const parts = files ?? (field.file || text === '' ? [] : partTexts(field, text));
    // A file has the type that the browser knows.
    for (const part of parts)
      body.append(name, type === undefined || files ? part : new Blob([part], { type }));
  }
  return body;
}
