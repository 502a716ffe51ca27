import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/server/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { ownHtml } from './own-html.ts';
import styles from './announcement-bar.module.css';

/**
 * The site's announcement above the navbar. A region, not a banner: that is the navbar's role, and a page has one.
 * Closing it is done by components/behaviours/announcement.ts.
 */
export async function AnnouncementBar({ locale }: { locale: string }) {
  const { announcementBar, defaultLocale } = getSite().model.config;
  if (!announcementBar) return null;
  const t = await getTranslations('frame');
  const { backgroundColor, textColor, content, isCloseable } = announcementBar;
  return (
    <div role="region" aria-label={t('announcement')} className={styles.bar} style={{ backgroundColor, color: textColor }} data-announcement>
      {/* The owner's own HTML, of the site's configuration. */}
      <div className={styles.content} dangerouslySetInnerHTML={ownHtml(localize(content, locale, defaultLocale))} />
      {isCloseable && (
        <button type="button" className={styles.close} data-close-announcement aria-label={t('close')}>
          <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
