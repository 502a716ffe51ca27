import { createTranslator } from 'next-intl';
import { LargeSearch } from '@/components/search/large-search.tsx';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';
import { NotFoundAddress } from './not-found-address.tsx';
import { PageLink } from './site-link.tsx';
import styles from './not-found.module.css';

/**
 * The 404 page. A host without rules serves one 404.html for all paths, and a script in it
 * redirects to the 404 page of the right locale (lib/build/not-found-pages.ts). Without script the
 * default locale's page shows the message in every language. The pages of other locales have one
 * language.
 */
export function NotFound({ locale }: { locale: string }) {
  const { config } = getSite().model;
  const locales =
    locale === config.defaultLocale
      ? [locale, ...config.locales.map(({ code }) => code).filter((code) => code !== locale)]
      : [locale];
  return (
    <main id="main" className={styles.main}>
      <NotFoundAddress />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      {locales.map((code, index) => (
        <Text key={code} locale={code} htmlLang={htmlLangOf(config, code)} first={index === 0} />
      ))}
    </main>
  );
}

function Text({ locale, htmlLang, first }: { locale: string; htmlLang: string; first: boolean }) {
  const t = createTranslator({
    locale,
    messages: loadMessages(sitePaths(), locale),
  });
  const Title = first ? 'h1' : 'h2';
  return (
    <section lang={htmlLang} className={styles.text} data-not-found-locale={locale}>
      <Title>{t('notFound.title')}</Title>
      <p>{t('notFound.text')}</p>
      <LargeSearch
        locale={locale}
        words={{ search: t('home.search'), button: t('home.searchButton') }}
        ofAddress
      />
      <p>{t('notFound.tellOwner')}</p>
      <p>
        <PageLink locale={locale} path="/">
          {t('notFound.goHome')}
        </PageLink>
      </p>
    </section>
  );
}
