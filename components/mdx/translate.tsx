import type { ReactNode } from 'react';
import { codeTranslations } from '@/lib/render-data/code-translations.ts';

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
  const text = codeTranslations(locale)[id ?? children] ?? children;
  return text
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? (values[part.slice(1, -1)] ?? part) : part));
}
