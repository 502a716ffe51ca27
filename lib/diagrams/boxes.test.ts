import { describe, expect, test } from 'vitest';
import { elementsOf, textsOf } from '@/lib/diagrams/__fixtures__/drawn.ts';
import { COLUMN } from '@/lib/diagrams/columns.ts';
import { diagramProps } from '@/lib/diagrams/diagram-props.ts';
import { drawDiagram } from '@/lib/diagrams/draw.ts';
import { pointsOf, textOf } from '@/lib/diagrams/read-svg.ts';

const lines = (...all: string[]): string => all.join('\n');

describe('B58: a class diagram', () => {
  test.each([
    [
      'members with visibility, types, and generics',
      'class Device {\n+String id\n-List~Tag~ tags\n#open(port, List~int~ x) bool\n~all()$ Map~int,List~Tag~~\n+read()*\n+max$\n}',
      'Device: +String id, -List<Tag> tags, +max, #open(port, List<int> x): bool, ~all(): Map<int,List<Tag>>, +read()',
    ],
    ['members one by one', 'Device : +id\nDevice: +open()', 'Device: +id, +open()'],
    ['a class in one line', 'class Device { +id }', 'Device: +id'],
    [
      'annotations',
      'class A {\n<<interface>>\n+run()\n}\n<<enumeration>> B\nclass C <<service>>',
      'A «interface»: +run(); B «enumeration»; C «service»',
    ],
    [
      'labels, names in backticks and in Chinese, generic classes',
      'class A["A label"]\nclass `B c!`\nclass List~T~\n閘道器 --> A\n`B c!` -- List~T~',
      '閘道器 → A label; B c! – List<T>',
    ],
    [
      'all heads and lines',
      'A <|-- B\nA *-- C\nA o-- D\nA --> E\nA -- F\nA ..> G\nA ..|> H\nA .. I\nA ()-- J',
      'A ◁– B; A ◆– C; A ◇– D; A → E; A – F; A ⋯→ G; A ⋯▷ H; A ⋯ I; A ○– J',
    ],
    ['heads at both ends', 'A <|--|> B\nA <--> C\nA o--* D', 'A ◁–▷ B; A ↔ C; A ◇–◆ D'],
    [
      'how many, and labels',
      'A "1" *-- "0..*" B : has, in order\nA"1"-->"n"C:x',
      'A 1 ◆– 0..* B: has, in order; A 1 → n C: x',
    ],
    [
      'namespaces',
      'namespace Edge {\nclass A\nclass B {\n+x\n}\n}\nA --> B',
      'Edge: A, B; B: +x; A → B',
    ],
    ['notes', 'note "For all"\nnote for A "Of one"\nA --> B', 'For all; A – Of one; A → B'],
  ])('%s', (_, source, description) => {
    expect(diagramProps(`classDiagram\n${source}`)).toMatchObject({
      props: { description },
      problems: [],
    });
  });

  test('its rows are in its box, abstract ones italic, static ones underlined', () => {
    const { wide } = drawDiagram('classDiagram\nclass A {\n+x\n+run()*\n+count()$\n}');
    expect(textsOf(wide)).toEqual(['A', '+x', '+run()', '+count()']);
    const looks = elementsOf(wide).filter(({ tag }) => tag === 'text');
    expect(looks[2]?.attributes['font-style']).toBe('italic');
    expect(looks[3]?.attributes['text-decoration']).toBe('underline');
  });
});

describe('B58: an entity relationship diagram', () => {
  test.each([
    [
      'attributes with keys and comments',
      'DEVICE {\nstring id PK "Serial number"\nint site FK, UK\nfloat[] x\n}',
      'DEVICE: string id PK Serial number, int site FK, UK, float[] x',
    ],
    [
      'how many',
      'A ||--|| B : a\nA |o--o| C : b\nA }|--|{ D : c\nA }o--o{ E : d',
      'A 1 – 1 B: a; A 0..1 – 0..1 C: b; A 1..* – 1..* D: c; A 0..* – 0..* E: d',
    ],
    [
      'how many in words',
      'A only one to zero or many B : a\nA 1+ optionally to zero or one C : "b c"\nA many(0) to 1 D : ""',
      'A 1 – 0..* B: a; A 1..* ⋯ 0..1 C: b c; A 0..* – 1 D',
    ],
    ['lines that do not identify', 'A ||..o{ B : x', 'A 1 ⋯ 0..* B: x'],
    [
      'names in quotes, aliases, names in Chinese',
      'a["An alias"] {\nstring id\n}\n"B c" ||--|| a : x\n裝置 ||--o{ NAMED-ONE : 產生',
      'An alias: string id; B c 1 – 1 An alias: x; 裝置 1 – 0..* NAMED-ONE: 產生',
    ],
  ])('%s', (_, source, description) => {
    expect(diagramProps(`erDiagram\n${source}`)).toMatchObject({
      props: { description },
      problems: [],
    });
  });

  test('its attributes are in columns', () => {
    const { wide } = drawDiagram('erDiagram\nA {\nstring id PK "One"\nvarchar(255) b "Two"\n}');
    const startOf = (text: string) =>
      elementsOf(wide).find((item) => item.tag === 'text' && textOf(item) === text)?.attributes.x;
    expect(startOf('string')).toBe(startOf('varchar(255)'));
    expect(startOf('One')).toBe(startOf('Two'));
    expect(startOf('id')).not.toBe(startOf('string'));
  });
});

