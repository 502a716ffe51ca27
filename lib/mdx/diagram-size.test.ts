import { describe, expect, test } from 'vitest';
import { diagramHeight } from '@/lib/mdx/diagram-size.ts';

const chain = (kind: string, length: number) => [kind, ...Array.from({ length }, (_, i) => `n${i} --> n${i + 1}`)].join('\n');

describe('diagramHeight', () => {
  test('a longer chain that runs down needs more height', () => {
    expect(diagramHeight(chain('graph TD', 4))).toBeGreaterThan(diagramHeight(chain('graph TD', 2)));
  });

  test('a chain that runs sideways needs no more height the longer it is', () => {
    expect(diagramHeight(chain('graph LR', 8))).toBe(diagramHeight(chain('graph LR', 2)));
  });

  test('nodes beside each other need height only when the diagram runs sideways', () => {
    const fan = 'a --> b\na --> c\na --> d\na --> e';
    expect(diagramHeight(`graph LR\n${fan}`)).toBeGreaterThan(diagramHeight(`graph TD\n${fan}`));
  });

  test('each message of a sequence takes a row, comments and empty lines do not', () => {
    const sequence = 'sequenceDiagram\nA->>B: one\nB-->>A: two';
    expect(diagramHeight(`${sequence}\nA->>B: three`)).toBeGreaterThan(diagramHeight(sequence));
    expect(diagramHeight(`${sequence}\n\n%% A->>B: three`)).toBe(diagramHeight(sequence));
  });

  test('an arrow that leads back needs no level of its own', () => {
    expect(diagramHeight('graph TD\na --> b\nb --> a')).toBe(diagramHeight('graph TD\na --> b'));
    expect(diagramHeight('stateDiagram-v2\na --> a: again\na --> b: next')).toBe(diagramHeight('stateDiagram-v2\na --> b: next'));
  });

  test.each(['pie', 'gantt', 'classDiagram', 'mindmap'])('a %s is not looked into: it has room, and more with more lines', (kind) => {
    expect(diagramHeight(`${kind}\n"a" : 1`)).toBe(13);
    expect(diagramHeight([kind, ...Array.from({ length: 20 }, (_, index) => `line ${index}`)].join('\n'))).toBeGreaterThan(30);
  });

  test.each(['', 'pie', chain('graph TD', 100), 'sequenceDiagram'])('the height stays within its limits', (source) => {
    expect(diagramHeight(source)).toBeGreaterThanOrEqual(6);
    expect(diagramHeight(source)).toBeLessThanOrEqual(64);
  });
});
