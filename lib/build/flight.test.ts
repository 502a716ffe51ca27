import { expect, test } from 'vitest';
import { parseFlight, printFlight, reachable, referenceOf } from '@/lib/build/flight.ts';

// A text of 8 bytes and 5 characters, directly followed by the next row.
const DATA = '1:"$Sreact.fragment"\n:HL["/a.css","style"]\n3:I[39756,["$2"],"default"]\n2:"/a.js"\n5:X\n38:T8,<é漢b>0:{"a":"$L3","b":null}\n5:C\nf:null\n';

test('rows of every kind are read and written as they were', () => {
  const rows = parseFlight(DATA);
  expect(rows.map(({ id, tag }) => `${id}${tag}`)).toEqual(['1', 'undefinedH', '3I', '2', '5X', '56T', '0', '5C', '15']);
  expect(rows[5]!.body).toBe('<é漢b>');
  expect(printFlight(rows)).toBe(DATA);
});

test.each([
  ['a kind that is not known', '1:o9,abc\n', 'not known'],
  ['no row', 'hello\n', 'cannot be read'],
  ['half a row', '1:"a"', 'in the middle'],
])('%s is an error', (_, data, message) => {
  expect(() => parseFlight(data)).toThrow(message);
});

test.each([
  ['$L1a', { id: 26, path: [] }],
  ['$@f', { id: 15, path: [] }],
  ['$Q6', { id: 6, path: [] }],
  ['$38', { id: 56, path: [] }],
  ['$b:props:children:1', { id: 11, path: ['props', 'children', '1'] }],
  ['$Sreact.suspense', undefined],
  ['$undefined', undefined],
  ['$$1', undefined],
  ['$D2026-01-01', undefined],
  ['$', undefined],
  ['div', undefined],
])('%s refers to %j', (text, expected) => {
  expect(referenceOf(text)).toEqual(expected);
});

test('rows that nothing refers to go, hints stay', () => {
  const rows = parseFlight('0:{"a":"$L1"}\n1:["$","p",null,{"children":"$2"}]\n2:"x"\n3:"$1"\n:HL["/a.css","style"]\n');
  expect(printFlight(reachable(rows, [0]))).toBe('0:{"a":"$L1"}\n1:["$","p",null,{"children":"$2"}]\n2:"x"\n:HL["/a.css","style"]\n');
});

test('a part that is asked for and has been left out is an error', () => {
  const element = (props: string) => parseFlight(`0:"$1:props:children:0"\n1:["$","p",null,{${props}}]\n`);
  expect(reachable(element('"children":["x"]'), [0])).toHaveLength(2);
  expect(() => reachable(element(''), [0])).toThrow('$1:props:children:0');
});
