import type { SampledRequest } from '../samples/request-shape.ts';
import type { ContentData, OperationData } from './data.ts';

export type Given = Omit<OperationData, 'samples'>;

/** What the samples of an operation depend on. */
export const sampledRequest = (data: Given): SampledRequest => ({
  method: data.method,
  fields: data.fields,
  accept: data.accept,
  credentials: data.security.flatMap((combination) =>
    combination.flatMap(({ scheme }) => (scheme.credential ? [scheme.credential] : [])),
  ),
  contents: sentContents(data),
});

/** The bodies that a request may have. GET and HEAD have none unless the document insists on it. */
export const sentContents = ({ method, body }: Pick<Given, 'method' | 'body'>): ContentData[] =>
  body && (body.required || !['get', 'head'].includes(method)) ? body.contents : [];
