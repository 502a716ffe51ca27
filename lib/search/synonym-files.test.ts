import { describe, expect, test } from 'vitest';
import { SynonymFiles } from '@/lib/search/synonym-files.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';

describe('B86: the files with synonyms', () => {
  const files = (synonyms?: string, foreign?: string): SynonymFiles =>
    Object.assign(new SynonymFiles(new Synonyms()), { synonyms, foreign });

  test.each([
    ['that for every query', files('own'), 'gateway', ['own']],
    [
      'for ideographs also that of foreign words',
      files('own', 'foreign'),
      '裝置',
      ['own', 'foreign'],
    ],
    ['one ideograph among letters is enough', files('own', 'foreign'), 'a 裝', ['own', 'foreign']],
    ['not for letters', files('own', 'foreign'), 'gateway', ['own']],
    ['none where there is none', files(), '裝置', []],
  ])('%s', (_, given, text, expected) => expect(given.wantedBy(text)).toEqual(expected));

  test('are read into the synonyms of the search', () => {
    const target = new Synonyms();
    new SynonymFiles(target).read('device\tgadget');
    expect(target.longest(['gadget'], 0)?.alternatives[0]?.text).toBe('device');
  });

  test('B100: are refused if they are no text', () => {
    expect(() => new SynonymFiles(new Synonyms()).read(['device\tgadget'])).toThrow(
      'The table of synonyms cannot be read.',
    );
  });
});
