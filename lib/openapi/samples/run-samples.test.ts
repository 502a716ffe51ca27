import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { isObject, objectOf, scalarText, type Json, type JsonObject } from '../json.ts';
import { documentFiles } from '../document-files.ts';
import type { OperationData } from '../pages/data.ts';
import { sampledRequest, sentContents } from '../pages/samples-data.ts';
import { sampleValues } from '../pages/sample-values.ts';
import { variableName } from '../request/secret.ts';
import { allOperations, type TestOperation } from '../__fixtures__/all-operations.ts';
import { unbalanced } from './__fixtures__/balanced.ts';
import {
  recordingServer,
  type Recorded,
  type RecordingServer,
} from './__fixtures__/recording-server.ts';
import { runAll, runJavaFile, runJshell } from './__fixtures__/run-code.ts';
import { canRun, type Runtime } from './__fixtures__/runtimes.ts';
import { sampleTemplates, type SampleTemplate } from './registry.ts';
import { sampleKind, shapeOf } from './request-shape.ts';
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

/**
 * What continuous integration must have (.ci/run says that it is one): without these a run there
 * proves nothing.
 */
const ALWAYS: readonly Language[] = ['curl', 'python', 'javascript'];

test('what runs the samples of the most used languages is there, wherever it has to be', () => {
  expect(canRun('javascript')).toBe(true);
  if (process.env.CI) expect(ALWAYS.filter((language) => !canRun(language))).toEqual([]);
});

/**
 * Every library of every language that can be run somewhere. There is no way to run RestSharp here.
 */
const RUNTIMES: readonly Runtime[] = [
  ...LANGUAGES.map(([language]) => language),
  'guzzle',
  'okhttp',
];

const LIBRARIES: Partial<Record<Runtime, readonly [Language, label: string]>> = {
  guzzle: ['php', 'Guzzle'],
  okhttp: ['java', 'OkHttp'],
};

const languageOf = (runtime: Runtime): Language =>
  LIBRARIES[runtime]?.[0] ?? LANGUAGES.find(([language]) => language === runtime)![0];

/** The value of the environment variable of a credential. */
const secret = (name: string): string => `secret-${name}`;

/** Ends a test whose samples could not be run: it counts as skipped. */
const skipWithout = ({ skip }: TestContext, language: Runtime): never =>
  skip(`there is no ${language} on this machine; strings and brackets of its samples are right`);

/** The sample that this runtime runs; undefined if its library does not fit the request. */
function sampleFor(
  templates: readonly SampleTemplate[],
  runtime: Runtime,
): SampleTemplate | undefined {
  const [language, label] = LIBRARIES[runtime] ?? [runtime];
  return templates.find(
    (template) => template.language === language && (label ?? template.label) === template.label,
  );
}

function kindsOf(data: OperationData): BodyKind[] {
  const kinds = new Set(sentContents(data).map(sampleKind));
  return kinds.size > 0 ? [...kinds] : ['none'];
}

interface Case extends TestOperation {
  file: string;
  key: string;
  kind: BodyKind;
  values: SlotValues;
  templates: SampleTemplate[];
}

/** Every operation of a document with every kind of body, its server replaced by ours. */
async function casesOf(folder: string, file: string): Promise<Case[]> {
  const operations = (await allOperations(join(process.cwd(), folder), file)).filter(
    ({ data }) => data.method !== 'webhook',
  );
  const document = file.replace(/\W/g, '_');
  const cases = operations.flatMap((operation, number) =>
    kindsOf(operation.data).map((kind) => ({
      operation,
      kind,
      key: `${document}_${number}_${kind}`,
    })),
  );
  return cases.map(({ operation, kind, key }) => {
    const data: OperationData = {
      ...operation.data,
      servers: [{ url: `${server.url}/${key}`, variables: [] }],
    };
    return {
      ...operation,
      file,
      key,
      kind,
      values: sampleValues(data, kind),
      templates: sampleTemplates(shapeOf(sampledRequest(data), kind)),
    };
  });
}

describe('the samples of every document', () => {
  // Those of a language run together: a compiler starts longer than it works.
  let cases: Case[];
  beforeAll(async () => {
    cases = (await Promise.all(DOCUMENTS.map(([folder, file]) => casesOf(folder, file)))).flat();
  });

  test.for(RUNTIMES)(
    'B131, B134: what the samples in %s send is what the document says',
    async (runtime, context) => {
      const samples = cases.flatMap((one) => {
        const sample = sampleFor(one.templates, runtime);
        return sample ? [{ ...one, code: sampleText(sample.parts, one.values) }] : [];
      });
      expect(new Set(samples.map(({ file }) => file))).toEqual(
        new Set(DOCUMENTS.map(([, file]) => file)),
      );
      if (!canRun(runtime)) {
        for (const { code, key } of samples)
          expect(unbalanced(languageOf(runtime), code), key).toBeUndefined();
        skipWithout(context, runtime);
      }
      server.recorded.clear();
      const variables = Object.fromEntries(
        ['TOKEN', 'CREDENTIALS', ...samples.flatMap(keyVariables)].map((name) => [
          name,
          secret(name),
        ]),
      );
      await runAll(runtime, new Map(samples.map(({ key, code }) => [key, code])), variables);
      for (const one of samples) {
        const [sent, ...others] = server.recorded.get(one.key) ?? [];
        expect(others, `${one.key} sends one request`).toEqual([]);
        expect(sent, `${one.at.join(' ')} (${runtime}) sends a request`).toBeDefined();
        compare(sent!, one);
      }
    },
  );
});

