import type { ReactNode } from 'react';
import { codeTranslations } from '@/lib/render-data/code-translations.ts';
import { interpolatedParts } from '@/lib/text/interpolate.ts';

export interface TranslateProps {
  id?: string;
  values?: Readonly<Record<string, ReactNode>>;
  children?: string;
}

/** A text of the page's code in the language of the page, from `i18n/<locale>/code.json`. */
export function Translate({
  locale,
  id,
  values = {},
  children = '',
}: TranslateProps & { locale: string }) {
  return interpolatedParts(codeTranslations(locale)[id ?? children] ?? children, values);
}