describe('B58: what is not understood in boxes is said with its line', () => {
  test.each([
    ['classDiagram\n  A --- B', 2, 'not understood'],
    ['classDiagram\n  A <|-x B', 2, 'not understood'],
    ['classDiagram\n  class A {\n  +x', 2, 'no `}`'],
    ['classDiagram\n  namespace N {\n  class A', 2, 'no end'],
    ['classDiagram\n  }', 2, 'not understood'],
    ['classDiagram', 1, 'empty'],
    ['erDiagram\n  A ||--o B : x', 2, 'not understood'],
    ['erDiagram\n  A {\n    string\n  }', 3, 'not understood'],
    ['erDiagram\n  A {\n    string id', 2, 'no `}`'],
    ['erDiagram\n  A u--o{ B : x', 2, 'not understood'],
  ])('%j', (source, line, message) => {
    expect(diagramProps(source)).toEqual({
      problems: [{ line, message: expect.stringContaining(message) }],
    });
  });

  test('colors and links have no effect, and members may have their names', () => {
    const { props, problems } = diagramProps(
      'classDiagram\nclass A:::red {\n+style\n}\nclassDef red fill:#f00\nlink A "https://x.example"',
    );
    expect(props?.description).toBe('A: +style');
    expect(props?.wide).not.toMatch(/#f00|x\.example/);
    expect(problems.map(({ line }) => line)).toEqual([2, 5, 6]);
  });
});

describe('B58: the drawing of boxes', () => {
  const classes = lines(
    'classDiagram',
    'direction LR',
    'class Device {',
    '<<interface>>',
    '+open(address, timeout, retries) bool',
    '+List~Measurement~ measurements',
    '}',
    'Device <|-- Gateway',
    'Device <|-- Sensor',
    'Gateway "1" *-- "0..*" Sensor : reads from',
    'Sensor --> Sensor : follows',
  );

  test('every line has its heads', () => {
    const heads = (source: string) => {
      const all = elementsOf(drawDiagram(`classDiagram\n${source}`).wide);
      return all.filter(({ tag }) => tag === 'polygon').map(({ attributes }) => attributes.fill);
    };
    expect(heads('A <|-- B')).toEqual(['var(--diagram-ground)']);
    expect(heads('A *--o B')).toEqual(['var(--diagram-line)', 'var(--diagram-ground)']);
    expect(heads('A --> B')).toEqual([]);
    expect(heads('A <|-- B\nA <|-- C\nA <|-- A')).toHaveLength(3);
  });

  test('a head is at the end where it is written, also of a line that leads back', () => {
    const { wide } = drawDiagram('classDiagram\nA --> B\nB --> C\nC *-- A');
    const topOf = (text: string) =>
      Number(elementsOf(wide).find((item) => textOf(item) === text)?.attributes.y);
    const tips = elementsOf(wide)
      .filter(({ tag }) => tag === 'polygon')
      .map(({ attributes }) => Number(attributes.points?.split(/[ ,]/)[1]));
    expect(topOf('A')).toBeLessThan(topOf('C'));
    expect(Math.abs((tips[0] ?? 0) - topOf('C'))).toBeLessThan(25);
  });

  test('it fits a phone, with every text, and no text under 12 px', () => {
    const { wide, narrow } = drawDiagram(classes);
    expect(wide.width).toBeLessThanOrEqual(COLUMN.wide);
    expect(narrow?.width).toBeLessThanOrEqual(COLUMN.narrow);
    for (const drawing of [wide, narrow]) {
      const shown = textsOf(drawing).map((text) => text.replaceAll(' ', ''));
      expect(shown).toContain('«interface»');
      expect(shown).toContain('0..*');
      expect(shown).toContain('+open(address,timeout,retries):bool');
    }
    const sizes = elementsOf(narrow).flatMap(({ attributes }) => attributes['font-size'] ?? []);
    expect(Math.min(...sizes.map(Number))).toBe(12);
  });

  test('a line that passes a box is not on its border', () => {
    const { wide } = drawDiagram(
      lines(
        'classDiagram',
        'Animal <|-- Duck',
        'Animal <|-- Fish',
        'Animal <|-- Zebra',
        'class Fish {\n-canEat()\n}',
        'Fish --> Pond : lives in',
        'Pond <-- Duck : swims',
      ),
    );
    const all = elementsOf(wide);
    const borders = all
      .filter(({ tag }) => tag === 'rect')
      .flatMap(({ attributes: { y = '', height = '' } }) => [
        Number(y),
        Number(y) + Number(height),
      ]);
    const levels = all
      .filter(({ tag, attributes }) => tag === 'polyline' && attributes['stroke-width'] === '1')
      .flatMap((line) => pointsOf(line).slice(1, -1))
      .map(([, y]) => y);
    expect(levels.length).toBeGreaterThan(2);
    for (const level of levels)
      expect(Math.min(...borders.map((y) => Math.abs(y - level)))).toBeGreaterThan(4);
  });

  test('lines do not share their ends', () => {
    const { wide } = drawDiagram('classDiagram\nA <|-- B\nA <|-- C\nA <|-- D');
    const starts = elementsOf(wide)
      .filter(({ tag }) => tag === 'polygon')
      .map(({ attributes }) => attributes.points?.split(' ')[0]);
    expect(new Set(starts).size).toBe(3);
  });
});

test.each(['<img src=x onerror=alert(1)>', '</text><script>alert(1)</script>', 'A'.repeat(300)])(
  'hostile input: %j is text in a box',
  (label) => {
    for (const source of [
      `classDiagram\nclass A["${label}"]\nA : ${label}\nA "${label}" --> B : ${label}\nnote for A "${label}"`,
      `erDiagram\na["${label}"] {\nstring id "${label}"\n}\na ||--|| B : "${label}"`,
    ])
      expect(drawDiagram(source).wide.html).not.toMatch(/<(?:img|script)/);
  },
);
