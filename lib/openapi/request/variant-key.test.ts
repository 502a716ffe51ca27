import { expect, test } from 'vitest';
import { variantKey } from './variant-key.ts';

test('B132: an option of the whole body is its own key, one of a row has that of the row', () => {
  expect(variantKey('', 'Option 1')).toBe('Option 1');
  expect(variantKey('body.pet', 'Cat')).toBe('body.pet: Cat');
});
