import { describe, expect, test } from 'vitest';
import { Category, Doc, Training } from '@/contentlayer.config.ts';
import { CATEGORY_KEYS } from '@/lib/content/category-file.ts';
import { FRONT_MATTER_KEYS } from '@/lib/content/front-matter-schema.ts';
import { trainingSchema } from '@/lib/content/training.ts';

/**
 * Contentlayer refuses a file with a field it does not know, and drops nothing it does: both lists
 * must be one.
 */
describe('Contentlayer knows exactly the fields that are checked', () => {
  test.each([
    ['Doc', Doc, FRONT_MATTER_KEYS],
    ['Category', Category, CATEGORY_KEYS],
    ['Training', Training, Object.keys(trainingSchema.shape)],
  ])('in a %s', (name, type, keys) => {
    const { name: defined, fields } = type.def();
    expect(defined).toBe(name);
    expect(Object.keys(fields ?? {}).sort()).toEqual([...keys].sort());
  });

  test.each(['pagination_next', 'pagination_prev', 'displayed_sidebar', 'custom_edit_url'])(
    '%s may be null, so Contentlayer must not take it for a text',
    (key) => {
      expect(
        Object.entries(Doc.def().fields ?? {}).find(([name]) => name === key)?.[1],
      ).toMatchObject({ type: 'json' });
    },
  );
});
