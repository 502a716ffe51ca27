import { z } from 'zod';

/** Options of KaTeX, which reads the formulas: https://katex.org/docs/options. */
export const mathOptionsSchema = z.strictObject({
  /** Allows commands that lead to other addresses, such as `\href`. */
  trust: z.boolean().optional(),
  /** What is not LaTeX is an error (`true`), allowed (`false`), or as named. */
  strict: z.union([z.boolean(), z.enum(['error', 'warn', 'ignore'])]).optional(),
  /** Color of what is not allowed. */
  errorColor: z.string().optional(),
  /** `\color` counts for what follows it, as in LaTeX. */
  colorIsTextColor: z.boolean().optional(),
  /** With `mathMacros`, what `\def` defines is known to the next formulas of the page. */
  globalGroup: z.boolean().optional(),
  maxExpand: z.number().optional(),
  maxSize: z.number().optional(),
});
export type MathOptions = z.output<typeof mathOptionsSchema>;

/** Settings for formulas. */
export const mathSettings = {
  /** `$…$` and `$$…$$` are formulas in the syntax of TeX. Without it, `$` is a character. */
  math: z.boolean().default(false),
  /** Own commands of formulas with what they stand for: `{ '\\R': '\\mathbb{R}' }`. */
  mathMacros: z.record(z.string().startsWith('\\'), z.string()).default({}),
  mathOptions: mathOptionsSchema.default({}),
};
