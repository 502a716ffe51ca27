import { expect, test } from 'vitest';
import { isStopWord, withoutFillers, withoutStopWords } from './stop-words.ts';

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
  ['how do i reset the password', 'reset the password'],
  ['What is the default password, please', 'default password,'],
  ['Can you tell me more about alarms?', 'alarms?'],
  ["I can't sign in, what should I do", 'sign in,'],
  ['where can I find the VPN', 'the VPN'],
  ['寬限期有幾天', '寬限期有'],
  ['如何設定 MQTT，可以嗎', '設定 MQTT， 嗎'],
  ['可唔可以 remote 重開', 'remote 重開'],
  ['係咪有冇記錄', '記錄'],
  ['想問一下憑證是什麼意思', '憑證'],
  ['showhow does', 'showhow does'],
  ['gateway', 'gateway'],
  ['how do I', 'how do I'],
])('B86: without what says nothing about the answer: %s', (text, rest) => {
  expect(withoutFillers(text).trim().replace(/\s+/g, ' ')).toBe(rest);
});

test('B86: stop words inside a title are part of it', () => {
  expect(withoutStopWords(['the', 'log', 'in', 'to', 'system', 'for'])).toEqual([
    'log',
    'in',
    'to',
    'system',
  ]);
  expect(withoutStopWords(['what', 'is'])).toEqual(['what', 'is']);
});
