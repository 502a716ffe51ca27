import { expect, test } from 'vitest';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';

const list = (items: JsonObject = { type: 'string' }): JsonObject => ({ type: 'array', items });
const range = { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } };

/** What the page says about one parameter below its name and in the Markdown copy. */
function factsOf(parameter: JsonObject): { facts: string[]; cell: string; html: string } {
  const given = { name: 'v', in: 'query', ...parameter };
  const { pages, copies } = render(documentOf({ parameters: [given] }));
  const { html } = (pages.get('operation-a') as OperationData).parameters[0]!;
  const row = /^\| `v` \| .*? \| (.*) \|$/m.exec(markdownText(copies.get('operation-a')!));
  return {
    facts: [...html.matchAll(/<p class="fact">(.*?)<\/p>/g)].map(([, text]) => text!),
    cell: row?.[1] ?? '',
    html,
  };
}

test.each<[string, JsonObject, string, string | undefined]>([
  ['commas', { explode: false, schema: list() }, 'Separated by commas:', 'v=a,b'],
  [
    'the first values of an enum',
    { explode: false, schema: list({ enum: ['name', 'date', 'size'] }) },
    'Separated by commas:',
    'v=name,date',
  ],
  [
    'vertical bars',
    { style: 'pipeDelimited', explode: false, schema: list({ type: 'integer' }) },
    'Separated by vertical bars:',
    'v=1%7C2',
  ],
  [
    'spaces',
    { style: 'spaceDelimited', explode: false, schema: list() },
    'Separated by spaces:',
    'v=a%20b',
  ],
  ['tabs', { 'x-collectionFormat': 'tsv', schema: list() }, 'Separated by tabs:', 'v=a%09b'],
  ['brackets', { style: 'deepObject', schema: range }, 'Written as:', 'v[from]=a&v[to]=b'],
  ['an object as a list', { explode: false, schema: range }, 'Written as:', 'v=from,a,to,b'],
  ['a matrix', { in: 'path', style: 'matrix', schema: {} }, 'Written as:', ';v=a'],
  ['a label', { in: 'path', style: 'label', explode: true, schema: list() }, 'Written as:', '.a.b'],
  ['a header', { in: 'header', explode: true, schema: range }, 'Written as:', 'from=a,to=b'],
  ['cookies', { in: 'cookie', style: 'cookie', schema: list() }, 'Written as:', 'v=a; v=b'],
  ['JSON', { content: { 'application/json': { schema: range } } }, 'Sent as JSON', undefined],
  ['XML', { content: { 'text/xml': { schema: range } } }, 'Sent as text/xml', undefined],
  [
    'what is not encoded',
    { allowReserved: true, schema: { type: 'string' } },
    'Reserved characters such as / and ? are sent as they are',
    undefined,
  ],
  ['an empty value', { allowEmptyValue: true, schema: {} }, 'May be empty:', 'v='],
])('B124: a parameter says how it is written: %s', (_, parameter, label, code) => {
  const { facts, cell } = factsOf(parameter);
  const html = code?.replaceAll('&', '&amp;');
  expect(facts).toContain(html === undefined ? label : `${label} <code>${html}</code>`);
  expect(cell).toContain(code === undefined ? `${label}.` : `${label} \`${code}\`.`);
});

test.each<[string, JsonObject]>([
  ['a list in the query', { schema: list() }],
  ['a list in the path', { in: 'path', style: 'simple', explode: true, schema: list() }],
  ['a list in a header', { in: 'header', explode: true, schema: list() }],
  ['a plain value', { style: 'form', explode: false, schema: { type: 'string' } }],
  ['an object in the query', { style: 'form', explode: true, schema: range }],
])('B124: what OpenAPI assumes is not said: %s', (_, parameter) => {
  expect(factsOf(parameter)).toMatchObject({ facts: [], cell: '' });
});

