import { getTranslations } from 'next-intl/server';
import type { TocEntry } from '@/lib/docs/toc.ts';
import styles from './toc.module.css';

/** Table of contents in the right column of a wide screen. */
export async function Toc({ entries }: { entries: readonly TocEntry[] }) {
  const t = await getTranslations('docs');
  return (
    <nav aria-label={t('onThisPage')} className={styles.toc} data-toc-list>
      <p className={styles.title} aria-hidden="true">
        {t('onThisPage')}
      </p>
      <TocList entries={entries} />
    </nav>
  );
}

/** The same below the title of a narrow screen, to be opened. */
export async function MobileToc({ entries }: { entries: readonly TocEntry[] }) {
  const t = await getTranslations('docs');
  return (
    <details className={styles.mobile} data-mobile-toc>
      <summary>{t('onThisPage')}</summary>
      <div data-collapse>
        <TocList entries={entries} />
      </div>
    </details>
  );
}

function TocList({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${encodeURIComponent(entry.id)}`}>{entry.text}</a>
          {entry.children.length > 0 && <TocList entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}
