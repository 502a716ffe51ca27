import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { isObject, objectOf, scalarText, type Json, type JsonObject } from '../json.ts';
import { documentFiles } from '../document-files.ts';
import type { OperationData } from '../pages/data.ts';
import { shapeOf, sampleValues } from '../pages/samples-data.ts';
import { allOperations, type TestOperation } from '../__fixtures__/all-operations.ts';
import { unbalanced } from './__fixtures__/balanced.ts';
import {
  recordingServer,
  type Recorded,
  type RecordingServer,
} from './__fixtures__/recording-server.ts';
import { canRun, runAll } from './__fixtures__/run-code.ts';
import { sampleTemplates, type SampleTemplate } from './registry.ts';
import { LANGUAGES, type BodyKind, type Language } from './shape.ts';
import type { SlotValues } from './slots.ts';
import { sampleText } from './template.ts';

/** The fixture's document, which has everything, and every document of the product. */
const DOCUMENTS = [
  ['e2e/fixtures/site/openapi', 'shop.yaml'],
  ...documentFiles(join(process.cwd(), 'openapi')).map((file) => ['openapi', file]),
] as [string, string][];

let server: RecordingServer;
beforeAll(async () => {
  server = await recordingServer();
});
afterAll(() => server.close());

/** What continuous integration must have (.ci/run says that it is one): without these a run there proves nothing. */
const ALWAYS: readonly Language[] = ['curl', 'python', 'javascript'];

test('what runs the samples of the most used languages is there, wherever it has to be', () => {
  expect(canRun('javascript')).toBe(true);
  if (process.env.CI) expect(ALWAYS.filter((language) => !canRun(language))).toEqual([]);
});

/** Ends a test whose samples could not be run: it counts as skipped. */
const skipWithout = ({ skip }: TestContext, language: Language): never =>
  skip(`there is no ${language} on this machine; strings and brackets of its samples are right`);

/** First library of a language: the others need packages that nobody has without asking for them. */
const sampleFor = (templates: readonly SampleTemplate[], language: Language): SampleTemplate =>
  templates.find((template) => template.language === language)!;

const kindsOf = (data: OperationData): BodyKind[] =>
  [
    ...new Set(
      data.body?.contents.map(({ kind }) => (kind === 'form' ? ('text' as const) : kind)) ?? [],
    ),
  ].concat(data.body?.contents.length ? [] : ['none']);

interface Case extends TestOperation {
  key: string;
  kind: BodyKind;
  values: SlotValues;
  templates: SampleTemplate[];
}

/** Every operation with every kind of body, its server replaced by ours. */
async function casesOf(folder: string, file: string): Promise<Case[]> {
  const operations = (await allOperations(join(process.cwd(), folder), file)).filter(
    ({ data }) => data.method !== 'webhook',
  );
  const cases = operations.flatMap((operation, number) =>
    kindsOf(operation.data).map((kind) => ({ operation, kind, key: `case_${number}_${kind}` })),
  );
  return Promise.all(
    cases.map(async ({ operation, kind, key }) => {
      const data: OperationData = {
        ...operation.data,
        servers: [{ url: `${server.url}/${key}`, variables: [] }],
      };
      return {
        ...operation,
        key,
        kind,
        values: sampleValues(data, kind),
        templates: await sampleTemplates(shapeOf(data, kind)),
      };
    }),
  );
}

describe.each(DOCUMENTS)('%s/%s', (folder, file) => {
  test.for(LANGUAGES.map(([language]) => language))(
    'B131: what the samples in %s send is what the document says',
    async (language, context) => {
      const cases = await casesOf(folder, file);
      expect(cases.length).toBeGreaterThan(0);
      if (!canRun(language)) {
        for (const { templates, values, key } of cases)
          expect(
            unbalanced(language, sampleText(sampleFor(templates, language).parts, values)),
            key,
          ).toBeUndefined();
        skipWithout(context, language);
      }
      server.recorded.clear();
      await runAll(
        language,
        new Map(
          cases.map(({ key, templates, values }) => [
            key,
            sampleText(sampleFor(templates, language).parts, values),
          ]),
        ),
      );
      for (const one of cases) {
        const [sent, ...others] = server.recorded.get(one.key) ?? [];
        expect(others, `${one.key} sends one request`).toEqual([]);
        expect(sent, `${one.at.join(' ')} (${language}) sends a request`).toBeDefined();
        compare(sent!, one);
      }
    },
  );
});

/** What arrived against the document itself, not against what our own code made of it. */
function compare(sent: Recorded, { at, value, parameters, document, data, kind }: Case): void {
  const label = at.join(' ');
  expect(sent.method.toLowerCase(), label).toBe(at[2]);
  const pattern = at[1]
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  expect(decodeURIComponent(sent.path), label).toMatch(new RegExp(`^${pattern.join('')}$`));
  for (const parameter of parameters) {
    if (parameter.required !== true) continue;
    const name = scalarText(parameter.name);
    if (parameter.in === 'query')
      expect(
        sent.query.some(([key]) => key === name || key.startsWith(`${name}[`)),
        `${label}: query ${name}`,
      ).toBe(true);
    if (parameter.in === 'header')
      expect(sent.headers[name.toLowerCase()], `${label}: header ${name}`).toBeTruthy();
  }
  const known = new Set(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => scalarText(parameter.name)),
  );
  const keys = Object.values(objectOf(objectOf(document.components).securitySchemes))
    .filter(isObject)
    .filter((scheme) => scheme.in === 'query')
    .map((scheme) => scalarText(scheme.name));
  for (const [name] of sent.query)
    expect([...known, ...keys], `${label}: the query has ${name}`).toContain(
      name.replace(/\[.*$/, ''),
    );
  credentials(sent, value, document, label);
  if (data.accept.length > 0) expect(sent.headers.accept, label).toBe(data.accept[0]);
  body(sent, objectOf(data.body && value.requestBody), kind, data, label);
}

