import { getTranslations } from 'next-intl/server';
import { Admonition } from '@/components/mdx/admonition.tsx';
import type { ApiPage, DocPage } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';

/** Says that the text below is in its original language. */
export async function NotTranslated() {
  const t = await getTranslations('docs');
  return (
    <Admonition kind="info" title={t('notTranslatedTitle')}>
      <p>{t('notTranslated')}</p>
    </Admonition>
  );
}

/** Language of a page's text if it differs from the page's language. */
export function textLanguage(page: DocPage | ApiPage): string | undefined {
  const { config } = getSite().model;
  return page.translation === 'missing' ? htmlLangOf(config, config.defaultLocale) : undefined;
}
