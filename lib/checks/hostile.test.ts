import { describe, expect, test } from 'vitest';
import { contentPolicy } from '@/lib/outputs/content-policy.ts';
import { redirectPage } from '@/lib/outputs/redirect-files.ts';
import { breadcrumbList } from '@/lib/docs/breadcrumb-list.ts';
import { docAt, modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { encodePath } from '@/lib/docs/urls.ts';
import { markdownHtml } from '@/lib/openapi/html/markdown.ts';
import { buildRequest } from '@/lib/openapi/request/build-request.ts';
import { render } from '@/lib/openapi/__fixtures__/all-operations.ts';
import { countFields } from '@/lib/search/fields.ts';
import { findTerms } from '@/lib/search/find-terms.ts';
import { decodeShard, type IndexPart } from '@/lib/search/index-part.ts';
import { checkManifest } from '@/lib/search/manifest.ts';
import { encodeShard, type ShardFile } from '@/lib/search/shard.ts';
import { dangers } from './dangers.ts';
import { DISGUISED_ADDRESSES, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './hostile-inputs.ts';

const SITE = 'https://site.example';

/** Names and inputs of the cases; a name need not be as long as its input. */
const cases = (inputs: readonly string[]): [name: string, input: string][] =>
  inputs.map((input) => [JSON.stringify(input).slice(0, 70), input]);

const { en } = modelOf({ 'en/S/a.md': '# A\n' });
const index = siteIndex(en);
const page = docAt(en, '/S/a');

/** As components/mdx/mdx-link.tsx writes the link; undefined where it writes none. */
function hrefOf(written: string): string | undefined {
  const target = resolveLink(index, page, written);
  if (target.type === 'unsafe') return undefined;
  return target.type === 'external'
    ? target.href
    : target.type === 'unknown' && target.markdownFile
      ? written
      : encodePath(target.path) + target.suffix;
}

describe('hostile links of a page', () => {
  test.each(cases(HOSTILE_ADDRESSES))('%s is no link', (_, address) =>
    expect(hrefOf(address)).toBeUndefined(),
  );

  test.each(cases(DISGUISED_ADDRESSES))(
    '%s leads to another host only where that can be seen',
    (_, address) => {
      const target = resolveLink(index, page, address);
      const { origin } = new URL(hrefOf(address) ?? '/', SITE);
      if (target.type === 'external') expect(address.trim()).toMatch(/^(https?:)?[/\t]{2}/);
      else expect(origin).toBe(SITE);
    },
  );
});

describe('hostile descriptions of an API', () => {
  const html = (text: string) =>
    markdownHtml(text, {
      link: (href) => (hrefOf(href) === undefined ? undefined : { href: hrefOf(href)! }),
      newTab: '',
    }).html;

  test.each(cases(HOSTILE_TEXTS))(
    '%s as text, heading, cell, label and target of a link',
    (_, text) => {
      for (const place of [
        text,
        `# ${text}`,
        `| ${text} |\n|---|\n| ${text} |`,
        `[${text}](/x)`,
        `[x](<${text}>)`,
        `![${text}](${text})`,
        `\`\`\`${text}\n${text}\n\`\`\``,
        `<div title="${text}">${text}</div>`,
      ]) {
        expect(dangers(html(place))).toEqual([]);
      }
    },
  );

  test.each(cases(HOSTILE_ADDRESSES))(
    '%s as the target of a link and the source of a picture',
    (_, address) => {
      for (const place of [
        `[x](<${address}>)`,
        `<a href="${address}">x</a>`,
        `![x](<${address}>)`,
        `<img src="${address}">`,
        `<${address}>`,
        `[x]: <${address}>\n\n[x]`,
      ]) {
        expect(dangers(html(place))).toEqual([]);
      }
    },
  );

  test('every text of a document at once', () => {
    for (const text of HOSTILE_TEXTS) {
      const parameter = {
        name: text,
        in: 'query',
        description: text,
        example: text,
        schema: { type: 'string', title: text, enum: [text], default: text, pattern: text },
      };
      const schema = {
        type: 'object',
        title: text,
        description: text,
        properties: { [text]: { type: 'string', description: text, example: text } },
      };
      const { pages, files } = render({
        openapi: '3.1.0',
        info: {
          title: text,
          version: text,
          description: text,
          contact: { name: text, url: text, email: text },
          license: { name: text, url: text },
          termsOfService: text,
        },
        tags: [{ name: text, description: text }],
        servers: [
          { url: text, description: text, variables: { v: { default: text, description: text } } },
        ],
        externalDocs: { url: text, description: text },
        paths: {
          '/x': {
            get: {
              operationId: 'x',
              tags: [text],
              summary: text,
              description: text,
              parameters: [parameter],
              responses: {
                200: {
                  description: text,
                  content: { 'application/json': { schema, example: { [text]: text } } },
                },
              },
            },
          },
        },
      });
      JSON.stringify([...pages.values()], (key, value: unknown) => {
        if (typeof value === 'string' && /html$/i.test(key)) expect(dangers(value)).toEqual([]);
        return value;
      });
      for (const [name, file] of files)
        if (name.endsWith('.html')) expect(dangers(file, ['meta'])).toEqual([]);
    }
  });

  test.each(cases(HOSTILE_ADDRESSES))(
    '%s as an address of the document is left out',
    (_, address) => {
      const { pages } = render({
        openapi: '3.1.0',
        info: {
          title: 'T',
          version: '1',
          contact: { url: address },
          license: { name: 'L', url: address },
          termsOfService: address,
          'x-logo': { url: address },
        },
        externalDocs: { url: address },
        paths: {},
      });
      const shown: unknown[] = [];
      JSON.stringify([...pages.values()], (key, value: unknown) => {
        if (/^(url|href|darkUrl|termsOfService)$/.test(key) && value !== undefined)
          shown.push(value);
        return value;
      });
      // Our own copies of the document.
      expect(shown).toEqual(['/openapi/test.yaml', '/openapi/test.json']);
    },
  );
});

describe('hostile values of a request', () => {
  test.each(cases(HOSTILE_TEXTS))('%s stays inside its place', (_, value) => {
    const parameter = (place: 'path' | 'query' | 'header' | 'cookie') => ({
      style: {
        place,
        name: place,
        style: place === 'query' || place === 'cookie' ? 'form' : 'simple',
        explode: false,
      },
      value,
    });
    const { url, headers } = buildRequest({
      server: `${SITE}/v1`,
      path: '/x/{path}/end',
      parameters: [parameter('path'), parameter('query'), parameter('header'), parameter('cookie')],
      credentials: [],
    });
    const { origin, pathname, searchParams, hash } = new URL(url);
    expect([origin, hash]).toEqual([SITE, '']);
    expect(pathname).toMatch(/^\/v1\/x\/[^/?#<>"]+\/end$/);
    expect([...searchParams.keys()]).toEqual(['query']);
    for (const [, text] of headers) expect(text).not.toMatch(/[\r\n]/);
  });
});

describe('hostile titles and labels', () => {
  test.each(cases(HOSTILE_TEXTS))(
    '%s in the data for search engines and in the page of a redirect',
    (_, text) => {
      const list = breadcrumbList(
        [
          { label: text, path: `/${text}` },
          { label: text, path: text },
        ],
        (path) => encodePath(path.replace(/[\ud800-\udfff]/g, '')),
      );
      expect(list).not.toContain('<');
      expect(
        (JSON.parse(list) as { itemListElement: { name: string }[] }).itemListElement[0]!.name,
      ).toBe(text);
      const html = redirectPage(
        { from: text, fromHref: text, toHref: `/${text}`, url: `${SITE}/${text}` },
        { lang: text, title: text, text, target: text },
      );
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html.match(/<\/script/g)).toHaveLength(1);
      expect(dangers(html, ['script', 'meta', 'link', 'style'])).toEqual([]);
    },
  );

  test.each(cases(HOSTILE_TEXTS))('%s as a term to mark is a text like any other', (_, term) => {
    const text = `before ${term} after`;
    for (const [start, end] of findTerms(text, [term]))
      expect(start >= 0 && end > start && end <= text.length).toBe(true);
  });
});

const record = {
  url: '/a',
  title: 'A',
  keywords: [],
  breadcrumb: ['G'],
  sections: [{ id: '', heading: '', text: 'flash the board' }],
};
const sound: ShardFile = encodeShard([{ page: record, fields: countFields(record), text: 't' }]);

describe('hostile files of the search', () => {
  const parts: [name: string, file: unknown][] = [
    ...[null, true, 0, 1e308, '', '<html>', [], {}, { v: 1 }, [sound]].map(
      (file): [string, unknown] => [JSON.stringify(file).slice(0, 30), file],
    ),
    ...Object.keys(sound).flatMap((key) =>
      [null, 7, 'x', {}, [null], [[]], [{}]].map((value): [string, unknown] => [
        `${key}: ${JSON.stringify(value)}`,
        { ...sound, [key]: value },
      ]),
    ),
    ...HOSTILE_TEXTS.slice(0, 10).map((text): [string, unknown] => [
      `titles ${text}`,
      { ...sound, u: [text], t: [text], crumbs: [[text]] },
    ]),
  ];

  test.each(parts)('a part with %s is refused, or read as texts', (_, file) => {
    let shard: IndexPart;
    try {
      shard = decodeShard(file);
      for (const [, slots] of shard.entries)
        for (const at of slots.flatMap((ids) => ids ?? [])) expect(shard.pages[at]).toBeDefined();
    } catch (error) {
      return expect(String(error)).toMatch(/search index/);
    }
    for (const { url, title, text, breadcrumb } of shard.pages)
      for (const value of [url, title, text, ...breadcrumb]) expect(typeof value).toBe('string');
  });

  const manifest = {
    v: 1,
    words: {},
    contexts: [
      {
        path: 'S',
        label: 'S',
        versions: [{ path: '', base: '', label: '', shards: ['index-1.json'] }],
        starts: [],
      },
    ],
  };
  const withShard = (shard: unknown) => ({
    ...manifest,
    contexts: [
      { ...manifest.contexts[0], versions: [{ path: '', base: '', label: '', shards: [shard] }] },
    ],
  });
  const lists: unknown[] = [
    ...[null, 1, 'x', [], {}],
    ...[
      '../x.json',
      '//evil.example/x',
      'https://evil.example/x',
      'a?b',
      'a#b',
      'a\\b',
      'data:x',
      1,
      null,
    ].map(withShard),
    ...[[null], [1], [{}], [{ path: 1 }], {}, 'x'].map((contexts) => ({ ...manifest, contexts })),
    { ...manifest, words: null },
    { ...manifest, v: 2 },
  ];
  test.each(lists.map((list): [string, unknown] => [JSON.stringify(list), list]))(
    'a list of files like %s is refused',
    (_, list) => expect(() => checkManifest(list, 1)).toThrow(),
  );

  test('a sound one is not', () => expect(checkManifest(manifest, 1)).toBe(manifest));
});

test('hostile hosts do not end a directive of the policy', () => {
  expect(
    contentPolicy([], { images: [], media: [], frames: [], sendsRequests: false }).split(';'),
  ).toHaveLength(12);
});
