import { getTranslations } from 'next-intl/server';
import type { OperationData } from '@/lib/openapi/pages/data.ts';
import { getSite } from '@/lib/server/site.ts';
import { AuthFields } from './auth-fields.tsx';
import { BodyFields } from './body-fields.tsx';
import { builderData } from './builder-data.ts';
import { ParameterFields } from './parameter-fields.tsx';
import { ServerFields } from './server-fields.tsx';
import styles from './builder.module.css';

/**
 * Fields that fill in the samples while one types. The browser's part is components/behaviours/operation, loaded for this
 * page only; without script there is nothing to fill in, and the form is not shown.
 */
export async function RequestBuilder({ data }: { data: OperationData }) {
  if (data.method === 'webhook') return null;
  const t = await getTranslations('api');
  const send = !getSite().model.config.api.hideSendButton;
  const json = JSON.stringify(builderData(data)).replaceAll('<', '\\u003c');
  const labels = { 'data-collapse-all': t('collapseAll'), 'data-expand-all': t('expandAll') };
  return (
    <form className={styles.builder} aria-label={t('builder')} data-builder autoComplete="off" suppressHydrationWarning>
      <script type="application/json" data-builder-data dangerouslySetInnerHTML={{ __html: json }} />
      <div className={styles.head}>
        <h2>{t('builder')}</h2>
        <button type="button" className={styles.quiet} data-toggle-all {...labels}>
          {t('collapseAll')}
        </button>
      </div>
      <ServerFields servers={data.servers} />
      <AuthFields security={data.security} />
      <ParameterFields fields={data.fields} />
      {data.body && <BodyFields body={data.body} />}
      {data.accept.length > 1 && (
        <details open>
          <summary>{t('accept')}</summary>
          <div>
            <select aria-label={t('accept')} data-accept>
              {data.accept.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </div>
        </details>
      )}
      {send && (
        <div className={styles.send} data-sending={t('sending')} data-failed={t('sendFailed')}>
          <button type="submit" className={styles.submit}>
            {t('send')}
          </button>
          <output data-response aria-label={t('responseTitle')} />
        </div>
      )}
    </form>
  );
}
