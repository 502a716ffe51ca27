import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { apiInLocale, localeModel } from './locale-data.ts';

test('data of a locale is found by its code; an unknown locale is an error with its name', () => {
  const { model } = modelOf({ 'en/S/a.md': '# A\n' });
  expect(localeModel(model, 'en').locale).toBe('en');
  expect(() => localeModel(model, 'fr')).toThrow('The site has no locale “fr”');
  const api = {
    name: 'a',
    file: 'a.yaml',
    locales: {},
    parts: [],
    strict: true,
    problemAt: () => expect.fail('not used'),
  };
  expect(() => apiInLocale(api, 'fr')).toThrow('openapi/a.yaml has no locale “fr”');
});
