import { getTranslations } from 'next-intl/server';
import { Admonition } from '@/components/mdx/admonition.tsx';
import type { ApiPage } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';
import styles from './operation-view.module.css';

/** Says that the texts of the document are in the language it was written in. */
export async function TranslationNotice({ page }: { page: ApiPage }) {
  if (page.translation !== 'missing') return null;
  const t = await getTranslations('docs');
  return (
    <div className={styles.notice} data-no-search>
      <Admonition kind="info" title={t('notTranslatedTitle')}>
        <p>{t('notTranslated')}</p>
      </Admonition>
    </div>
  );
}

/** Language of the document's texts where it is not the page's. */
export function textLanguage(page: ApiPage): string | undefined {
  const { config } = getSite().model;
  return page.translation === 'missing' ? config.locales.find(({ code }) => code === config.defaultLocale)?.htmlLang : undefined;
}
