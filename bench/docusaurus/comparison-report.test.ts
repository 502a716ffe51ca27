import { describe, expect, it } from 'vitest';
import { addressOf } from '@/bench/docusaurus/built-pages.ts';
import {
  comparisonTable,
  differenceList,
  figuresOf,
  type SiteComparison,
} from '@/bench/docusaurus/comparison-report.ts';
import { writeTable } from '@/bench/docusaurus/table-file.ts';

const SITE: SiteComparison = {
  site: 'small',
  version: '3.10.2',
  measuredAt: '2026-11-23T10:00:00.000Z',
  cost: { docusaurus: { wall: 20, cpu: 12.34 }, portal: { wall: 15, cpu: null } },
  others: 2,
  pages: [
    { address: '/a', differences: [] },
    { address: '/b', differences: [{ aspect: 'text', says: 'it differs' }] },
    { address: '/c', differences: [{ aspect: 'address', says: 'there is no such page' }] },
  ],
  additional: ['/d'],
};

describe('figuresOf', () => {
  it('counts a page at no address as different in everything', () => {
    const { same, all, pages, additional } = figuresOf(SITE);
    expect({ same, all, pages, additional }).toEqual({
      same: { address: 2, title: 2, headings: 2, text: 1, code: 2, sidebar: 2 },
      all: 1,
      pages: 3,
      additional: 1,
    });
  });
});

describe('comparisonTable', () => {
  it('has a row for each site, shares never rounded up, and a sum of several', () => {
    const lines = comparisonTable([figuresOf(SITE), figuresOf(SITE)]).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'small',
      '3',
      '2 (66 %)',
      '2 (66 %)',
      '2 (66 %)',
      '1 (33 %)',
      '2 (66 %)',
      '2 (66 %)',
      '1 (33 %)',
      '12.3 (20.0)',
      '– (15.0)',
      '',
    ]);
    expect(lines[4]).toMatch(/^\| all +\| +6 \| +4 \(66 %\)/);
    expect(comparisonTable([figuresOf(SITE)]).split('\n')).toHaveLength(3);
  });
});

describe('differenceList', () => {
  it('lists each difference below its page', () => {
    expect(differenceList(SITE)).toBe(
      [
        'small: 2 of 3 pages differ',
        '  /b',
        '    text: it differs',
        '  /c',
        '    address: there is no such page',
        '  /d: only here',
      ].join('\n'),
    );
  });
});

describe('writeTable', () => {
  it('replaces what stands between the marks, and needs them', () => {
    const text = 'Before\n\n<!-- table: begin -->\nold\n<!-- table: end -->\n\nAfter\n';
    const written = writeTable(text, '| t |', [figuresOf(SITE)], 'a machine');
    expect(written).toBe(
      'Before\n\n<!-- table: begin -->\n\nDocusaurus 3.10.2 and this portal, both built on 2026-11-23; a machine.\n\n| t |\n\n<!-- table: end -->\n\nAfter\n',
    );
    expect(writeTable(written, '| t |', [figuresOf(SITE)], 'a machine')).toBe(written);
    expect(() => writeTable('no marks', '', [], '')).toThrow('<!-- table: begin -->');
  });
});

describe('addressOf', () => {
  it('gives both kinds of file the same address', () => {
    expect(['index.html', 'a/b.html', 'a/b/index.html', 'a\\index.html'].map(addressOf)).toEqual([
      '/',
      '/a/b',
      '/a/b',
      '/a',
    ]);
  });
});
