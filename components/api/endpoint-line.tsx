import { getTranslations } from 'next-intl/server';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { MethodBadge } from './method-badge.tsx';
import styles from './endpoint-line.module.css';

/** Method and path in one line that can be copied. The browser keeps the chosen server in front (components/behaviours/operation). */
export async function EndpointLine({ method, path, server }: { method: string; path: string; server: string }) {
  const [t, content] = await Promise.all([getTranslations('api'), getTranslations('content')]);
  if (method === 'webhook') {
    return (
      <p className={styles.line}>
        <MethodBadge method={method} />
      </p>
    );
  }
  return (
    <div className={styles.line} data-code>
      <MethodBadge method={method} />
      <code className={styles.path} data-endpoint suppressHydrationWarning>
        <span className={styles.server} data-endpoint-server suppressHydrationWarning>
          {server}
        </span>
        {path.replace(/\{([^{}]+)\}/g, ':$1')}
      </code>
      <CopyButton label={t('copyPath')} copied={content('copied')} className={styles.copy} text={server + path.replace(/\{([^{}]+)\}/g, ':$1')} />
    </div>
  );
}
