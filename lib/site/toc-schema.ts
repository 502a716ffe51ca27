import { z } from 'zod';

const level = z.int().min(2).max(6);

/** The levels of headings in tables of contents. Front matter of a page wins. */
export const tableOfContents = z
  .strictObject({ minHeadingLevel: level.default(2), maxHeadingLevel: level.default(3) })
  .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
    message: '`minHeadingLevel` must not be above `maxHeadingLevel`',
  })
  .prefault({});
