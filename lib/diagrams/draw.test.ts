import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { elementsOf, textsOf } from '@/lib/diagrams/__fixtures__/drawn.ts';
import { diagramProps } from '@/lib/diagrams/diagram-props.ts';
import { drawDiagram } from '@/lib/diagrams/draw.ts';
import type { Point } from '@/lib/diagrams/geometry.ts';
import { pointsOf, textOf } from '@/lib/diagrams/read-svg.ts';

const elements = (html: string, tag: string): number =>
  html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
const draw = (source: string) => drawDiagram(source);

describe('B58: what is drawn', () => {
  test.each([
    ['no spaces around an arrow', 'flowchart LR\n  A-->B-.->C', 'A → B; B → C'],
    [
      'long arrows, thick ones, plain ones',
      'graph TD\n  A ----> B\n  B ==> C\n  C --- D',
      'A → B; B → C; C – D',
    ],
    ['both ways', 'flowchart LR\n  A <--> B', 'A ↔ B'],
    [
      'several statements in a line',
      'graph TD; A-->B["x; #quot;y"]; B -->|u;v| C;\n  C --> D; D --> A;',
      'A → x; "y; x; "y → C: u;v; C → D; D → A',
    ],
    [
      'labels in a line and after it',
      'flowchart LR\n  A -- yes --> B\n  A -->|"no (0)"| C\n  B -. may be .-> C',
      'A → B: yes; A → C: no (0); B → C: may be',
    ],
    ['several ends', 'flowchart LR\n  A & B --> C & D', 'A → C; A → D; B → C; B → D'],
    ['names in Chinese and with hyphens', 'flowchart LR\n  閘道器 --> us-east', '閘道器 → us-east'],
    [
      'names that are words of the language',
      'flowchart LR\n  classA --> endB --> styleC',
      'classA → endB; endB → styleC',
    ],
    ['a label that is given later', 'flowchart LR\n  A --> B\n  B["Later"]', 'A → Later'],
    ['line ends in labels', 'flowchart LR\n  A["one<br/>two"] --> B', 'one two → B'],
    [
      'groups, and a line to a group',
      'flowchart LR\n  A --> G\n  subgraph G["A group"]\n    B --> C\n  end',
      'A group: B, C; A → A group; B → C',
    ],
    [
      'states',
      'stateDiagram-v2\n  [*] --> a: begin\n  a --> [*]\n  state "A state" as a',
      '● → A state: begin; A state → ●',
    ],
    [
      'a group of states whose label is given before',
      'stateDiagram-v2\n  state "A group" as x\n  state x {\n    a --> b\n  }',
      'A group: a, b; a → b',
    ],
    [
      'a group of states whose label is given after',
      'stateDiagram-v2\n  state x {\n    a --> b\n  }\n  x: A group',
      'A group: a, b; a → b',
    ],
    [
      'a group of states with its label',
      'stateDiagram-v2\n  state "A group" as x {\n    a --> b\n  }\n  x --> c',
      'A group: a, b; a → b; A group → c',
    ],
    [
      'notes at states',
      'stateDiagram-v2\n  a --> b\n  note right of b: careful',
      'a → b; b – careful',
    ],
    [
      'messages',
      'sequenceDiagram\n  autonumber\n  participant A as An app\n  A->>B: ask: 1\n  B-->>A: answer',
      'An app → B: 1. ask: 1; B → An app: 2. answer',
    ],
    [
      'a note before the first message',
      'sequenceDiagram\n  Note over A: wait\n  A->>A: go',
      'A: wait; A → A: go',
    ],
    [
      'blocks',
      'sequenceDiagram\n  alt is up\n    A->>B: x\n  else is down\n    A->>A: y\n  end',
      '[is up]; A → B: x; [is down]; A → A: y',
    ],
  ])('%s', (_, source, description) => {
    expect(diagramProps(source)).toMatchObject({ props: { description }, problems: [] });
  });

  test.each([
    ['[/in/]', [1, 1]],
    ['[\\in\\]', [-1, -1]],
    ['[/in\\]', [1, -1]],
    ['[\\in/]', [-1, 1]],
    ['[/"a/b"/]', [1, 1]],
  ])('sides that lean: A%s', (written, leans) => {
    const { wide } = draw(`flowchart LR\n  A${written} --> B`);
    const all = elementsOf(wide);
    const shape = all.find(
      ({ tag, attributes }) => tag === 'polygon' && attributes.fill === 'var(--diagram-box)',
    );
    const [topLeft, topRight, bottomRight, bottomLeft] = shape ? pointsOf(shape) : [];
    const lean = (top?: Point, bottom?: Point) => Math.sign((top?.[0] ?? 0) - (bottom?.[0] ?? 0));
    expect([lean(topLeft, bottomLeft), lean(topRight, bottomRight)]).toEqual(leans);
    const line = all.find(({ tag }) => tag === 'polyline');
    const side = ((topRight?.[0] ?? 0) + (bottomRight?.[0] ?? 0)) / 2;
    expect(line && pointsOf(line)[0]?.[0]).toBeCloseTo(side, 0);
    expect(textsOf(wide)[0]).toBe(written.includes('"') ? 'a/b' : 'in');
  });

  test('an invisible line places its ends and is not there', () => {
    const source = 'flowchart LR\n  A ~~~ B\n  A --- B\n  B ~~~~ A\n  C ~~~|unseen| D --> A';
    const { wide } = draw(source);
    expect(elements(wide.html, 'polyline')).toBe(2);
    expect(textsOf(wide)).not.toContain('unseen');
    expect(diagramProps(source)).toMatchObject({
      props: { description: 'C; A – B; D → A' },
      problems: [],
    });
  });

  test('an invisible line may lead back, also beside an arrow between the same ends', () => {
    const { wide } = draw('flowchart LR\n  A --> B --> C\n  C ~~~ A\n  C --> A');
    expect(elements(wide.html, 'polyline')).toBe(3);
  });

  test('every label is in the drawing, each arrow has its head, and no text is under 12 px', () => {
    const { wide } = draw(
      'flowchart LR\n  A["x[1] | y"] -->|"50% & more"| B{{"say #quot;no#quot;"}}\n  B --> C((round))',
    );
    expect(textsOf(wide)).toEqual(
      expect.arrayContaining(['x[1] | y', '50% & more', 'say "no"', 'round']),
    );
    expect(elements(wide.html, 'polyline')).toBe(2);
    const sizes = [...wide.html.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBe(12);
  });

  test('a line that leads back does not put the beginning into the middle', () => {
    const { wide } = draw('stateDiagram-v2\n  [*] --> a\n  a --> b\n  b --> c\n  c --> a: again');
    const top = (label: string): number =>
      Number(new RegExp(`y="([\\d.]+)"[^>]*>${label}<`).exec(wide.html)?.[1]);
    expect([top('a'), top('b'), top('c')]).toEqual(
      [top('a'), top('b'), top('c')].sort((a, b) => a - b),
    );
  });

  test('a title is that of the source, of its front matter, or none', () => {
    expect(draw('---\ntitle: Parts\n---\nflowchart LR\n  A --> B').title).toBe('Parts');
    expect(
      draw('flowchart LR\n  accTitle: Parts\n  accDescr: Two of them\n  A --> B'),
    ).toMatchObject({ title: 'Parts', description: 'Two of them' });
    expect(draw('flowchart LR\n  A --> B').title).toBeUndefined();
  });
});

describe('B58: what cannot be drawn is said with its line, and never left out', () => {
  test.each([
    ['pie\n  "A": 1', 1, 'kind “pie”'],
    ['gantt\n  title x', 1, 'kind “gantt”'],
    ['', 1, 'empty'],
    ['flowchart LR', 1, 'empty'],
    ['flowchart LR\n  A[open --> B', 2, 'not understood'],
    ['flowchart LR\n\n  A@{ shape: cyl }', 3, 'not understood'],
    ['flowchart LR\n  A[/open --> B', 2, 'not understood'],
    ['flowchart LR\n  A --o B', 2, 'not understood'],
    ['flowchart LR\n  A -->', 2, 'not understood'],
    ['flowchart LR\n  subgraph G\n  A --> B', 2, 'no `end`'],
    ['stateDiagram-v2\n  state x <<choice>>', 2, 'not understood'],
    ['stateDiagram-v2\n  state a {\n  b --> c', 2, 'no end'],
    ['sequenceDiagram\n  A->>B', 2, 'not understood'],
    ['sequenceDiagram\n  A-xB: lost', 2, 'not understood'],
    ['sequenceDiagram\n  loop x\n  A->>B: y', 2, 'no `end`'],
  ])('%j', (source, line, message) => {
    expect(diagramProps(source)).toEqual({
      problems: [{ line, message: expect.stringContaining(message) }],
    });
  });

  test('colors and links are left out, with a message for the writer', () => {
    const { props, problems } = diagramProps(
      'flowchart LR\n  A:::red --> B\n  classDef red fill:#f00\n  click A href "https://x.example"',
    );
    expect(props?.wide).not.toMatch(/#f00|x\.example/);
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 2]);
  });
});

