import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/frame/site-link.tsx';
import { editUrl } from '@/lib/docs/edit-url.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { formatDay, lastUpdate } from '@/lib/render-data/last-update.ts';
import { getSite, sectionVersionOf } from '@/lib/render-data/site.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';
import styles from './article-footer.module.css';

/** Below the text: the edit link and the date of the last change, where they are known. */
export async function ArticleFooter({ page }: { page: DocPage }) {
  const { config } = getSite().model;
  const section = sectionVersionOf(page)?.section;
  const edit = editUrl(
    page,
    config.docs.editUrl,
    config.sections?.find(({ path }) => path === section),
  );
  const update = lastUpdate(page);
  if (!edit && !update) return null;
  const t = await getTranslations('docs');
  const language = htmlLangOf(config, page.locale);
  return (
    <div className={styles.foot} data-no-search>
      {edit && (
        <ExternalLink href={edit} className={styles.edit}>
          {t('editPage')}
        </ExternalLink>
      )}
      {update && (
        <p className={styles.updated} data-last-update>
          {t.rich(update.author ? 'lastUpdatedBy' : 'lastUpdated', {
            name: update.author ?? '',
            date: () => <time dateTime={update.date}>{formatDay(update.date, language)}</time>,
          })}
        </p>
      )}
    </div>
  );
}
