import { buildRequest, fillServer } from '../request/build-request.ts';
import { formText, partTexts, valueOf } from '../request/field-value.ts';
import { withVariables } from '../request/secret.ts';
import { sampleKind } from '../samples/request-shape.ts';
import { fieldSlot, headerSlot, type BodyKind } from '../samples/shape.ts';
import { repeatedSlots, type SlotValues } from '../samples/slots.ts';
import { fileName } from './fields.ts';
import { sentType } from './media-type.ts';
import { sentContents, type Given } from './samples-data.ts';

/** The initial values of the slots: what is required, and the example of the body. */
export function sampleValues(data: Given, kind: BodyKind): SlotValues {
  const content = sentContents(data).find((candidate) => sampleKind(candidate) === kind);
  const [server] = data.servers;
  const [authorization = []] = data.securityOptional ? [] : data.security;
  const credentials = authorization.flatMap(({ scheme }) =>
    scheme.credential ? [scheme.credential] : [],
  );
  const { url, headers } = buildRequest({
    server: fillServer(server.url, server.variables),
    path: data.path,
    parameters: data.fields.map(({ style, kind: control, required, initial }) => ({
      style,
      value: required ? valueOf(control, initial, style.mayBeEmpty) : undefined,
    })),
    credentials: withVariables(credentials),
    contentType: content && sentType(content.type, content.kind),
    accept: data.accept[0],
  });
  const form = (content?.fields ?? [])
    .filter(({ value, required }) => required || value !== '')
    .map((field) => ({ field, text: field.value }));
  const body: Record<string, string> =
    kind === 'text'
      ? { body: content?.kind === 'form' ? formText(form) : (content?.examples[0]?.text ?? '') }
      : kind === 'file'
        ? { file: fileName('data') }
        : kind === 'multipart'
          ? Object.fromEntries(
              form.flatMap(({ field, text }) =>
                repeatedSlots(fieldSlot(field.name), partTexts(field, text)),
              ),
            )
          : {};
  return {
    url,
    ...(credentials.length > 0 ? { secret: '' } : {}),
    ...Object.fromEntries(headers.map(([name, value]) => [headerSlot(name), value])),
    ...body,
  };
}
