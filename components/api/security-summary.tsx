import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import type { OperationPage } from '@/lib/docs/types.ts';
import type { OperationData } from '@/lib/openapi/pages/data.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';
import { SchemeFacts } from './scheme-facts.tsx';
import styles from './security-summary.module.css';

/** The authorization of an operation in one line, which opens its details. */
export async function SecuritySummary({
  page,
  data,
}: {
  page: OperationPage;
  data: OperationData;
}) {
  const t = await getTranslations('api');
  if (data.security.length === 0)
    return <p className={styles.none}>{t('authorization', { names: t('noAuthorization') })}</p>;
  const overview = sectionVersionOf(page)?.mainPath ?? page.path;
  const names = data.security.map((combination) =>
    combination
      .map(({ scheme }) => scheme.id)
      .reduce((first, second) => t('andScheme', { first, second })),
  );
  return (
    <details className={styles.summary} data-security>
      <summary>{t('authorization', { names: names.join(` ${t('or')} `) })}</summary>
      <div data-collapse>
        {data.security.flat().map(({ scheme, scopes }, index) => (
          <div key={`${scheme.id}-${index}`} className={styles.scheme}>
            <p>
              <PageLink locale={page.locale} path={overview} suffix="#authentication">
                {scheme.id}
              </PageLink>
            </p>
            <SchemeFacts facts={scheme.facts.filter(([key]) => key !== 'scopes')} />
            {scopes.length > 0 && (
              <p className={styles.scopes}>
                {t('requiredScopes')}:{' '}
                {scopes.map((scope) => (
                  <code key={scope}>{scope}</code>
                ))}
              </p>
            )}
          </div>
        ))}
        {data.securityOptional && <p>{t('optionalAuthorization')}</p>}
      </div>
    </details>
  );
}
