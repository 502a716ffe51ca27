import { describe, expect, test } from 'vitest';
import { CharacterTable, characterPairs } from '@/lib/search/character-table.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

const vocabulary = new Vocabulary();
vocabulary.add([
  ['裝置', 1],
  ['鍵', 1],
]);

describe('B85: the table of Simplified characters', () => {
  test('is wanted for an ideograph that no word of the index is or begins with', () => {
    const table = new CharacterTable();
    table.name = 'fold';
    expect(table.wantedBy('装', vocabulary)).toEqual(['fold']);
    expect(table.wantedBy('gateway 装', vocabulary)).toEqual(['fold']);
    expect(table.wantedBy('裝鍵', vocabulary)).toEqual([]);
    expect(table.wantedBy('gateway', vocabulary)).toEqual([]);
  });

  test('is not wanted where there is none', () => {
    expect(new CharacterTable().wantedBy('装', vocabulary)).toEqual([]);
  });

  test('spells a query as the index does, once it is there', () => {
    const table = new CharacterTable();
    expect(table.convert('装置 ok')).toBe('装置 ok');
    table.read('装裝键鍵');
    expect(table.convert('装置键 ok')).toBe('裝置鍵 ok');
  });

  test('B100: that is no text is refused', () => {
    expect(() => new CharacterTable().read(['装裝'])).toThrow(
      'The table of Simplified characters cannot be read.',
    );
  });

  test('has each character and the one after it; one without another stays as it is', () => {
    expect([...characterPairs('装裝𠮷吉键')]).toEqual([
      ['装', '裝'],
      ['𠮷', '吉'],
      ['键', '键'],
    ]);
  });
});
