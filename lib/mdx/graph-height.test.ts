import { expect, test } from 'vitest';
import { graphHeight } from '@/lib/mdx/graph-height.ts';

const height = (...lines: string[]): number => graphHeight(lines);

// What mermaid 11 draws of these graphs is the number behind each.
test.each([
  [['flowchart LR', 'a[One] --> b[Two]'], 70],
  [['flowchart LR', 'a[One] --> b[Two]', 'a --> c[Three]'], 174],
  [['flowchart LR', 'a --> b', 'b --> c', 'b --> d', 'b -->|push, e-mail| e', 'a2 -->|Wi-Fi| b'], 278],
  [['flowchart TD', 'a --> b', 'b --> c'], 278],
  [['flowchart TD', 'a{Ready?} --> b'], 232],
  [['stateDiagram-v2', '[*] --> Ready', 'Ready --> Busy: starts'], 234],
] as const)('%j is about as high as mermaid draws it', (lines, drawn) => {
  expect(graphHeight(lines) / drawn).toBeGreaterThan(0.8);
  expect(graphHeight(lines) / drawn).toBeLessThan(1.25);
});

test('a chain within one line is as long as one in several', () => {
  expect(height('graph TD', 'a --> b --> c & d')).toBe(height('graph TD', 'a --> b', 'b --> c', 'b --> d'));
});

test('words on an arrow are no nodes, however they are written', () => {
  const labelled = height('graph TD', 'a -->|one-two --> three| b');
  for (const line of ['a -- one two --> b', 'a == one ==> b', 'a -. one .-> b', 'a --> |one| b']) expect(height('graph TD', line)).toBe(labelled);
  for (const line of ['a --> b', 'a --- b', 'a -.-> b', 'a ==> b', 'a <--> b', 'a --x b', 'a ~~~ b']) expect(labelled).toBeGreaterThan(height('graph TD', line));
});

test('words in a node may hold what looks like an arrow or a bracket', () => {
  expect(height('graph TD', 'a["x --> y (z)"] --> b(["c & d"]) --> e[(Store)]')).toBe(height('graph TD', 'a --> b --> e'));
});

test('long words take several lines, Chinese sooner', () => {
  const node = (text: string) => height('graph TD', `a[${text}]`);
  expect(node('x'.repeat(26))).toBe(node('x') + 24);
  expect(node('一'.repeat(13))).toBe(node('x') + 24);
  expect(node('one<br/>two')).toBe(node('x') + 24);
});

test('who has nobody before stands beside what leads to the same place, not at the start', () => {
  expect(height('graph LR', 'a --> b', 'a2 --> b', 'b --> c', 'd --> c')).toBe(height('graph LR', 'a --> b', 'a2 --> b'));
});

test.each([[[]], [['graph TD']], [['graph TD', '-->', 'a -->', '--> |x| b', '&']], [['stateDiagram-v2', 'state X {', '}', 'a: words']], [['pie', '"a" : 1']]])('what makes no sense has a height all the same: %j', (lines) => {
  expect(graphHeight(lines)).toBeGreaterThan(0);
  expect(graphHeight(lines)).toBeLessThan(200);
});
