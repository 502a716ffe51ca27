import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/openapi/json.ts';
import { outlineOf } from '@/lib/openapi/outline.ts';
import { kebabCase } from '@/lib/openapi/slugs.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { TWO_LOCALES } from './__fixtures__/tree.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { buildApiSectionVersion } from './build-api-section-version.ts';
import { sectionDefs, unusedDocuments } from './section-defs.ts';
import { sidebarFile } from './sidebar-file.ts';
import type { OperationPage, Page } from './types.ts';
import type { SidebarItem } from './sidebar-types.ts';

const operation = (more: JsonObject): JsonObject => ({ responses: {}, ...more });
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '7.0', 'x-slug': 'shop-main' },
  tags: [
    { name: 'B', 'x-displayName': 'Bees', 'x-slug': 'bees' },
    { name: 'A' },
    { name: 'unused' },
  ],
  'x-services': [{ name: 's', slug: 'service', title: 'Service', tags: ['A'] }],
  paths: {
    '/a': {
      get: operation({ operationId: 'listAThings', summary: 'List', tags: ['A', 'B'] }),
      post: operation({ summary: 'Make one', tags: ['A'], deprecated: true }),
    },
    '/b': {
      get: operation({ operationId: 'b', 'x-slug': 'own-slug', tags: ['B'] }),
      delete: operation({ operationId: 'removeB', summary: 'Remove' }),
    },
  },
};
const words = { overview: 'Overview', untagged: 'UNTAGGED', models: 'Models' };
const config = validateConfig(
  { ...TWO_LOCALES, sections: [{ path: 'shop/api', openapi: 'shop.yaml' }] },
  'site.config.ts',
);
const emptyTree = {
  documents: [],
  categories: [],
  training: [],
  tagFiles: [],
  apis: ['other.yaml', 'shop.yaml'],
};
const [def] = sectionDefs(config, emptyTree);
const build = (changed = document, original?: JsonObject) =>
  buildApiSectionVersion(
    { config, locale: 'en', words },
    def!,
    outlineOf('shop', 'openapi/shop.yaml', changed, original),
  );

const shape = (items: readonly SidebarItem[]): unknown =>
  items.map((item) =>
    item.type === 'category'
      ? [item.label, shape(item.items)]
      : `${'method' in item ? (item.method ?? '') : ''} ${item.label}`.trim(),
  );

test('B137: x-tagGroups are headings, a tag is below its parent, tags in neither follow', () => {
  const { sectionVersion, pages } = build({
    ...document,
    'x-services': [],
    tags: [
      { name: 'B', summary: 'Bees' },
      { name: 'A', parent: 'C' },
      { name: 'C' },
      { name: 'D' },
    ],
    'x-tagGroups': [
      { name: 'Flying', tags: ['B', 'B', 'unknown'] },
      { name: 'Empty', tags: ['unknown'] },
    ],
  });
  expect(shape(sectionVersion.sidebar)).toEqual([
    'Overview',
    ['Flying', [['Bees', ['get b']]]],
    ['C', [['A', ['get List', 'post Make one']]]],
    ['UNTAGGED', ['delete Remove']],
  ]);
  expect(pages.map(({ path }) => path)).toContain('/shop/api/c');
});

test('B137: named schemas have pages where the section asks for them; other addresses stay', () => {
  const schemas = { A: { title: 'An A', description: 'Words.' }, OwnThing: {}, 'own-thing': {} };
  const changed = { ...document, components: { schemas } };
  const outline = outlineOf('shop', 'openapi/shop.yaml', changed, undefined, true);
  const context = { config, locale: 'en', words };
  const { sectionVersion, pages } = buildApiSectionVersion(
    context,
    { ...def!, models: true },
    outline,
  );
  const models = pages.filter(({ kind }) => kind === 'api-model');
  expect(models.map(({ title, path }) => [title, path])).toEqual([
    // The tag A keeps its address.
    ['An A', '/shop/api/a-schema'],
    ['OwnThing', expect.stringMatching(/^\/shop\/api\/own-thing-schema-[\da-f]{6}$/)],
    ['own-thing', expect.stringMatching(/^\/shop\/api\/own-thing-schema-[\da-f]{6}$/)],
  ]);
  expect(new Set(models.map(({ path }) => path)).size).toBe(3);
  expect((shape(sectionVersion.sidebar) as unknown[]).at(-1)).toEqual([
    'Models',
    ['An A', 'OwnThing', 'own-thing'],
  ]);
  const without = buildApiSectionVersion(context, def!, outline);
  expect(without.pages).toHaveLength(pages.length - 3);
  expect(JSON.stringify(without.sectionVersion.sidebar)).not.toContain('Models');
});

