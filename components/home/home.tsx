import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { CardList } from '@/components/docs/card-list.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { LargeSearch } from '@/components/search/large-search.tsx';
import type { SidebarLink } from '@/lib/docs/sidebar-types.ts';
import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { BaseUrlWatch } from './base-url-watch.tsx';
import { FamilyCards } from './family-cards.tsx';
import { Releases } from './releases.tsx';
import styles from './home.module.css';

/** Home page of a locale: summary, entry points, news, all sections. */
export async function Home({ locale }: { locale: string }) {
  const t = await getTranslations('home');
  const { model, index } = getSite();
  const { config } = model;
  const { sectionVersions = [], releases = [] } = index(locale)?.model ?? {};
  const offHome = new Set(config.sections?.filter(({ onHome }) => !onHome).map(({ path }) => path));
  // The courses have a part of their own below.
  const hasTraining = index(locale)?.pageByPath.get(TRAINING_PATH)?.kind === 'training';
  const listed = sectionVersions.filter(
    ({ version, basePath }) =>
      version.isLast && !version.unlisted && !(hasTraining && basePath === TRAINING_PATH),
  );
  const sections = listed.filter(({ section }) => !offHome.has(section));
  const others = listed.filter(({ section }) => offHome.has(section));
  const links = sections.map(({ basePath, title, description }): SidebarLink => ({
    type: 'link',
    path: basePath,
    label: title,
    description: description || undefined,
  }));
  const hero = config.home
    ? localize(config.home.hero, locale, config.defaultLocale)
    : localize(config.description, locale, config.defaultLocale);
  return (
    <main id="main" className={styles.home}>
      <BaseUrlWatch locale={locale} />
      <header className={styles.hero}>
        <h1>{localize(config.title, locale, config.defaultLocale)}</h1>
        <p>{hero}</p>
        <LargeSearch locale={locale} words={{ search: t('search'), button: t('searchButton') }} />
      </header>
      {config.home && (
        <section aria-labelledby="families" className={styles.part}>
          <h2 id="families" className="sr-only">
            {t('products')}
          </h2>
          <FamilyCards cards={config.home.cards} locale={locale} />
        </section>
      )}
      {releases.length > 0 && (
        <section aria-labelledby="releases" className={styles.part}>
          <h2 id="releases">{t('releases')}</h2>
          <Releases releases={releases.slice(0, 5)} locale={locale} />
        </section>
      )}
      <section aria-labelledby="sections" className={styles.part}>
        <h2 id="sections">{t('sections')}</h2>
        <CardList items={links} locale={locale} level={3} columns={4} />
        {others.length > 0 && (
          <p className={styles.others}>
            {t.rich('otherSections', {
              links: () =>
                others.map(({ basePath, title }, index) => (
                  <Fragment key={basePath}>
                    {index > 0 && ' · '}
                    <PageLink locale={locale} path={basePath}>
                      {title}
                    </PageLink>
                  </Fragment>
                )),
            })}
          </p>
        )}
      </section>
      {hasTraining && (
        <section aria-labelledby="training" className={styles.part}>
          <h2 id="training">{t('training')}</h2>
          <p>
            {t.rich('trainingText', {
              link: (text) => (
                <PageLink locale={locale} path={TRAINING_PATH}>
                  {text}
                </PageLink>
              ),
            })}
          </p>
        </section>
      )}
    </main>
  );
}
