import { getTranslations } from 'next-intl/server';
import { Admonition } from '@/components/mdx/admonition.tsx';
import { TellSamePages } from '@/components/navbar/same-pages.ts';
import { VersionLink } from '@/components/navbar/version-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { Page } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { docsSections, pathInVersion } from '@/lib/docs/versions.ts';
import { getSite, sectionVersionOf } from '@/lib/render-data/site.ts';
import styles from './version-notes.module.css';

/**
 * Banner above pages of an outdated or unreleased version, with a link to the same page of the
 * latest version.
 */
export async function VersionBanner({ page }: { page: Page }) {
  const index = getSite().index(page.locale);
  const sectionVersion = sectionVersionOf(page);
  const banner = sectionVersion?.version.banner;
  if (!index || !sectionVersion || !banner) return null;
  const t = await getTranslations('docs');
  const { config } = getSite().model;
  const section = docsSections(index.model.sectionVersions).find(
    ({ path }) => path === sectionVersion.section,
  );
  if (!section)
    throw new Error(`${sectionVersion.section} has a version but is no section of documents.`);
  const { latest } = section;
  return (
    <div role="alert" className={styles.banner}>
      <Admonition kind="warning" title={t('versionNotice')}>
        <p>{t(banner, { section: sectionVersion.title, label: sectionVersion.version.label })}</p>
        {latest !== sectionVersion && (
          <p>
            {t.rich('readLatest', {
              label: latest.version.label,
              link: (text) => (
                <VersionLink
                  section={section.id}
                  version={latest.version.name}
                  keeps={config.versionPersistence === 'localStorage'}
                  href={pageHref(
                    config,
                    page.locale,
                    pathInVersion(index, page, sectionVersion, latest),
                  )}
                >
                  {text}
                </VersionLink>
              ),
            })}
          </p>
        )}
      </Admonition>
    </div>
  );
}

/** Badge with the page's version, where readers might confuse versions. */
export async function VersionBadge({ page }: { page: Page }) {
  const sectionVersion = sectionVersionOf(page);
  if (!sectionVersion?.version.badge) return null;
  const t = await getTranslations('docs');
  return (
    <Badge variant="outline" as="p" className={styles.badge}>
      {t('version', { label: sectionVersion.version.label })}
    </Badge>
  );
}

/** For a menu of versions that leads to the same page. */
export function SamePages({ page }: { page: Page }) {
  const { config } = getSite().model;
  const wanted = config.navbar.items.some(
    (item) => item.type === 'docsVersionDropdown' && item.samePage,
  );
  const index = getSite().index(page.locale);
  const sectionVersion = wanted ? sectionVersionOf(page) : undefined;
  if (!index || !sectionVersion) return null;
  const section = docsSections(index.model.sectionVersions).find(
    ({ path }) => path === sectionVersion.section,
  );
  if (!section || section.versions.length < 2) return null;
  const hrefs = section.versions.map((to) => {
    const path = to === sectionVersion ? page.path : pathInVersion(index, page, sectionVersion, to);
    return [to.version.name, pageHref(config, page.locale, path)] as const;
  });
  return <TellSamePages section={section.id} hrefs={Object.fromEntries(hrefs)} />;
}
