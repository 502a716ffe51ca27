import { describe, expect, test } from 'vitest';
import type { EnginePage } from '@/lib/search/hits.ts';
import { nameShares } from '@/lib/search/name-shares.ts';
import { namesOf } from '@/lib/search/page-names.ts';
import { parseQuery } from '@/lib/search/query.ts';

/** The share of a query that a page's name is, when all words weigh the same. */
function share(text: string, { title = 'Other', url = '/', breadcrumb = [] as string[] }): number {
  const query = parseQuery(text);
  const needed = query.slots.reduce(
    (bits, { optional }, at) => (optional ? bits : bits | (1 << at)),
    0,
  );
  const weightOf = (bits: number) => query.slots.filter((_, at) => bits & (1 << at)).length;
  const indexed = { url, title, breadcrumb, text: '', manualNames: [] };
  const page: EnginePage = { ...indexed, ...namesOf(indexed, []), id: 0, group: '' };
  return nameShares(query, needed, weightOf)(page);
}

describe('B87: the share of a query that is the name of a page', () => {
  test('is the words of its title, in any order, in singular or plural', () => {
    const title = 'Setup of gateways';
    expect(share('gateway setup', { title })).toBe(1);
    expect(share('gateway setup guide', { title })).toBeCloseTo(2 / 3, 9);
    expect(share('how do I find the gateway setup guide', { title })).toBeCloseTo(2 / 4, 9);
  });

  test('tells languages apart whose names have a sign', () => {
    expect(share('SDK C#', { title: 'C# SDK' })).toBe(1);
    expect(share('SDK C#', { title: 'C SDK' })).toBe(0);
    expect(share('SDK C', { title: 'C# SDK' })).toBe(0);
  });

  test('is nothing without all words of the title', () => {
    expect(share('gateway setup', { title: 'First gateway setup' })).toBe(0);
    expect(share('歷史資料計算', { title: '歷史資料' })).toBeGreaterThan(0);
    expect(share('歷史料計算', { title: '歷史資料' })).toBe(0);
  });

  test('has the names of what is above the page, also typed as several words', () => {
    const page = { title: 'Setup', breadcrumb: ['EdgeLink'], url: '/EdgeLink/Data_Center/Setup' };
    expect(share('edge link setup', page)).toBe(1);
    expect(share('setup data center edgelink', page)).toBe(1);
    expect(share('edge setup', page)).toBeCloseTo(1 / 2, 9);
    expect(share('edgelink', page)).toBe(0);
  });

  test('is smaller by the last part of the address', () => {
    expect(share('alarm rules', { title: '告警規則', url: '/zh-tw/Alarm_Rule' })).toBe(0.6);
  });

  test('is nothing for the path of a request, whose words stand in an order', () => {
    expect(share('/v2/machines/groups', { title: 'Groups: machines v2' })).toBe(0);
    expect(share('TCP/IP setup', { title: 'Setup TCP/IP' })).toBe(1);
  });
});
