import { expect, test } from 'vitest';
import { parseFlight, printFlight } from '@/lib/build/flight.ts';
import { splitData } from '@/lib/build/shared-data.ts';

const page = (...lines: string[]) => parseFlight(lines.map((line) => `${line}\n`).join(''));
const pages = (...texts: ReturnType<typeof page>[]) => new Map(texts.map((rows, index) => [String(index), rows]));
const own = (split: ReturnType<typeof splitData>) => [...split.values()].map((entry) => printFlight(entry.own));

test('what three pages have in common is numbered alike and stands in one file', () => {
  const split = splitData(pages(page('0:["a","$L5"]', '5:"frame"'), page('0:["b","$L7"]', '7:"frame"'), page('0:["c","$L5"]', '5:"frame"')));
  expect(own(split)).toEqual(['0:["a","$L1"]\n', '0:["b","$L1"]\n', '0:["c","$L1"]\n']);
  expect(new Set([...split.values()].map((entry) => entry.shared?.name)).size).toBe(1);
  expect(split.get('0')!.shared!.script).toBe('(self.__next_f=self.__next_f||[]).push([1,"1:\\"frame\\"\\n"])');
});

test('pages that have nothing in common with enough others keep all they have', () => {
  const split = splitData(pages(page('0:["a","$L5"]', '5:"frame"'), page('0:["b","$L5"]', '5:"frame"')));
  expect(own(split)).toEqual(['0:["a","$L1"]\n1:"frame"\n', '0:["b","$L1"]\n1:"frame"\n']);
  expect([...split.values()].map((entry) => entry.shared)).toEqual([undefined, undefined]);
});

test('the root stays in the page even when it is the same everywhere; a sequence is never torn apart', () => {
  const split = splitData(pages(...[1, 2, 3].map((n) => page('5:X', `5:"${n}"`, '6:"x"', '0:"$5"', '5:C'))));
  expect(own(split)[0]).toBe('1:X\n1:"1"\n0:"$1"\n1:C\n');
  expect(split.get('0')!.shared!.script).toContain('2:\\"x\\"');
});

test('other content has another name', () => {
  const name = (text: string) => splitData(pages(...['a', 'b', 'c'].map((root) => page(`0:["${root}","$1"]`, `1:"${text}"`)))).get('0')!.shared!.name;
  expect(name('x')).not.toBe(name('y'));
});

test('what React reads at once stays in the page: types of elements, and what its own modules name', () => {
  const split = splitData(pages(...['a', 'b', 'c'].map((name) => page('1:"$Sreact.fragment"', '2:"chunk.js"', '3:"frame"', `4:I[7,["$2"],"${name}"]`, '0:["$","$1",null,{"children":["$L3","$L4"]}]'))));
  expect(own(split)[0]).toBe('1:"$Sreact.fragment"\n2:"chunk.js"\n4:I[7,["$2"],"a"]\n0:["$","$1",null,{"children":["$L3","$L4"]}]\n');
  expect(split.get('0')!.shared!.script).toContain('3:\\"frame\\"');
});
