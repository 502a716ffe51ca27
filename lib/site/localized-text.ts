import { z } from 'zod';

/** One text for all locales, or a text for each locale. */
export const localizedText = z.union([z.string(), z.record(z.string(), z.string())]);
export type LocalizedText = z.infer<typeof localizedText>;

/** A text in every language that has one of its own. */
export const textsOf = (text: LocalizedText): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);
