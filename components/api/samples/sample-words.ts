import type { Messages } from '@/lib/i18n/messages.ts';

/** Texts of the samples, which the server passes on. */
export const SAMPLE_WORDS = [
  'samples',
  'sampleLanguage',
  'otherSamples',
  'expand',
  'close',
] as const satisfies readonly (keyof Messages['api'])[];

export const CODE_WORDS = [
  'copyCode',
  'copied',
  'wrapCode',
] as const satisfies readonly (keyof Messages['content'])[];

export type SampleWords = Readonly<
  Record<(typeof SAMPLE_WORDS)[number] | (typeof CODE_WORDS)[number], string>
>;
