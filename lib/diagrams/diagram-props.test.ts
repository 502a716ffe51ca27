import { expect, test } from 'vitest';
import { diagramProps } from '@/lib/diagrams/diagram-props.ts';

test.each([
  ['a title without its second quote', 'title: "a', 'Missing closing "quote'],
  ['a title that begins with an asterisk', 'title: *a*', 'Unresolved alias'],
])('B58: %s shows the source, and is named with its line', (_, yaml, reason) => {
  const { props, problems } = diagramProps(`---\n${yaml}\n---\nflowchart LR\na --> b\n`);
  expect(props).toBeUndefined();
  expect(problems).toMatchObject([{ line: 2 }]);
  expect(problems[0]!.message).toContain(reason);
});

test('B58: the number of a character that Unicode does not have stays as it is written', () => {
  const { props } = diagramProps('flowchart LR\na["#35; and #1234567;"] --> b\n');
  expect(props?.description).toBe('# and #1234567; → b');
});
