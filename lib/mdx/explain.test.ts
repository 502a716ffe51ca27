import { expect, test } from 'vitest';
import { explainMdxError } from '@/lib/mdx/explain.ts';

test.each([
  [
    'Unexpected character `!` (U+0021) before name, expected a character that can start a name',
    'Put --> after it',
  ],
  ['Expected a closing tag for `<b>`', 'A tag is not closed.'],
  ['Unexpected closing slash `/` in tag, expected an open tag first', 'has no opening tag'],
  ['Unexpected character `5` (U+0035) before name', '&lt;'],
  ['Unexpected end of file in name', '&lt;'],
  ['Unexpected character `x` (U+0078) before attribute value', '&lt;'],
  ['Unexpected end of file before attribute name', '&lt;'],
  [
    'Unexpected character `/` (U+002F) before local name (note: to create a link in MDX, use `[text](url)`)',
    '[text](https://example.com)',
  ],
  ['Could not parse expression with acorn', '\\{'],
  ['Unexpected end of file in expression, expected a corresponding closing brace for `{`', '\\{'],
  ['Unexpected lazy line in expression in container, expected', 'the list or quotation above'],
  ['Unexpected lazy line in container, expected line to be', 'Begin this line like the one above'],
  ['Could not parse import/exports with acorn', 'Begin the sentence with another word'],
])('"%s" is explained, and the parser is quoted', (reason, advice) => {
  const message = explainMdxError(reason);
  expect(message).toContain(advice);
  expect(message.endsWith(`(${reason})`)).toBe(true);
});

test('what is not known is said as it is', () => {
  expect(explainMdxError('Something else.')).toBe('Something else.');
});
