import { getTranslations } from 'next-intl/server';
import { FileLink, siteHref } from '@/components/frame/site-link.tsx';
import { Chevron } from '@/components/ui/chevron.tsx';
import { PopupDetails } from '@/components/ui/popup-details.tsx';
import type { Page } from '@/lib/docs/types.ts';
import { markdownPath } from '@/lib/docs/urls.ts';
import { CopyPageLink } from './copy-page-link.tsx';
import { PrintLink } from './print-link.tsx';
import styles from './page-menu.module.css';

/**
 * Other forms of a page: its text as Markdown, its section for print. All entries are links and
 * work without script; with script the first one copies.
 */
export async function PageMenu({ page }: { page: Page }) {
  const t = await getTranslations('outputs');
  const content = await getTranslations('content');
  const markdown = markdownPath(page.path);
  return (
    <div className={styles.facts} data-page-menu data-no-search>
      <PopupDetails
        className={styles.menu}
        labelClassName={styles.button}
        label={
          <>
            {t('copyMenu')}
            <Chevron />
          </>
        }
      >
        <ul className={styles.list}>
          <li>
            <CopyPageLink
              href={siteHref(page.locale, markdown)}
              label={t('copyMarkdown')}
              copied={content('copied')}
            />
          </li>
          <li>
            <FileLink
              locale={page.locale}
              path={markdown}
              type="text/markdown"
              rel="nofollow"
              className={styles.link}
            >
              {t('viewMarkdown')}
            </FileLink>
          </li>
          {page.sectionVersionKey !== undefined && (
            <li>
              <PrintLink
                locale={page.locale}
                sectionVersionKey={page.sectionVersionKey}
                className={styles.link}
              />
            </li>
          )}
        </ul>
      </PopupDetails>
      {page.kind === 'landing' && page.sectionVersionKey !== undefined && (
        <PrintLink
          locale={page.locale}
          sectionVersionKey={page.sectionVersionKey}
          className={styles.button}
        />
      )}
    </div>
  );
}
