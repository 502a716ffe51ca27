import { z } from 'zod';

/** One or more words on one line. */
const comment = z.string().regex(/^\S(.*\S)?$/);

export const codeSchema = z.strictObject({
  /**
   * Other names for languages of code, such as `{ conf: 'ini' }`. With `text` there are no colors
   * and no warning.
   */
  languageAliases: z.record(z.string(), z.string().min(1)).default({}),
  /** Comments that mark lines of code, besides `highlight-next-line` and its like. */
  magicComments: z
    .array(
      z.strictObject({
        mark: z.enum(['highlighted', 'added', 'removed']),
        /** Before a line. */
        line: comment.optional(),
        /** Around lines. */
        block: z.strictObject({ start: comment, end: comment }).optional(),
      }),
    )
    .default([]),
});

/** How the site writes code. */
export type CodeSettings = z.infer<typeof codeSchema>;

export type MagicComment = CodeSettings['magicComments'][number];