/** The environment variables of a document's keys. */
const keyVariables = ({ document }: Case): string[] =>
  Object.values(objectOf(objectOf(document.components).securitySchemes))
    .filter(isObject)
    .flatMap(({ name }) => (name === undefined ? [] : [variableName(scalarText(name))]));

/** What arrived against the document itself, not against what our own code made of it. */
function compare(sent: Recorded, { at, value, parameters, document, data, kind }: Case): void {
  const label = at.join(' ');
  expect(sent.method.toLowerCase(), label).toBe(at[2]);
  const pattern = at[1]
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : escapeRegExp(part)));
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
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.required !== true)
      expect(
        sent.query.map(([key]) => key.replace(/\[.*$/, '')),
        `${label}: nobody has touched ${scalarText(parameter.name)}`,
      ).not.toContain(scalarText(parameter.name));
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
  const isOptional = list?.some((way) => Object.keys(way).length === 0) ?? false;
  const required = isOptional ? {} : (list?.[0] ?? {});
  for (const name of Object.keys(required)) {
    const scheme = objectOf(schemes[name]);
    if (scheme.type === 'apiKey' && scheme.in === 'header')
      expect(sent.headers[scalarText(scheme.name).toLowerCase()], label).toBe(
        secret(variableName(scalarText(scheme.name))),
      );
    else if (scheme.type === 'apiKey' && scheme.in === 'query')
      expect(sent.query, label).toContainEqual([
        scalarText(scheme.name),
        secret(variableName(scalarText(scheme.name))),
      ]);
    else if (scheme.type === 'apiKey')
      expect(decodeURIComponent(sent.headers.cookie ?? ''), label).toContain(
        `${scalarText(scheme.name)}=${secret(variableName(scalarText(scheme.name)))}`,
      );
    else
      expect(sent.headers.authorization, label).toBe(
        scheme.scheme === 'basic' ? `Basic ${secret('CREDENTIALS')}` : `Bearer ${secret('TOKEN')}`,
      );
  }
  if (Object.keys(required).length === 0) expect(sent.headers.authorization, label).toBeUndefined();
}

function body(
  sent: Recorded,
  given: JsonObject,
  kind: BodyKind,
  data: OperationData,
  label: string,
): void {
  const content = sentContents(data).find(
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
    lines: 'a \n\n  b\t\n\u2028\u2029\u0085\ufeff\u007f\n"""" \\u0041\n  ends with "',
    windows: 'a\r\nb\r',
    exponent: '{\n  "id": "4d5e",\n  "value": 42.5\n}',
  };

  test.for(RUNTIMES)('B131: %s sends them as they are', async (runtime, context) => {
    const shape = {
      method: 'POST',
      headers: ['Accept', 'Content-Type', 'X-Value'],
      body: 'text' as const,
      fields: [],
    };
    const template = sampleFor(sampleTemplates(shape), runtime)!;
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
    if (!canRun(runtime)) {
      for (const [name, code] of programs)
        expect(unbalanced(languageOf(runtime), code), name).toBeUndefined();
      skipWithout(context, runtime);
    }
    server.recorded.clear();
    await runAll(runtime, programs);
    for (const [name, body] of Object.entries(bodies)) {
      const [sent] = server.recorded.get(`nasty_${name}`)!;
      expect(sent!.query).toEqual([['q', nasty]]);
      expect(sent!.headers['x-value']).toBe(header);
      expect(sent!.headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8/i);
      // JavaScript writes JSON again: the same value.
      if (runtime === 'javascript' && (name === 'json' || name === 'exponent'))
        expect(JSON.parse(sent!.body)).toEqual(JSON.parse(body));
      else expect(sent!.body, name).toBe(body);
    }
  });
});

describe('a whole program', () => {
  const shape = {
    method: 'POST',
    headers: ['Content-Type', 'Authorization'],
    body: 'text' as const,
    fields: [],
  };
  const values = (key: string): SlotValues => ({
    url: `${server.url}/${key}/refused`,
    secret: '',
    'h:content-type': 'application/json',
    'h:authorization': 'Bearer \ufdd0TOKEN\ufdd1',
    body: '{\n  "a": 1\n}',
  });
  const code = (runtime: Runtime, key: string) =>
    sampleText(sampleFor(sampleTemplates(shape), runtime)!.parts, values(key));

  test.for(RUNTIMES)('B131: %s prints status and body of an error', async (runtime, context) => {
    if (!canRun(runtime)) skipWithout(context, runtime);
    const printed = await runAll(runtime, new Map([['refused', code(runtime, 'refused')]]), {
      TOKEN: 't',
    });
    expect(printed).toContain('{"error":"no"}');
    // curl prints the body only.
    if (runtime !== 'curl') expect(printed).toContain('400');
  });

  test('B131: the sample in Java runs from its file, and in jshell', async (context) => {
    if (!canRun('java')) skipWithout(context, 'java');
    await runJavaFile(code('java', 'file'), { TOKEN: 't' });
    await runJshell(`${code('java', 'shell')}Sample.main(null);\n/exit\n`, { TOKEN: 't' });
    for (const key of ['file', 'shell'])
      expect(server.recorded.get(key)?.map(({ body: text }) => text)).toEqual(['{\n  "a": 1\n}']);
  });
});

test('the documents of this test are there', () => {
  for (const [folder, file] of DOCUMENTS) expect(existsSync(join(folder, file))).toBe(true);
});
