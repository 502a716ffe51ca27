import { expect, test } from 'vitest';
import { isFileLink } from './file-link.ts';

test.each(['./plan.pdf', 'plan.pdf#page=2', '../a b.txt', '@site/static/a.zip', '%E5%9C%96.csv'])(
  '%s may name a file',
  (target) => expect(isFileLink(target)).toBe(true),
);

test.each([
  './a.md',
  'a.mdx#b',
  'a.html',
  '/files/a.pdf',
  'https://x.org/a.pdf',
  '//x.org/a.pdf',
  '#a.pdf',
  './a',
  'mailto:a@b.cd',
])('%s is a link to something else', (target) => expect(isFileLink(target)).toBe(false));
