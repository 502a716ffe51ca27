import { describe, expect, test } from 'vitest';
import { encodingMistake } from '@/lib/text/encoding.ts';

describe('encodingMistake', () => {
  test.each([
    ['UTF-8', Buffer.from('標題\n'), undefined],
    ['UTF-8 with its mark', Buffer.from('\uFEFF標題\n'), undefined],
    ['UTF-16', Buffer.from('\uFEFF標題', 'utf16le'), { message: 'is UTF-16' }],
    [
      'UTF-16 without its mark',
      Buffer.from('title', 'utf16le'),
      { message: 'is no text, or UTF-16' },
    ],
    [
      'Big5',
      Buffer.concat([Buffer.from('one\ntwo\n'), Buffer.from([0xbc, 0xd0, 0xc3, 0x44])]),
      { message: 'is not UTF-8; perhaps Big5 or a code page of Windows', line: 3 },
    ],
  ])('%s', (_, bytes, mistake) => {
    expect(encodingMistake(bytes)).toEqual(mistake);
  });
});
