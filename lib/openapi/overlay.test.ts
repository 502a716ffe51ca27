import { expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { applyOverlay } from './overlay.ts';
import { parseText } from './parse-document.ts';

const document: JsonObject = {
  info: { title: 'T' },
  tags: [{ name: 'a' }, { name: "b's" }],
  paths: { '/x': { get: { summary: 'X', parameters: [{ name: 'p' }, { name: 'q' }] } } },
};
const apply = (actions: string) =>
  applyOverlay(
    document,
    parseText(
      `overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions:\n${actions}`,
      'openapi/a.zh.overlay.yaml',
    ).parsed!,
  );

test('an update merges into every match, and the original stays as it is', () => {
  const before = JSON.stringify(document);
  const { document: result, problems } = apply(
    '  - { target: $.info, update: { title: 標題, description: 說明 } }\n  - { target: "$.tags[?@.name==\'a\']", update: { description: 標籤 } }',
  );
  expect(problems).toEqual([]);
  expect(result).toMatchObject({
    info: { title: '標題', description: '說明' },
    tags: [{ name: 'a', description: '標籤' }, { name: "b's" }],
  });
  expect(JSON.stringify(document)).toBe(before);
});

test('every match is updated, and an array gets one more item', () => {
  const { document: result } = apply(
    '  - { target: "$..parameters[*]", update: { description: d } }\n  - { target: "$.paths[\'/x\'].get.parameters", update: { name: r } }',
  );
  expect(result).toMatchObject({
    paths: {
      '/x': {
        get: {
          parameters: [
            { name: 'p', description: 'd' },
            { name: 'q', description: 'd' },
            { name: 'r' },
          ],
        },
      },
    },
  });
});

test('remove deletes properties and items, also several of one array', () => {
  expect(
    apply(
      '  - { target: "$..parameters[*]", remove: true }\n  - { target: $.info.title, remove: true }',
    ).document,
  ).toMatchObject({ info: {}, paths: { '/x': { get: { parameters: [] } } } });
  expect(
    apply('  - { target: "$.tags[?@.name==\\"b\'s\\"]", remove: true }').document,
  ).toMatchObject({ tags: [{ name: 'a' }] });
});

test('names from the overlay cannot reach the prototype', () => {
  const { document: result } = applyOverlay(
    document,
    parseText(
      '{"overlay":"1.0.0","actions":[{"target":"$.info","update":{"__proto__":{"polluted":1}}}]}',
      'a',
    ).parsed!,
  );
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect((result as { polluted?: number }).polluted).toBeUndefined();
});

test.each([
  ['  - { target: "$.paths[\'/gone\']", update: { a: 1 } }', 'warning', 'finds nothing'],
  ['  - { target: "$[", update: { a: 1 } }', 'error', 'is not a JSONPath'],
  ['  - { update: { a: 1 } }', 'error', '`target` is missing'],
  ['  - { target: $.info.title, update: x }', 'error', 'finds a single value'],
  ['  - { target: $.info, update: x }', 'error', '`update` must be an object'],
])('a wrong action is reported with its line: %s', (actions, severity, message) => {
  expect(apply(actions).problems).toEqual([
    expect.objectContaining({
      file: 'openapi/a.zh.overlay.yaml',
      line: 4,
      severity,
      message: expect.stringContaining(message) as string,
    }),
  ]);
});

test('a file that is not an overlay', () => {
  expect(
    applyOverlay(document, parseText('openapi: 3.1.0', 'a').parsed!).problems[0]?.message,
  ).toContain('is not an overlay');
});