describe('B58: for a narrow column', () => {
  const row = `flowchart LR\n  ${['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((label, index) => `n${index}["${label} of the steps"]`).join(' --> ')}`;

  test('a row runs down', () => {
    const { wide, narrow } = draw(
      row.replace(' --> n4["Fifth of the steps"]', '').replaceAll(' of the steps', ''),
    );
    expect(wide.width).toBeGreaterThan(294);
    expect(narrow?.width).toBeLessThan(294);
    expect(textsOf(narrow)).toEqual(textsOf(wide));
  });

  test('one that is too wide for any column runs down everywhere', () => {
    expect(draw(row).wide.width).toBeLessThan(294);
  });

  test('one that fits has one drawing', () => {
    expect(draw('flowchart LR\n  A --> B').narrow).toBeUndefined();
    expect(draw('sequenceDiagram\n  A->>B: y').narrow).toBeUndefined();
  });

  test('Chinese breaks between words, and marks stay with them', () => {
    const { narrow } = draw(
      'flowchart LR\n  A["裝置（含閘道器）、感測器與雲端平台之間的連線狀態"] --> B["資料"] --> C["平台的儀表板"]',
    );
    const label = elementsOf(narrow)
      .filter(({ tag }) => tag === 'tspan')
      .map(textOf);
    expect(label.length).toBeGreaterThan(1);
    for (const line of label) expect(line).not.toMatch(/^[、，）]|（$/);
  });
});

