import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Page } from '@/lib/docs/types.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Pager } from './pager.tsx';
import { VersionBadge, VersionBanner } from './version-notes.tsx';
import styles from './article.module.css';

interface Props {
  page: Page;
  /** Right column; nothing there when absent. */
  toc?: ReactNode;
  /** Wide right column of an operation: 5/12 of the page. On a narrow screen it stands between the text and what follows it. */
  aside?: ReactNode;
  /** Behind the text, before previous and next. */
  foot?: ReactNode;
  /** Cards and lists take the room of the right column, too. */
  wide?: boolean;
  children: ReactNode;
}

/** Frame of every page beside a sidebar: breadcrumbs above, previous and next below, table of contents to the right. */
export async function Article({ page, toc, aside, foot, wide = false, children }: Props) {
  const t = await getTranslations('docs');
  const pager = page.kind === 'doc' || page.kind === 'category' || 'api' in page ? page : undefined;
  const after = (
    <>
      {foot}
      {pager && <Pager locale={page.locale} previous={pager.previous} next={pager.next} />}
    </>
  );
  return (
    <div
      className={styles.columns}
      data-aside={aside ? '' : undefined}
      data-wide={wide ? '' : undefined}
    >
      <main id="main" className={styles.main}>
        <VersionBanner page={page} />
        <Breadcrumbs page={page} />
        <VersionBadge page={page} />
        <article>{children}</article>
        {!aside && after}
      </main>
      {toc}
      {aside}
      {aside && (
        <section className={styles.after} aria-label={t('afterText')}>
          {after}
        </section>
      )}
    </div>
  );
}
