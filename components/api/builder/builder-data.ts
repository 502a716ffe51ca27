import type { OperationData } from '@/lib/openapi/pages/data.ts';

/** What the browser needs to put a request together; the fields themselves are in the form (data-field: index). */
export interface BuilderData {
  method: string;
  path: string;
  servers: { url: string; variables: { name: string; value: string }[] }[];
  fields: { style: OperationData['fields'][number]['style']; kind: OperationData['fields'][number]['kind'] }[];
  credentials: { place: 'header' | 'query' | 'cookie'; name: string; text: string }[][];
  contents: { type: string; kind: string; text: string; variants: Record<string, string> }[];
  accept: string[];
}

export const builderData = ({ method, path, servers, fields, security, body, accept }: OperationData): BuilderData => ({
  method,
  path,
  servers: servers.map(({ url, variables }) => ({ url, variables: variables.map(({ name, value }) => ({ name, value })) })),
  fields: fields.map(({ style, kind }) => ({ style, kind })),
  credentials: security.map((combination) => combination.flatMap(({ scheme }) => (scheme.credential ? [scheme.credential] : []))),
  contents: body?.contents.map(({ type, kind, examples, variants }) => ({ type, kind, text: examples[0]?.text ?? '', variants })) ?? [],
  accept,
});
