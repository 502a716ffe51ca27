import { describe, expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { countFields } from '@/lib/search/fields.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { encodeShard } from '@/lib/search/shard.ts';

const page = (title: string, text: string): PageRecord => ({
  url: `/${title.replaceAll(' ', '-')}`,
  title,
  keywords: [],
  breadcrumb: [],
  sections: [{ id: '', heading: '', text }],
});

function add(engine: SearchEngine, group: string, pages: readonly PageRecord[]): void {
  const rows = pages.map((one) => ({ page: one, fields: countFields(one), text: '' }));
  engine.add(decodeShard(encodeShard(rows)), group);
}
function engineOf(groups: Record<string, readonly PageRecord[]>): SearchEngine {
  const engine = new SearchEngine();
  for (const [group, pages] of Object.entries(groups)) add(engine, group, pages);
  return engine;
}
const titles = (engine: SearchEngine, text: string, limit?: number): string[] =>
  engine.search(text, { limit }).hits.map((hit) => hit.page.title);

describe('B86: pages that lack a word of the query', () => {
  const filler = 'other words that nobody asks for '.repeat(40);
  const weak = page('Weak', `${filler} gateway`);
  const strong = page('The gateway network settings', 'gateway network');

  test('are left out if they say less than an eighth of what the best page says', () => {
    expect(titles(engineOf({ g: [strong, weak] }), 'gateway network ')).toEqual([strong.title]);
  });

  test('are found if the best page says little more', () => {
    const other = page('Other', `${filler} gateway network`);
    const rest = Array.from({ length: 10 }, (_, number) => page(`Rest ${number}`, filler));
    const found = (best: PageRecord) =>
      titles(engineOf({ g: [best, weak, ...rest] }), 'gateway network ');
    expect(found(other)).toEqual(['Other', 'Weak']);
    expect(found(strong)).toEqual([strong.title]);
  });

  test('are found below a title that is the query, which is no measure', () => {
    const exact = page('Gateway network', filler);
    expect(titles(engineOf({ g: [exact, weak] }), 'gateway network ')).toEqual([
      'Gateway network',
      'Weak',
    ]);
  });

  test('are not found by its stop words', () => {
    const engine = engineOf({ g: [page('The gateway', 'a box'), page('Other', 'the box')] });
    expect(titles(engine, 'the gateway')).toEqual(['The gateway']);
  });

  test('that has every word is found however little it says', () => {
    const both = page('Both', `${filler} gateway network`);
    expect(titles(engineOf({ g: [strong, both] }), 'gateway network ')).toEqual([
      strong.title,
      'Both',
    ]);
  });
});

test('B87: a title that begins with the query comes before one that has it further on', () => {
  const engine = engineOf({
    g: [
      page('Update telemetry settings', 'telemetry '.repeat(20)),
      page('Telemetry and data objects', 'telemetry'),
    ],
  });
  expect(titles(engine, 'telemetry')[0]).toBe('Telemetry and data objects');
});

test('B86: a word that pages have may be a typing error, where no page has all words', () => {
  const engine = engineOf({
    g: [page('Both', 'gateway netwerk'), page('One', 'gateway'), page('Two', 'network')],
  });
  expect(titles(engine, 'gateway network ')[0]).toBe('Both');
});

describe('B87: pages of a product that the query names', () => {
  const [a, b] = [page('A', 'static route'), page('B', 'static route')];

  test('come before others', () => {
    const engine = engineOf({ 'EdgeHub@': [a], 'EdgeLink@': [b] });
    expect(titles(engine, 'edgelink static route ')).toEqual(['B', 'A']);
    expect(titles(engine, 'edgehub static route ')).toEqual(['A', 'B']);
    expect(titles(engine, 'static route ')).toEqual(['A', 'B']);
  });

  test('come before others in each of their parts', () => {
    const engine = engineOf({ 'EdgeHub@': [a], 'EdgeLink@': [page('C', 'static')] });
    add(engine, 'EdgeLink@', [b]);
    expect(titles(engine, 'edgelink static route ')[0]).toBe('B');
  });
});

describe('B87: the name of a manual', () => {
  const start: PageRecord = {
    ...page('Introduction', 'What Edge Link is'),
    breadcrumb: ['Edge Link'],
    manualNames: ['Edge Link', 'EL'],
  };
  const other = page('Edge Link', 'Edge Link '.repeat(9));
  const engine = engineOf({ EL: [start, page('Notes', 'an EL')], other: [other] });

  test('leads to its first page, even before a page with that title', () => {
    expect(titles(engine, 'edge link')).toEqual(['Introduction', 'Edge Link']);
    expect(titles(engine, 'edgelink')[0]).toBe('Introduction');
  });

  test('does so only as the whole query', () => {
    expect(titles(engine, 'edge link notes')[0]).not.toBe('Introduction');
    expect(titles(engine, 'edge')[0]).toBe('Edge Link');
  });
});

describe('B87: a title', () => {
  const engine = engineOf({
    g: [
      page('Tag List', 'all of them'),
      page('Code', 'taglist taglist and the list of tags tag list'),
      page('VPN', 'tunnel'),
      page('Remote access', 'what is vpn, how do i vpn: vpn vpn vpn vpn'),
    ],
  });

  test('comes first when its words are typed as one, though another page has that word', () => {
    expect(titles(engine, 'taglist')[0]).toBe('Tag List');
  });

  test.each(['what is VPN', 'how do I VPN', 'where can I find the VPN', 'VPN 是什麼意思'])(
    'comes first for a question about it: %s',
    (question) => {
      expect(titles(engine, question)[0]).toBe('VPN');
    },
  );
});

describe('B96: how many pages are found', () => {
  const many = Array.from({ length: 120 }, (_, number) => page(`P${number}`, 'reset'));
  const engine = engineOf({ g: many });

  test('is said of all, however many are wanted', () => {
    const { hits, total } = engine.search('reset', { limit: 5 });
    expect([hits.length, total]).toEqual([5, 120]);
  });

  test('a hundred of them are given unless more are wanted', () => {
    expect(engine.search('reset').hits).toHaveLength(100);
    expect(engine.search('reset', { limit: 120 }).hits).toHaveLength(120);
  });

  test('none for a query without a word', () => {
    expect(engine.search(' … ')).toMatchObject({ hits: [], total: 0 });
  });
});

describe('B87: the path of a request', () => {
  const operation = (title: string, path: string): PageRecord => ({
    ...page(title, `GET ${path} The id of the machine, the group and the tag.`),
    keywords: ['get', path],
  });
  const engine = engineOf({
    api: [
      operation('List', '/v2/machines'),
      operation('One', '/v2/machines/{machineId}'),
      operation('Groups of one', '/v2/machines/{machineId}/groups'),
      operation('Tags of a group', '/v2/groups/{groupId}/machines/{machineId}/tags'),
    ],
    manual: [page('machines machines groups v2', 'machines groups 4711 machines v2 machineId')],
  });

  test.each([
    ['/v2/machines/{machineId}/groups', 'Groups of one'],
    ['machines/:id/groups', 'Groups of one'],
    ['https://host.example/v2/machines/4711/groups?limit=5', 'Groups of one'],
    ['GET /v2/machines/4711', 'One'],
    ['/v2/machines', 'List'],
    ['machines/4711/tags', 'Tags of a group'],
  ])('leads to its operation: %s', (text, title) => expect(titles(engine, text)[0]).toBe(title));
});
