import { describe, expect, test } from 'vitest';
import { Category, Training } from '@/contentlayer.config.ts';
import { CATEGORY_KEYS } from '@/lib/content/category-file.ts';
import { trainingSchema } from '@/lib/content/training.ts';

/**
 * Contentlayer refuses a file with a field it does not know, and drops nothing it does: both lists
 * must be one.
 */
describe('Contentlayer knows exactly the fields that are checked', () => {
  test.each([
    ['Category', Category, CATEGORY_KEYS],
    ['Training', Training, Object.keys(trainingSchema.shape)],
  ])('in a %s', (name, type, keys) => {
    const { name: defined, fields } = type.def();
    expect(defined).toBe(name);
    expect(Object.keys(fields ?? {}).sort()).toEqual([...keys].sort());
  });
});
