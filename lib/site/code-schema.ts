import { z } from 'zod';

/** One or more words on one line. */
const comment = z.string().regex(/^\S(.*\S)?$/);

/** Tools for packages that commands for npm are written for, too. */
export const PACKAGE_TOOLS = ['yarn', 'pnpm', 'bun'] as const;

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
  /** Blocks of code with `npm2yarn`. */
  npm2yarn: z
    .strictObject({
      /** The tabs besides npm, in their order. */
      converters: z.array(z.enum(PACKAGE_TOOLS)).default([...PACKAGE_TOOLS]),
      /** The tool that a reader chooses is chosen in all of them. */
      sync: z.boolean().default(true),
    })
    .prefault({}),
});

/** How the site writes code. */
export type CodeSettings = z.infer<typeof codeSchema>;

export type MagicComment = CodeSettings['magicComments'][number];

export type CommandTabs = CodeSettings['npm2yarn'];