test('B124: headers of a response say it, too', () => {
  const headers = { v: { content: { 'application/json': { schema: range } } } };
  const { pages, copies } = render(documentOf({ responses: { 200: { headers } } }));
  const { headersHtml } = (pages.get('operation-a') as OperationData).responses[0]!;
  expect(headersHtml).toContain('<p class="fact">Sent as JSON</p>');
  expect(markdownText(copies.get('operation-a')!)).toContain('| `v` | `object` | Sent as JSON. |');
});

test('B130: examples of a parameter have their names, summaries, and descriptions', () => {
  const schema = { type: 'string' };
  const plain = factsOf({
    schema,
    examples: { up: { value: '+n', summary: 'Up' }, z: { value: 1 } },
  });
  expect(plain.facts).toEqual(['Examples: Up <code>+n</code>, z <code>1</code>']);
  expect(plain.cell).toBe('Examples: Up `+n`, z `1`.');
  const one = factsOf({ schema, examples: { up: { value: '+n', summary: 'Up' } } });
  expect(one.facts).toEqual(['Example: Up <code>+n</code>']);
  const described = factsOf({
    schema,
    examples: { up: { value: '+n', description: 'From *a* to z.' }, down: { value: '-n' } },
  });
  expect(described.html).toContain(
    '<p class="fact">Example: up <code>+n</code></p><p>From <em>a</em> to z.</p><p class="fact">Example: down <code>-n</code></p>',
  );
  expect(described.cell).toBe('Example: up `+n` – From *a* to z. Example: down `-n`.');
});

test('B130: an example of OpenAPI 3.2 shows its value and what is sent', () => {
  const examples = { a: { dataValue: ['p', 'q'], serializedValue: 'v=p&v=q' } };
  const parameter = { name: 'v', in: 'query', required: true, schema: list(), examples };
  const { pages } = render(documentOf({ parameters: [parameter] }, {}, '3.2.0'));
  const data = pages.get('operation-a') as OperationData;
  expect(data.parameters[0]!.html).toContain(
    'Example: <code>["p","q"]</code> Written as: <code>v=p&amp;v=q</code>',
  );
  expect(data.fields[0]!.initial).toEqual(['p', 'q']);
});

test('B128: fields of a form say how they are written', () => {
  const media: JsonObject = {
    schema: { type: 'object', properties: { tags: list(), range, plain: list() } },
    encoding: { tags: { style: 'pipeDelimited', explode: false }, range: { style: 'deepObject' } },
  };
  const { pages, copies } = render(
    documentOf({ requestBody: { content: { 'application/x-www-form-urlencoded': media } } }),
  );
  const { treeHtml } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
  expect(treeHtml).toMatch(
    /<\/ul><p class="fact">Separated by vertical bars: <code>tags=a%7Cb<\/code><\/p><p class="fact">Written as: <code>range\[from\]=a&amp;range\[to\]=b<\/code><\/p>$/,
  );
  expect(markdownText(copies.get('operation-a')!)).toContain(
    'Separated by vertical bars: `tags=a%7Cb`.\n\nWritten as: `range[from]=a&range[to]=b`.',
  );
});

test('B128: parts of a multipart body say how their lists are written, as they are sent', () => {
  const media: JsonObject = {
    schema: { type: 'object', properties: { tags: list(), ids: list(), plain: list(), range } },
    encoding: {
      tags: { style: 'spaceDelimited' },
      ids: { style: 'form', explode: false },
      range: { style: 'deepObject' },
    },
  };
  const { pages, copies } = render(
    documentOf({ requestBody: { content: { 'multipart/form-data': media } } }),
  );
  const { treeHtml } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
  expect(treeHtml).toMatch(
    /<\/ul><p class="fact">Separated by spaces: <code>tags=a b<\/code><\/p><p class="fact">Separated by commas: <code>ids=a,b<\/code><\/p>$/,
  );
  expect(markdownText(copies.get('operation-a')!)).toContain(
    'Separated by spaces: `tags=a b`.\n\nSeparated by commas: `ids=a,b`.',
  );
});
