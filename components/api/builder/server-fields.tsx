import { getTranslations } from 'next-intl/server';
import type { ServerData } from '@/lib/openapi/pages/data.ts';
import { serverAddress } from './server-address.ts';
import styles from './builder.module.css';

/** The chosen server, and how to choose another or to fill in its variables. The choice lasts as long as the browser's tab. */
export async function ServerFields({ servers }: { servers: readonly ServerData[] }) {
  const t = await getTranslations('api');
  const first = servers[0]!;
  const shown = serverAddress(first);
  const editable = servers.length > 1 || servers.some(({ variables }) => variables.length > 0);
  return (
    <details open>
      <summary>{t('baseUrl')}</summary>
      <div>
        <p className={styles.server}>
          <code data-server-url suppressHydrationWarning>
            {shown}
          </code>
          {editable && (
            <button type="button" className={styles.quiet} data-server-edit aria-expanded="false" data-edit={t('edit')} data-hide={t('hide')}>
              {t('edit')}
            </button>
          )}
        </p>
        {editable && (
          <div data-server-fields hidden suppressHydrationWarning>
            <label className={styles.field} hidden={servers.length === 1}>
              <span>{t('server')}</span>
              <select data-server>
                {servers.map(({ url }, index) => (
                  <option key={url} value={index}>
                    {url}
                  </option>
                ))}
              </select>
            </label>
            {servers.map(({ url, description, variables }, index) => (
              <div key={url} data-server-variables={index} hidden={index > 0} suppressHydrationWarning>
                {description !== undefined && <p className={styles.hint}>{description}</p>}
                {variables.map((variable) => (
                  <label key={variable.name} className={styles.field}>
                    <span>
                      <code>{variable.name}</code>
                    </span>
                    {variable.values.length > 0 ? (
                      <select data-variable={variable.name} defaultValue={variable.value} suppressHydrationWarning>
                        {variable.values.map((value) => (
                          <option key={value}>{value}</option>
                        ))}
                      </select>
                    ) : (
                      <input type="text" data-variable={variable.name} defaultValue={variable.value} suppressHydrationWarning />
                    )}
                    {variable.description !== undefined && <span className={styles.hint}>{variable.description}</span>}
                  </label>
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}
