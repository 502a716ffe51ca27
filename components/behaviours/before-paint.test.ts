import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BEFORE_PAINT, MARK_ACTIVE } from './before-paint.ts';

test('the first script says that scripts work', () => {
  const document = { documentElement: { dataset: {} } };
  runInNewContext(BEFORE_PAINT, { document });
  expect(document.documentElement.dataset).toEqual({ js: '' });
});

test('B44: the script that marks the page at hand needs nothing but the document', () => {
  const asked: string[] = [];
  const document = { getElementById: (id: string) => void asked.push(id) };
  runInNewContext(MARK_ACTIVE, { document });
  expect(asked).toEqual(['docs-sidebar']);
});
