import { describe, expect, test } from 'vitest';
import { elementsOf, textsOf } from '@/lib/diagrams/__fixtures__/drawn.ts';
import { boundsOf } from '@/lib/diagrams/bounds.ts';
import type { Drawing } from '@/lib/diagrams/clean-svg.ts';
import { COLUMN } from '@/lib/diagrams/columns.ts';
import { drawDiagram } from '@/lib/diagrams/draw.ts';
import { overlaps } from '@/lib/diagrams/overlaps.ts';
import { numberOf, textLines, textOf } from '@/lib/diagrams/read-svg.ts';
import { widthOf } from '@/lib/diagrams/svg-parts.ts';
import { textWidth } from '@/lib/diagrams/wrap.ts';

/** The texts without spaces: lines of a text have none between them. */
const labelsOf = (drawing?: Drawing): string[] =>
  textsOf(drawing).map((text) => text.replaceAll(' ', ''));
const narrowOf = (source: string): Drawing => {
  const { wide, narrow } = drawDiagram(source);
  expect(wide.width).toBeGreaterThan(COLUMN.narrow);
  return narrow ?? wide;
};
/** Every text after a rectangle, with the room that is left in it. */
const roomsOf = (drawing: Drawing): number[] => {
  const all = elementsOf(drawing);
  return all.flatMap((box, index) => {
    const text = all[index + 1];
    if (box.tag !== 'rect' || text?.tag !== 'text') return [];
    return [numberOf(box, 'width') - widthOf(textLines(text))];
  });
};

describe('B58: a graph in a narrow column', () => {
  test.each([
    [
      'a row of groups',
      `flowchart LR\n${['Store', 'Factory', 'Office']
        .map((name) => `  subgraph ${name}\n    ${name}1["Gateway of the ${name}"]\n  end`)
        .join('\n')}\n  Store1 --> Cloud["The cloud"]\n  Factory1 --> Cloud\n  Office1 --> Cloud`,
    ],
    [
      'many ends of one beginning',
      `flowchart TB\n${[1, 2, 3, 4].map((end) => `  A["Where all lines begin"] --> B${end}["End number ${end}"]`).join('\n')}`,
    ],
    [
      'decisions',
      'flowchart LR\n  A{"Is the gateway online?"} -->|yes| B{"Does it send values?"}\n  A -->|no| C["Check the network cable"]\n  B -->|yes| D["Open the dashboard"]\n  B -->|no| E["Check the tags of the device"]',
    ],
  ])('%s fits, with each label in its box', (_, source) => {
    const narrow = narrowOf(source);
    expect(narrow.width).toBeLessThanOrEqual(COLUMN.narrow);
    expect(labelsOf(narrow).sort()).toEqual(labelsOf(drawDiagram(source).wide).sort());
    expect(roomsOf(narrow).length).toBeGreaterThan(1);
    expect(Math.min(...roomsOf(narrow))).toBeGreaterThanOrEqual(8);
  });

  test('one that cannot fit is as narrow as possible, and whole', () => {
    const word = 'Wiederherstellungsverzeichnis';
    const narrow = narrowOf(`flowchart LR\n  ${word}1 --> ${word}2`.replace(/\d/g, `${word}$&`));
    expect(narrow.width).toBeGreaterThan(COLUMN.narrow);
    expect(labelsOf(narrow)).toEqual([`${word}${word}1`, `${word}${word}2`]);
  });
});

describe('B58: a sequence in a narrow column', () => {
  const source = `sequenceDiagram
  actor U as A person
  participant C as Cloud platform
  participant G as Gateway
  participant D as Device
  U->>+C: Ask for the newest value of a tag
  Note over C,G: The connection is always open
  alt is online
    C->>G: Forward the request
    loop until it answers
      G->>D: Read register
      D->>D: Measure the temperature
    end
    D-->>G: Value
  else is offline
    C-)C: Look up the last value
  end
  C-->>-U: Answer
  Note over D: Sleeps`;

  test('it fits, and has every name, message, note, and title', () => {
    const { wide, narrow } = drawDiagram(source);
    expect(narrow?.width).toBeLessThanOrEqual(COLUMN.narrow);
    expect(labelsOf(narrow).sort()).toEqual(labelsOf(wide).sort());
    const sizes = elementsOf(narrow).flatMap(({ attributes }) => attributes['font-size'] ?? []);
    expect(Math.min(...sizes.map(Number))).toBe(12);
  });

  test('messages follow each other from top to bottom, with their heads and line styles', () => {
    const { wide, narrow } = drawDiagram(source);
    const linesOf = (drawing?: Drawing) =>
      elementsOf(drawing)
        .filter(({ tag, attributes }) => tag === 'line' && attributes.y1 === attributes.y2)
        .map((line) => ({
          y: numberOf(line, 'y1'),
          isRight: numberOf(line, 'x2') > numberOf(line, 'x1'),
          dashes: line.attributes['stroke-dasharray'],
        }))
        .sort((a, b) => a.y - b.y);
    const ofKind = (drawing?: Drawing) =>
      linesOf(drawing).map(({ isRight, dashes }) => ({ isRight, dashes }));
    expect(ofKind(narrow)).toEqual(ofKind(wide));
    const heads = (drawing?: Drawing) =>
      elementsOf(drawing).filter(({ attributes }) => attributes.fill === 'var(--diagram-line)');
    expect(heads(narrow)).toHaveLength(6);
    expect(heads(wide)).toHaveLength(6);
  });

  test('no text lies beside the drawing, and nothing lies on each other', () => {
    const { narrow } = drawDiagram(source);
    const [left = 0, , width = 0] = narrow?.viewBox.split(' ').map(Number) ?? [];
    const texts = elementsOf(narrow).filter(({ tag }) => tag === 'text');
    for (const text of texts.map(boundsOf)) {
      expect(text.left).toBeGreaterThanOrEqual(left);
      expect(text.right).toBeLessThanOrEqual(left + width);
    }
    expect(overlaps(narrow?.html ?? '')).toEqual([]);
  });

  test('the text of a message to itself is beside the bar of an activation', () => {
    const wide = 'A participant with a long name, for a wide drawing';
    const { narrow } = drawDiagram(
      `sequenceDiagram\nparticipant A as ${wide}\nA->>+B: go\nB->>B: measure\nB-->>-A: done`,
    );
    const all = elementsOf(narrow);
    const [bar, text] = [
      all.find((element) => element.tag === 'rect' && numberOf(element, 'width') === 10),
      all.find((element) => element.tag === 'text' && textOf(element) === 'measure'),
    ];
    const end = text ? numberOf(text, 'x') + textWidth('measure', 12) / 2 : Infinity;
    expect(end).toBeLessThan(bar ? numberOf(bar, 'x') : 0);
  });

  test('one that is too wide for any column is laid out for both widths', () => {
    const actors = ['Camera', 'Server', 'Push service', 'App', 'Cloud', 'Storage'];
    const long = `sequenceDiagram\n${actors.map((name) => `  participant ${name.replace(' ', '')} as ${name}`).join('\n')}\n  Camera->>Storage: Video`;
    const { wide, narrow } = drawDiagram(long);
    expect(wide.width).toBeLessThanOrEqual(COLUMN.wide);
    expect(wide.width).toBeGreaterThan(COLUMN.wide - 20);
    expect(narrow?.width).toBeLessThan(wide.width);
  });
});
