import { getTranslations } from 'next-intl/server';
import type { OperationData } from '@/lib/openapi/pages/data.ts';
import styles from './builder.module.css';

/** Credentials: they stay in the browser's tab, and no sample ever shows them. */
export async function AuthFields({ security }: { security: OperationData['security'] }) {
  const t = await getTranslations('api');
  if (!security.flat().some(({ scheme }) => scheme.fields.length > 0)) return null;
  return (
    <details open data-auth>
      <summary>{t('auth')}</summary>
      <div>
        {security.length > 1 && (
          <label className={styles.field}>
            <span>{t('scheme')}</span>
            <select data-scheme>
              {security.map((combination, index) => (
                <option key={index} value={index}>
                  {combination.map(({ scheme }) => scheme.id).reduce((first, second) => t('andScheme', { first, second }))}
                </option>
              ))}
            </select>
          </label>
        )}
        {security.map((combination, index) => (
          <div key={index} data-combination={index} hidden={index > 0} suppressHydrationWarning>
            {combination.flatMap(({ scheme }) =>
              scheme.fields.map((field) => (
                <label key={`${scheme.id} ${field}`} className={styles.field}>
                  <span>
                    {scheme.id} — {t(field)}
                  </span>
                  <input type="password" autoComplete="off" data-secret={`${scheme.id}.${field}`} data-secret-kind={field} />
                </label>
              )),
            )}
          </div>
        ))}
        <p className={styles.hint}>{t('masked')}</p>
      </div>
    </details>
  );
}