test.each([
  '<img src=x onerror=alert(1)>',
  '</text><script>alert(1)</script>',
  "javascript:alert('1')",
  '<foreignObject><iframe src=//evil.example></foreignObject>',
  'url(https://evil.example/x.svg)',
  '&lt;b onclick=x&gt; \\" ]]> --> <!--',
  'A'.repeat(300),
])('hostile input: a label %j is text', (label) => {
  const written = label.replaceAll('"', '#quot;');
  for (const source of [
    `flowchart LR\n  A["${written}"] -->|"${written}"| B`,
    `sequenceDiagram\n  participant A as ${written}\n  A->>B: ${written}`,
    `stateDiagram-v2\n  state "${written}" as a\n  a --> b: ${written}`,
  ]) {
    const { wide, narrow } = draw(source);
    for (const { html } of narrow ? [wide, narrow] : [wide]) {
      const tags = new Set(html.match(/<\w+/g));
      expect(tags).toContain('<text');
      expect(
        [...tags].filter(
          (tag) => !/^<(g|rect|line|polyline|polygon|path|circle|ellipse|text|tspan)$/.test(tag),
        ),
      ).toEqual([]);
      const walk = (node: DefaultTreeAdapterTypes.ChildNode): void => {
        if (!('attrs' in node)) return;
        for (const { name, value } of node.attrs)
          expect(`${name}=${value}`).not.toMatch(/^(on|style|id|href|class)|url\(|javascript/);
        node.childNodes.forEach(walk);
      };
      parseFragment(`<svg>${html}</svg>`).childNodes.forEach(walk);
    }
  }
});
