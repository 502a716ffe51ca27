import { describe, expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { slugsOf } from './slug-claims.ts';
import { kebabCase, uniqueSlugs, type SlugClaim } from './slugs.ts';

const overview: SlugClaim = { kind: 'overview', names: ['overview'], identity: 'overview' };
const tag = (name: string): SlugClaim => ({ kind: 'tag', names: [name], identity: name });
const operation = (identity: string, ...names: (string | undefined)[]): SlugClaim => ({
  kind: 'operation',
  names: [...names, identity],
  identity,
});

test.each([
  ['getGatewayByScadaId', 'get-gateway-by-scada-id'],
  ['repos/get-all', 'repos-get-all'],
  ['HTTPServer', 'http-server'],
  ['取得 裝置', '取得-裝置'],
  ['***', ''],
])('%s is %s in an address', (name, slug) => {
  expect(kebabCase(name)).toBe(slug);
});

describe('slugs of a document', () => {
  test('come from the first name that there is, in the end from method and path', () => {
    const claims = [
      overview,
      operation('GET /a', 'getA', 'Get an A'),
      operation('GET /b', undefined, 'Get a B'),
      operation('GET /c/{id}'),
    ];
    expect(uniqueSlugs(claims)).toEqual(['overview', 'get-a', 'get-a-b', 'get-c-id']);
  });

  test('are different where two operations have one name, whatever their order', () => {
    const a = operation('GET /a', 'list');
    const b = operation('GET /b', 'list');
    const [first = '', second = ''] = uniqueSlugs([a, b]);
    expect(first).toMatch(/^list-[0-9a-f]{6}$/);
    expect(second).toMatch(/^list-[0-9a-f]{6}$/);
    expect(first).not.toBe(second);
    expect(uniqueSlugs([b, operation('GET /c', 'other'), a])).toEqual([second, 'other', first]);
  });

  test('an operation keeps its slug beside a tag, which gets a suffix', () => {
    expect(uniqueSlugs([tag('Devices'), operation('GET /devices', 'devices')])).toEqual([
      'devices-tag',
      'devices',
    ]);
  });

  test('an operation gives way to the overview', () => {
    expect(uniqueSlugs([overview, operation('GET /o', 'overview')])).toEqual([
      'overview',
      expect.stringMatching(/^overview-[0-9a-f]{6}$/),
    ]);
  });

  test('an `x-slug` is kept, and others give way', () => {
    const fixed: SlugClaim = { ...operation('GET /x'), fixed: 'list' };
    expect(uniqueSlugs([operation('GET /a', 'list'), fixed])).toEqual([
      expect.stringMatching(/^list-[0-9a-f]{6}$/),
      'list',
    ]);
  });

  test('tags that differ in signs only, or have no letters, are told apart', () => {
    const slugs = uniqueSlugs([tag('a b'), tag('a-b'), tag('*'), tag('+')]);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  test('are short enough for the name of a file, and still different', () => {
    const long = 'a very long summary '.repeat(30);
    const slugs = uniqueSlugs([
      operation('GET /a', long),
      operation('GET /b', long),
      operation('GET /c', '漢'.repeat(200)),
    ]);
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(Buffer.byteLength(slug)).toBeLessThan(140);
  });
});

test('a webhook that is called with two methods has two slugs, whatever their order', () => {
  const slugs = (item: JsonObject) =>
    slugsOf({ openapi: '3.1.0', webhooks: { newPet: item } }).operations;
  const [post = '', remove = ''] = slugs({ post: {}, delete: {} });
  expect(post).toMatch(/^webhook-new-pet-[0-9a-f]{6}$/);
  expect(remove).toMatch(/^webhook-new-pet-[0-9a-f]{6}$/);
  expect(post).not.toBe(remove);
  expect(slugs({ delete: {}, post: {} })).toEqual([post, remove]);
});