test('B137: tags that are each other’s parents are listed without one', () => {
  const tags = [
    { name: 'A', parent: 'B' },
    { name: 'B', parent: 'A' },
  ];
  expect(shape(build({ ...document, 'x-services': [], tags }).sectionVersion.sidebar)).toEqual([
    'Overview',
    ['A', ['get List', 'post Make one']],
    ['B', ['get b']],
    ['UNTAGGED', ['delete Remove']],
  ]);
});

describe('B137, B138: the sidebar of an API', () => {
  const { sectionVersion, pages } = build();

  test('the overview first, then services, tags and what has no tag, in the order of the document', () => {
    expect(shape(sectionVersion.sidebar)).toEqual([
      'Overview',
      ['Service', [['A', ['get List', 'post Make one']]]],
      ['Bees', ['get b']],
      ['UNTAGGED', ['delete Remove']],
    ]);
    expect(sectionVersion.mainPath).toBe('/shop/api/shop-main');
  });

  test('every operation has one page and stands once in the sidebar; slugs come from x-slug, id, summary', () => {
    expect(pages.flatMap((page) => (page.kind === 'operation' ? [page.path] : []))).toEqual([
      '/shop/api/list-a-things',
      '/shop/api/make-one',
      '/shop/api/own-slug',
      '/shop/api/remove-b',
    ]);
    expect(
      JSON.stringify(sectionVersion.sidebar).match(/"path":"\/shop\/api\/list-a-things"/g),
    ).toHaveLength(1);
  });

  test('B136: the page of a tag lists every operation with the tag, that of a service its tags', () => {
    const items = (path: string) =>
      pages.flatMap((page) =>
        (page.kind === 'api-tag' || page.kind === 'api-service') && page.path === path
          ? page.items.map(({ label }) => label)
          : [],
      );
    expect(items('/shop/api/bees')).toEqual(['List', 'b']);
    expect(items('/shop/api/a')).toEqual(['List', 'Make one']);
    expect(items('/shop/api/service')).toEqual(['A']);
    expect(pages.some(({ path }) => path.includes('unused'))).toBe(false);
  });

  test('the base path is a landing page, the version that of the document unless the configuration says otherwise', () => {
    expect(pages[0]).toMatchObject({ kind: 'landing', path: '/shop/api' });
    expect(sectionVersion.version.label).toBe('7.0');
    const labeled = validateConfig(
      {
        ...TWO_LOCALES,
        sections: [{ path: 'x', openapi: 'shop.yaml', versionLabel: '1.1.0 (Latest)' }],
      },
      'site.config.ts',
    );
    expect(
      buildApiSectionVersion(
        { config: labeled, locale: 'en', words },
        sectionDefs(labeled, emptyTree)[0]!,
        outlineOf('shop', '', document),
      ).sectionVersion.version.label,
    ).toBe('1.1.0 (Latest)');
  });

  test('breadcrumbs and the order of reading follow the sidebar', () => {
    const page = pages.find(({ path }) => path.endsWith('/list-a-things')) as OperationPage;
    expect(breadcrumbs(sectionVersion, page).map(({ label }) => label)).toEqual([
      'Shop',
      'Service',
      'A',
      'List',
    ]);
    expect([page.previous?.title, page.next?.title]).toEqual(['A', 'Make one']);
  });
});

