import { TEMPLATES } from './own-templates.ts';
import { LANGUAGES, type Language, type SampleShape } from './shape.ts';
import type { Part } from './slots.ts';

/** One sample of a request: a language and the library that it uses. */
export interface SampleTemplate {
  language: Language;
  /** Shown on the inner tab, where a language has several. */
  label: string;
  /** Name of the language for coloring. */
  grammar: string;
  parts: Part[];
}

/** Every sample for a request of this shape, in the order of the tabs. */
export const sampleTemplates = (shape: SampleShape): SampleTemplate[] =>
  LANGUAGES.flatMap(([language, , grammar]) =>
    TEMPLATES[language]
      .filter(({ fits }) => fits?.(shape) ?? true)
      .map(({ label, parts }) => ({ language, label, grammar, parts: parts(shape) })),
  );
