import { colorCode } from '../html/color-code.ts';
import { objectsOf, scalarText, textOf, type JsonObject } from '../json.ts';
import type { SampledRequest } from '../samples/request-shape.ts';
import { LANGUAGES } from '../samples/shape.ts';
import type { ContentData, OperationData, OwnSample } from './data.ts';

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

/** Samples from the document itself, for one more tab of their language. */
export function ownSamples(operation: JsonObject): OwnSample[] {
  return objectsOf(operation['x-codeSamples'] ?? operation['x-code-samples']).flatMap((sample) => {
    const source = textOf(sample.source);
    if (source === undefined) return [];
    const given = scalarText(sample.lang).toLowerCase();
    const known = LANGUAGES.find(([language, label]) =>
      [language, label.toLowerCase(), ...(NAMES[language] ?? [])].includes(given),
    );
    const grammar = known?.[2] ?? given;
    return [
      {
        language: known?.[0] ?? ('other' as const),
        variant: {
          label: textOf(sample.label) ?? scalarText(sample.lang),
          kind: 'any' as const,
          html: [colorCode(source, grammar)],
          grammar,
        },
      },
    ];
  });
}

const NAMES: Record<string, string[]> = {
  curl: ['shell', 'bash', 'sh'],
  csharp: ['c#', 'cs'],
  javascript: ['js', 'node'],
  python: ['py'],
  powershell: ['ps1'],
};