test('B44, B129: a section is large when its document has more operations than the limit, however often the sidebar lists them', () => {
  const services = ['s', 't'].map((name) => ({ name, slug: name, title: name, tags: ['A'] }));
  const outline = outlineOf('shop', '', { ...document, 'x-services': services });
  const at = (manyOperations: number) => {
    const limited = { ...config, api: { ...config.api, manyOperations } };
    return buildApiSectionVersion({ config: limited, locale: 'en', words }, def!, outline)
      .sectionVersion;
  };
  expect(JSON.stringify(at(4).sidebar).match(/"method"/g)).toHaveLength(6);
  expect([at(3).isLarge, at(4).isLarge]).toEqual([true, false]);
  expect([sidebarFile(config, at(3)), sidebarFile(config, at(4))]).toEqual([
    expect.objectContaining({ href: expect.any(String) as string }),
    undefined,
  ]);
});

test('B3: an operation that the overlay leaves alone is shown as not translated, the others are not', () => {
  const changed = structuredClone(document);
  ((changed.paths as JsonObject)['/b'] as { get: JsonObject }).get.summary = '乙';
  (changed.info as JsonObject).title = '商店';
  const missing = (pages: readonly Page[]) =>
    pages.flatMap((page) =>
      'translation' in page && page.translation === 'missing' ? [page.path] : [],
    );
  expect(missing(build(changed, document).pages)).toEqual([
    '/shop/api/list-a-things',
    '/shop/api/make-one',
    '/shop/api/remove-b',
  ]);
  expect(missing(build(document, document).pages)).toContain('/shop/api/shop-main');
  expect(missing(build().pages)).toEqual([]);
});

test('a site without configuration has a section for each document; with one, a document without a section is named', () => {
  const bare = validateConfig(TWO_LOCALES, 'site.config.ts');
  expect(sectionDefs(bare, emptyTree).map(({ basePath, openapi }) => [basePath, openapi])).toEqual([
    ['/api/other', 'other.yaml'],
    ['/api/shop', 'shop.yaml'],
  ]);
  expect(unusedDocuments(sectionDefs(config, emptyTree), emptyTree)).toEqual([
    expect.objectContaining({ file: 'openapi/other.yaml', severity: 'warning' }),
  ]);
});

test('a section is made of a folder or of a document', () => {
  expect(() =>
    validateConfig(
      { ...TWO_LOCALES, sections: [{ path: 'x', folder: 'y', openapi: 'shop.yaml' }] },
      'site.config.ts',
    ),
  ).toThrow(/has both `folder` and `openapi`/);
});

test.each([
  ['getGatewayByScadaId', 'get-gateway-by-scada-id'],
  ['repos/get-all_things', 'repos-get-all-things'],
  ['Create JWT access token', 'create-jwt-access-token'],
  ['Resets a device.', 'resets-a-device'],
  ['listHTTPServers2Go', 'list-http-servers2-go'],
])('B138: the address of %s is %s', (name, slug) => {
  expect(kebabCase(name)).toBe(slug);
});

test('each page of an API names its document, its data and its operation', () => {
  const { sectionVersion, pages } = build();
  const at = (path: string) => pages.find((page) => page.path === `/shop/api/${path}`);
  expect(sectionVersion).toMatchObject({
    key: 'shop~api',
    api: 'shop',
    start: [{ label: 'Shop' }],
  });
  expect(at('shop-main')).toMatchObject({ kind: 'api-overview', api: 'shop', data: 'overview' });
  expect(at('service')).toMatchObject({ kind: 'api-service', data: 'service-service' });
  expect(at('bees')).toMatchObject({ kind: 'api-tag', data: 'tag-bees', title: 'Bees' });
  expect(at('make-one')).toMatchObject({
    kind: 'operation',
    data: 'operation-make-one',
    method: 'post',
    endpoint: '/a',
    deprecated: true,
    previous: { path: '/shop/api/list-a-things', title: 'List' },
    next: { path: '/shop/api/bees', title: 'Bees' },
  });
  expect(at('own-slug')).toMatchObject({ method: 'get', endpoint: '/b', deprecated: false });
});
