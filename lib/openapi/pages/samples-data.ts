import { colorCode } from '../html/color-code.ts';
import type { ApiWords } from '../html/words.ts';
import { objectsOf, scalarText, textOf, type JsonObject } from '../json.ts';
import type { Credential } from '../request/secret.ts';
import { sampleTemplates } from '../samples/registry.ts';
import { LANGUAGES, type BodyKind, type SampleShape } from '../samples/shape.ts';
import { htmlTemplate } from '../samples/template.ts';
import type { ContentData, OperationData, SampleData } from './data.ts';

export type Given = Omit<OperationData, 'samples'>;

/** The samples of an operation, for each kind of its bodies. */
export function samplesOf(data: Given, operation: JsonObject, t: ApiWords): SampleData[] {
  const kinds = [...new Set(sentContents(data).map(sampleKind))];
  const shown = (kinds.length > 0 ? kinds : ['none' as const]).map((kind) => ({
    kind,
    templates: sampleTemplates(shapeOf(data, kind)),
  }));
  const own = ownSamples(operation);
  const samples = LANGUAGES.map(([language, label]): SampleData => {
    const variants = shown.flatMap(({ kind, templates }) =>
      templates
        .filter((template) => template.language === language)
        .map(({ label, parts, grammar }) => ({
          label,
          kind,
          html: htmlTemplate(parts, grammar),
          grammar,
        })),
    );
    return {
      language,
      label,
      variants: [
        ...variants,
        ...own.filter((sample) => sample.language === language).map(({ variant }) => variant),
      ],
    };
  });
  const others = own.filter(({ language }) => language === 'other').map(({ variant }) => variant);
  return others.length > 0
    ? [...samples, { language: 'other', label: t('otherSamples'), variants: others }]
    : samples;
}

/** A form is a text in samples. */
export const sampleKind = ({ kind }: { kind: BodyKind | 'form' }): BodyKind =>
  kind === 'form' ? 'text' : kind;

/** The bodies that a request may have. GET and HEAD have none unless the document insists on it. */
export const sentContents = ({ method, body }: Pick<Given, 'method' | 'body'>): ContentData[] =>
  body && (body.required || !['get', 'head'].includes(method)) ? body.contents : [];

/**
 * The shape of a request, with every header that it may have: from the document, the credentials,
 * and the body.
 */
export function shapeOf(data: Given, kind: BodyKind): SampleShape {
  const credentials = credentialsOf(data)
    .filter(({ place }) => place === 'header')
    .map(({ name }) => name);
  const hasCookie = [
    ...data.fields.map(({ style }) => style.place),
    ...credentialsOf(data).map(({ place }) => place),
  ].includes('cookie');
  const names = [
    ...(data.accept.length > 0 ? ['Accept'] : []),
    ...(kind === 'none' ? [] : ['Content-Type']),
    ...credentials,
    ...data.fields.filter(({ style }) => style.place === 'header').map(({ style }) => style.name),
    ...(hasCookie ? ['Cookie'] : []),
  ];
  const content = sentContents(data).find((candidate) => sampleKind(candidate) === kind);
  return {
    method: data.method.toUpperCase(),
    headers: names.filter(
      (name, index) =>
        names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
    ),
    body: kind,
    fields:
      kind === 'multipart'
        ? (content?.fields ?? []).map(({ name, file, type }) => ({ name, file, type }))
        : [],
  };
}

/**
 * The credentials of all ways to authorize. Samples have a slot for each, and show those of the
 * chosen way.
 */
const credentialsOf = (data: Given): Credential[] =>
  data.security.flatMap((combination) =>
    combination.flatMap(({ scheme }) => (scheme.credential ? [scheme.credential] : [])),
  );

/** Samples from the document itself, for one more tab of their language. */
function ownSamples(
  operation: JsonObject,
): { language: SampleData['language']; variant: SampleData['variants'][number] }[] {
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
