'use client';

import { useContext, type ReactNode } from 'react';
import { SiteContext } from '@/components/navigation/public-path.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { interpolatedParts } from '@/lib/text/interpolate.ts';

type Values<Value> = Readonly<Record<string, Value>>;

interface TranslateProps {
  id?: string;
  values?: Values<ReactNode>;
  children?: string;
}

/** The locale of the page. */
export const useLocale = (): string => useContext(SiteContext).locale;

/**
 * `translate()` and `<Translate>` for the components of a site.
 * @param texts by locale and id
 */
export function siteTexts(texts: Values<Values<string>>) {
  const textIn = (locale: string, id: string | undefined, message: string): string =>
    texts[locale]?.[id ?? message] ?? message;

  /** `translate()`. Docusaurus has it as a function, so a component may call it anywhere. */
  function useTranslated(
    { message, id }: { message?: string; id?: string },
    values: Values<string | number> = {},
  ): string {
    const text = textIn(useLocaleAnywhere(), id, message ?? id ?? '');
    return interpolatedParts(text, values).join('');
  }

  function Translate({ id, values = {}, children = '' }: TranslateProps) {
    return interpolatedParts(textIn(useLocale(), id, children), values);
  }
  return { Translate, translate: useTranslated };
}

/** Also in an event handler, where no context can be read: there the address names the locale. */
function useLocaleAnywhere(): string {
  try {
    return useLocale();
  } catch {
    const path = typeof window === 'undefined' ? '' : window.location.pathname;
    return path.slice(BASE_PATH.length).split('/')[1] ?? '';
  }
}
