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
  children: ReactNode;
}

/** Frame of every page beside a sidebar: breadcrumbs above, previous and next below, table of contents to the right. */
export function Article({ page, toc, children }: Props) {
  const pager = page.kind === 'doc' || page.kind === 'category' ? page : undefined;
  return (
    <div className={styles.columns} data-toc={toc ? '' : undefined}>
      <main id="main" className={styles.main}>
        <VersionBanner page={page} />
        <Breadcrumbs page={page} />
        <VersionBadge page={page} />
        <article>{children}</article>
        {pager && <Pager locale={page.locale} previous={pager.previous} next={pager.next} />}
      </main>
      {toc}
    </div>
  );
}
