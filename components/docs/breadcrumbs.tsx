import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import { breadcrumbs } from '@/lib/docs/breadcrumbs.ts';
import type { Page } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';
import styles from './breadcrumbs.module.css';

export async function Breadcrumbs({ page }: { page: Page }) {
  const root = page.root === undefined ? undefined : getSite().index(page.locale)?.rootByKey.get(page.root);
  if (!root) return null;
  const t = await getTranslations('docs');
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        <li>
          <PageLink locale={page.locale} path="/" aria-label={t('home')}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M2.5 7.2 8 2.6l5.5 4.6M4 6v7h8V6" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
            </svg>
          </PageLink>
        </li>
        {breadcrumbs(root, page).map((crumb, index, all) => {
          const label = crumb.label || t('tags');
          const last = index === all.length - 1;
          return (
            <li key={index}>
              {crumb.path !== undefined && !last ? (
                <PageLink locale={page.locale} path={crumb.path}>
                  {label}
                </PageLink>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