function credentials(sent: Recorded, value: JsonObject, document: JsonObject, label: string): void {
  const list = (Array.isArray(value.security) ? value.security : document.security) as
    JsonObject[] | undefined;
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  for (const name of Object.keys(list?.[0] ?? {})) {
    const scheme = objectOf(schemes[name]);
    if (scheme.type === 'apiKey' && scheme.in === 'header')
      expect(sent.headers[scalarText(scheme.name).toLowerCase()], label).toBe(
        `<${scalarText(scheme.name)}>`,
      );
    else if (scheme.type === 'apiKey' && scheme.in === 'query')
      expect(sent.query, label).toContainEqual([
        scalarText(scheme.name),
        `<${scalarText(scheme.name)}>`,
      ]);
    else if (scheme.type === 'apiKey')
      expect(decodeURIComponent(sent.headers.cookie ?? ''), label).toContain(
        `${scalarText(scheme.name)}=<`,
      );
    else
      expect(sent.headers.authorization, label).toMatch(
        scheme.scheme === 'basic' ? /^Basic </ : /^Bearer <token>$/,
      );
  }
  if (list?.[0] === undefined) expect(sent.headers.authorization, label).toBeUndefined();
}

function body(
  sent: Recorded,
  given: JsonObject,
  kind: BodyKind,
  data: OperationData,
  label: string,
): void {
  const content = data.body?.contents.find(
    (candidate) => candidate.kind === kind || (candidate.kind === 'form' && kind === 'text'),
  );
  if (!content) {
    expect(sent.body, label).toBe('');
    return;
  }
  expect(
    Object.keys(given).length === 0 || content.type in objectOf(given.content) || '$ref' in given,
    label,
  ).toBe(true);
  expect(sent.headers['content-type'], label).toMatch(
    kind === 'multipart'
      ? /^multipart\/form-data; boundary=/
      : new RegExp(`^${content.type.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`),
  );
  if (kind === 'file') expect(sent.body, label).toBe('bytes of a file');
  else if (kind === 'multipart')
    for (const field of content.fields)
      expect(sent.body, label).toMatch(new RegExp(`name=("?)${field.name}\\1[;\\r]`));
  else {
    const example =
      firstExample(objectOf(objectOf(given.content)[content.type])) ??
      content.examples[0]?.text ??
      '';
    expect(asJson(sent.body), label).toEqual(
      asJson(typeof example === 'string' ? example : JSON.stringify(example)),
    );
  }
}

function firstExample(media: JsonObject): Json | undefined {
  const named = Object.values(objectOf(media.examples))[0];
  return media.example ?? (isObject(named) && !('$ref' in named) ? named.value : undefined);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

describe('values with everything that a language could take for its own', () => {
  const nasty = `it's "quoted" \\ back\\\\slash $x \${y} \`z\` %d #{q} <tag> & 訂單 ‘curly’ {{m}}`;
  const bodies = {
    text: `${nasty}\nline 2\n'''\n"""\n'@\nEOF\n\ttab`,
    json: JSON.stringify(
      { text: `${nasty}\nline 2`, list: [1, 2.5, null, true], 'a"b': {} },
      null,
      2,
    ),
    long: '{\n  "id": 12345678901234567890,\n  "price": 1.0\n}',
    empty: '',
    proto: '{"__proto__": 1}',
  };

  test.for(LANGUAGES.map(([language]) => language))(
    'B131: %s sends them as they are',
    async (language, context) => {
      const shape = {
        method: 'POST',
        headers: ['Accept', 'Content-Type', 'X-Value'],
        body: 'text' as const,
        fields: [],
      };
      const template = sampleFor(await sampleTemplates(shape), language);
      // Headers are Latin letters by the rules of HTTP.
      const header = nasty.replace(/[^\x20-\x7e]/g, '');
      const values = (name: string, body: string): SlotValues => ({
        url: `${server.url}/${name}/a?q=${encodeURIComponent(nasty).replaceAll("'", '%27')}`,
        'h:accept': 'text/plain',
        'h:content-type': 'text/plain; charset=utf-8',
        'h:x-value': header,
        body,
      });
      const programs = new Map(
        Object.entries(bodies).map(([name, body]) => [
          `nasty_${name}`,
          sampleText(template.parts, values(`nasty_${name}`, body)),
        ]),
      );
      if (!canRun(language)) {
        for (const [name, code] of programs)
          expect(unbalanced(language, code), name).toBeUndefined();
        skipWithout(context, language);
      }
      server.recorded.clear();
      await runAll(language, programs);
      for (const [name, body] of Object.entries(bodies)) {
        const [sent] = server.recorded.get(`nasty_${name}`)!;
        expect(sent!.query).toEqual([['q', nasty]]);
        expect(sent!.headers['x-value']).toBe(header);
        expect(sent!.headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8/i);
        // A language without strings of several lines sends JSON in one: the same value.
        if (name === 'json') expect(JSON.parse(sent!.body)).toEqual(JSON.parse(body));
        else expect(sent!.body).toBe(body);
      }
    },
  );
});

test('the documents of this test are there', () => {
  for (const [folder, file] of DOCUMENTS) expect(existsSync(join(folder, file))).toBe(true);
});
