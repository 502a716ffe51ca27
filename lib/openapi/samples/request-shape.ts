import type { FieldData, FormField } from '../pages/data.ts';
import type { Credential } from '../request/secret.ts';
import type { BodyKind, SampleShape } from './shape.ts';

/** What the samples of an operation depend on, in the build and in the browser. */
export interface SampledRequest {
  method: string;
  fields: readonly Pick<FieldData, 'style'>[];
  accept: readonly string[];
  /**
   * The credentials of all ways to authorize. Samples have a slot for each, and show those of the
   * chosen way.
   */
  credentials: readonly Credential[];
  /** The bodies that the request may have. */
  contents: readonly { kind: BodyKind | 'form'; fields: readonly FormField[] }[];
}

/** A form is a text in samples. */
export const sampleKind = ({ kind }: { kind: BodyKind | 'form' }): BodyKind =>
  kind === 'form' ? 'text' : kind;

/**
 * The shape of a request, with every header that it may have: from the document, the credentials,
 * and the body.
 */
export function shapeOf(request: SampledRequest, kind: BodyKind): SampleShape {
  const { method, fields, accept, credentials, contents } = request;
  const places = [...fields.map(({ style }) => style.place), ...credentials.map((it) => it.place)];
  const names = [
    ...(accept.length > 0 ? ['Accept'] : []),
    ...(kind === 'none' ? [] : ['Content-Type']),
    ...credentials.filter(({ place }) => place === 'header').map(({ name }) => name),
    ...fields.filter(({ style }) => style.place === 'header').map(({ style }) => style.name),
    ...(places.includes('cookie') ? ['Cookie'] : []),
  ];
  const content = contents.find((candidate) => sampleKind(candidate) === kind);
  return {
    method: method.toUpperCase(),
    headers: names.filter(
      (name, index) =>
        names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
    ),
    body: kind,
    fields:
      kind === 'multipart'
        ? (content?.fields ?? []).map(({ name, file, type, headers, list }) => ({
            name,
            file,
            type,
            headers,
            list,
          }))
        : [],
  };
}
