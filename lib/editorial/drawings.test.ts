import { describe, expect, test } from 'vitest';
import { editorialPage } from '@/lib/editorial/__fixtures__/page.ts';
import { drawings } from '@/lib/editorial/drawings.ts';

describe('drawings', () => {
  const drawing = '```pinout\ntitle: Port\npins: { 2: TXD, 3: RXD }\n```\n\n';
  const table = (rows: string) =>
    editorialPage(`${drawing}| Pin | Signal |\n| --- | --- |\n${rows}`);

  test('a pin that is in no table is named; ranges and code in cells count', () => {
    expect(drawings(table('| 2 | `TXD` |\n| 3 | RXD |\n'))).toEqual([]);
    expect(drawings(table('| 1–3 | TXD, RXD |\n'))).toEqual([]);
    expect(drawings(table('| 2 | TXD |\n| 4 | RXD |\n'))).toMatchObject([
      { line: 1 + 5, message: expect.stringContaining('pin 3 (RXD)') },
    ]);
  });

  test('switches need a row for each purpose', () => {
    const switches = '```pinout\ntitle: S\npositions:\n  Flash: { SW1: [on] }\n```\n\n';
    expect(drawings(editorialPage(switches))).toMatchObject([
      { message: expect.stringContaining('“Flash”') },
    ]);
    expect(
      drawings(editorialPage(`${switches}| For | SW1 |\n| - | - |\n| Flash | on |\n`)),
    ).toEqual([]);
  });

  test('one that cannot be drawn is named with its line, and its labels are read as text', () => {
    expect(drawings(editorialPage('```tree\ntitle: A\nitems: 5\n```\n'))).toMatchObject([
      { line: 3 + 5, message: expect.stringContaining('cannot be drawn') },
    ]);
    expect(editorialPage('```tree\ntitle: A\nitems: [Colour]\n```\n').text.prose).toMatchObject([
      { text: 'A' },
      { text: 'Colour' },
    ]);
  });
});
