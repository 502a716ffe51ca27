import { expect, test } from 'vitest';
import { pluralForm } from './plural-form.ts';

test.each([
  [1, 'One page|{count} pages', 'en', 'One page'],
  [0, 'One page|{count} pages', 'en', '{count} pages'],
  [2, 'one|few|many', 'pl', 'few'],
  [5, 'one|few', 'pl', 'few'],
  [1, '{count} 頁', 'zh-TW', '{count} 頁'],
])('%d of %j in %s is %j', (count, forms, locale, expected) => {
  expect(pluralForm(count, forms, locale)).toBe(expected);
});
