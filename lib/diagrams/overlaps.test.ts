import { describe, expect, test } from 'vitest';
import { drawDiagram } from './draw.ts';
import { overlaps } from './overlaps.ts';

const NODE = 'fill="var(--diagram-box)" stroke="var(--diagram-border)"';
const LABEL = 'fill="var(--diagram-ground)" stroke="var(--diagram-faint)"';
const FRAME = 'fill="none" stroke="var(--diagram-border)"';
const rect = (x: number, width: number, look: string): string =>
  `<rect x="${x}" y="0" width="${width}" height="30" ${look}></rect>`;
const text = (x: number, label: string): string =>
  `<text x="${x}" y="15" font-size="12" text-anchor="middle">${label}</text>`;

describe('B58: what lies on each other in a drawing', () => {
  test.each([
    ['two texts', text(20, 'one') + text(30, 'two'), 'text one / text two'],
    ['a text and the border of a node', rect(0, 60, NODE) + text(60, 'one'), 'box one / text one'],
    ['the label of a line and a node', rect(0, 20, LABEL) + rect(0, 60, NODE), 'label / box'],
    ['two labels', rect(0, 30, LABEL) + rect(28, 30, LABEL), 'label / label'],
    ['two frames', rect(0, 60, FRAME) + rect(40, 60, FRAME), 'frame / frame'],
    [
      'a label and an arrowhead',
      `${rect(0, 30, LABEL)}<polygon points="10,10 14,20 18,10" fill="var(--diagram-line)"></polygon>`,
      'label / head',
    ],
  ])('is found: %s', (_, html, found) => {
    expect(overlaps(html)).toEqual([found]);
  });

  test.each([
    ['a text in its node', rect(0, 60, NODE) + text(30, 'one')],
    ['nodes side by side', rect(0, 60, NODE) + rect(60, 60, NODE)],
    ['a node and a label in a frame', rect(0, 90, FRAME) + rect(9, 20, NODE) + rect(40, 20, LABEL)],
    [
      'a node and an arrowhead',
      `${rect(0, 60, NODE)}<polygon points="10,28 14,38 18,28" fill="var(--diagram-line)"></polygon>`,
    ],
  ])('is no fault: %s', (_, html) => {
    expect(overlaps(html)).toEqual([]);
  });
});

test.each([
  [
    'transitions in both directions',
    'stateDiagram-v2\nIdle --> Busy: a job arrives\nBusy --> Idle: the job is done and logged\nBusy --> Busy: not yet done\nBusy --> Failed: fails three times\nFailed --> Idle: an operator resets it',
  ],
  [
    'a label beside a node',
    'flowchart TB\nLate["Late value"] -.->|"interval is worked out again"| One["One record per rate"]\nRaw["RAWData: each value"] --> One',
  ],
  [
    'lines between classes',
    'classDiagram\nA --> B : first long label of a line\nB --> A : second long label of a line\nA --> C : third long label of a line\nA --> A : a loop that has a label',
  ],
  [
    'lines between entities',
    'erDiagram\nUSER ||--o{ ORDER : places with a card\nORDER }o--|| USER : is delivered to the home of\nUSER ||--o{ BILL : pays within thirty days',
  ],
  [
    'long texts at the ends of lines',
    'classDiagram\nA "exactly one" --> "any number of them" B : first\nA "zero or one" --> "at least one of them" C : second',
  ],
  [
    'groups side by side with long titles',
    'flowchart LR\nsubgraph "A long title of the first group"\na\nend\nsubgraph "Another long title of a group"\nb\nend\na --> b',
  ],
  [
    'a group with a long title in a group',
    'flowchart TB\nsubgraph Outer\nsubgraph "A long title of an inner group"\na --> b\nend\nsubgraph "A second inner group"\nc\nend\nend\nx --> a\nx --> c\nb --> y',
  ],
  ['a long note', 'sequenceDiagram\nA->>B: x\nNote over A,B: A note that is longer than its place'],
  [
    'a block whose title is wider than its messages',
    'sequenceDiagram\nA->>B: x\nalt the value has changed since the last message\nA->>B: y\nelse otherwise\nB->>A: z\nend',
  ],
  [
    'blocks that begin at the same message',
    'sequenceDiagram\nloop every minute of the day\nopt only if the value has changed\nA->>B: value\nend\nend',
  ],
])('B58: nothing lies on each other: %s', (_, source) => {
  const { wide, narrow } = drawDiagram(source);
  expect(overlaps(wide.html)).toEqual([]);
  expect(overlaps(narrow?.html ?? '')).toEqual([]);
});
