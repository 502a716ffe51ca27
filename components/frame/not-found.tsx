import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { NotFoundAddress } from './not-found-address.tsx';
import { PageLink } from './site-link.tsx';
import styles from './not-found.module.css';

/**
 * A host without rules serves one 404.html for every path. A script in it goes to the page of the language (lib/build/not-found-pages.ts);
 * without script the default locale's page says the same in every language. The other locales' pages, which better hosts
 * serve, speak their own only.
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
        <Text
          key={code}
          locale={code}
          htmlLang={config.locales.find((candidate) => candidate.code === code)?.htmlLang ?? code}
          first={index === 0}
        />
      ))}
    </main>
  );
}

function Text({ locale, htmlLang, first }: { locale: string; htmlLang: string; first: boolean }) {
  const t = createTranslator({
    locale,
    messages: loadMessages(sitePaths(), locale),
    namespace: 'notFound',
  });
  const Title = first ? 'h1' : 'h2';
  return (
    <section lang={htmlLang} className={styles.text} data-not-found-locale={locale}>
      <Title>{t('title')}</Title>
      <p>{t('text')}</p>
      <p>{t('tellOwner')}</p>
      <p>
        <PageLink locale={locale} path="/">
          {t('goHome')}
        </PageLink>
      </p>
    </section>
  );
}
