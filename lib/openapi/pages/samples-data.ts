import { colorCode } from '../html/color-code.ts';
import type { ApiWords } from '../html/words.ts';
import { objectOf, objectsOf, scalarText, textOf, type JsonObject } from '../json.ts';
import { buildRequest, fillServer, type Credential } from '../request/build-request.ts';
import { isEmpty, type ParameterValue } from '../request/serialize.ts';
import { sampleTemplates } from '../samples/registry.ts';
import {
  fieldSlot,
  headerSlot,
  LANGUAGES,
  type BodyKind,
  type SampleShape,
} from '../samples/shape.ts';
import type { SlotValues } from '../samples/slots.ts';
import { htmlTemplate } from '../samples/template.ts';
import type { FieldData, OperationData, SampleData } from './data.ts';
import { fileName } from './fields.ts';
import { sentType } from './media-type.ts';

type Given = Omit<OperationData, 'samples'>;

/** The samples of an operation, for each kind of its bodies. */
export async function samplesOf(
  data: Given,
  operation: JsonObject,
  t: ApiWords,
): Promise<SampleData[]> {
  const kinds = [...new Set(data.body?.contents.map(sampleKind) ?? [])];
  const shown = await Promise.all(
    (kinds.length > 0 ? kinds : ['none' as const]).map(async (kind) => ({
      kind,
      templates: await sampleTemplates(shapeOf(data, kind)),
    })),
  );
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

const sampleKind = ({ kind }: { kind: BodyKind | 'form' }): BodyKind =>
  kind === 'form' ? 'text' : kind;

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
  const content = data.body?.contents.find((candidate) => sampleKind(candidate) === kind);
  return {
    method: data.method.toUpperCase(),
    headers: names.filter(
      (name, index) =>
        names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
    ),
    body: kind,
    fields:
      kind === 'multipart' ? (content?.fields ?? []).map(({ name, file }) => ({ name, file })) : [],
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

/** The initial values of the slots. */
export function sampleValues(data: Given, kind: BodyKind): SlotValues {
  const content = data.body?.contents.find((candidate) => sampleKind(candidate) === kind);
  const [server] = data.servers;
  const { url, headers } = buildRequest({
    server: fillServer(
      server.url,
      Object.fromEntries(server.variables.map(({ name, value }) => [name, value])),
    ),
    path: data.path,
    parameters: data.fields.map((field) => ({ style: field.style, value: initialValue(field) })),
    credentials: (data.security[0] ?? []).flatMap(({ scheme }) =>
      scheme.credential ? [scheme.credential] : [],
    ),
    contentType: content && sentType(content.type, content.kind),
    accept: data.accept[0],
  });
  const body: Record<string, string> =
    kind === 'text'
      ? { body: content?.examples[0]?.text ?? '' }
      : kind === 'file'
        ? { file: fileName('data') }
        : {};
  const fields =
    kind === 'multipart'
      ? content?.fields
          .filter(({ value, required }) => required || value !== '')
          .map(({ name, value }): [string, string] => [fieldSlot(name), value])
      : [];
  return {
    url,
    ...Object.fromEntries(headers.map(([name, value]) => [headerSlot(name), value])),
    ...body,
    ...Object.fromEntries(fields ?? []),
  };
}

/** The initial value of a field, as it is sent. */
function initialValue({ kind, initial }: FieldData): ParameterValue | undefined {
  const [first] = initial;
  if (first === undefined) return undefined;
  if (kind === 'list' || kind === 'choices') return initial;
  return kind === 'object' ? objectValue(first) : first;
}

function objectValue(text: string): ParameterValue | undefined {
  const value = Object.fromEntries(
    Object.entries(objectOf(JSON.parse(text))).map(([key, item]) => [
      key,
      typeof item === 'string' ? item : JSON.stringify(item),
    ]),
  );
  return isEmpty(value) ? undefined : value;
}

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
