import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Page } from '@/lib/docs/types.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Pager } from './pager.tsx';
import { SamePages, VersionBadge, VersionBanner } from './version-notes.tsx';
import styles from './article.module.css';

interface Props {
  page: Page;
  /** Content of the right column. */
  toc?: ReactNode;
  /**
   * Wide right column of an API operation: 5/12 of the page. On a narrow screen it follows the
   * text.
   */
  aside?: ReactNode;
  /** Between the text and the links to the previous and next page. */
  foot?: ReactNode;
  /** Cards and lists span the right column, too. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Layout of every page with a sidebar: breadcrumbs above, links to the previous and next page
 * below, table of contents on the right.
 */
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
        <SamePages page={page} />
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
