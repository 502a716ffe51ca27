import { expect, test } from 'vitest';
import { fillersIn, isStopWord } from './stop-words.ts';

test.each([
  ['the', true],
  ['gateway', false],
  ['the gateway', false],
  ['的設', true],
  ['設備', false],
])('B86: whether pages need not have %s: %s', (term, isStop) => {
  expect(isStopWord(term)).toBe(isStop);
});

test.each([
  ['how do i reset the password', ['how do i']],
  ['What is the default password, please', ['What is the', 'please']],
  ['寬限期有幾天', ['幾天']],
  ['如何設定 MQTT，可以嗎', ['如何', '可以']],
  ['可唔可以 remote 重開', ['可唔可以']],
  ['係咪有冇記錄', ['係咪', '有冇']],
  ['showhow does', []],
  ['gateway', []],
])('B86: what says nothing about the answer in “%s”', (text, fillers) => {
  expect(fillersIn(text).map(([start, end]) => text.slice(start, end))).toEqual(fillers);
});
