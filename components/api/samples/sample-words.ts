import type { CodeWords } from '@/components/mdx/code-view.tsx';
import type { Messages } from '@/lib/i18n/messages.ts';

/** Texts of the samples, which the server passes on. */
export const SAMPLE_WORDS = [
  'samples',
  'sampleLanguage',
  'otherSamples',
  'expand',
  'close',
] as const satisfies readonly (keyof Messages['api'])[];

export type SampleWords = Readonly<Record<(typeof SAMPLE_WORDS)[number], string>> & CodeWords;
