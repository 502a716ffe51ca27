import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import { breadcrumbList } from '@/lib/docs/breadcrumb-list.ts';
import { breadcrumbs } from '@/lib/docs/breadcrumbs.ts';
import type { Page } from '@/lib/docs/types.ts';
import { canonicalUrl } from '@/lib/docs/urls.ts';
import { getSite, sectionVersionOf } from '@/lib/render-data/site.ts';
import styles from './breadcrumbs.module.css';

/** The way from the home page to the page, also as data for search engines. */
export async function Breadcrumbs({ page }: { page: Page }) {
  const sectionVersion = sectionVersionOf(page);
  if (!sectionVersion) return null;
  const t = await getTranslations('docs');
  const { config } = getSite().model;
  const crumbs = breadcrumbs(sectionVersion, page).map((crumb) => ({
    ...crumb,
    label: crumb.label || t('tags'),
  }));
  // The current page is not a link, but search engines need its address.
  const linked = crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { ...crumb, path: page.path } : crumb,
  );
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        <li>
          <PageLink locale={page.locale} path="/" aria-label={t('home')}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path
                d="M2.5 7.2 8 2.6l5.5 4.6M4 6v7h8V6"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.4"
                strokeLinejoin="round"
              />
            </svg>
          </PageLink>
        </li>
        {crumbs.map(({ label, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={index}>
              {path !== undefined && !last ? (
                <PageLink locale={page.locale} path={path}>
                  {label}
                </PageLink>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: breadcrumbList(linked, (path) => canonicalUrl(config, page.locale, path)),
        }}
      />
    </nav>
  );
}
