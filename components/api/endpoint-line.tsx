import { getTranslations } from 'next-intl/server';
import { CopyEndpoint, EndpointServer } from './builder/endpoint-server.tsx';
import { BreakableAddress } from './breakable-address.tsx';
import { MethodBadge } from './method-badge.tsx';
import styles from './endpoint-line.module.css';

interface Props {
  method: string;
  /** With which method a webhook is called. */
  verb?: string;
  path: string;
}

/** Method, chosen server, and path in one line, with a button that copies it. */
export async function EndpointLine({ method, verb, path }: Props) {
  const [t, content] = await Promise.all([getTranslations('api'), getTranslations('content')]);
  const shown = path.replace(/\{([^{}]+)\}/g, ':$1');
  if (method === 'webhook') {
    return (
      <p className={styles.line}>
        <MethodBadge method={method} />
        {verb !== undefined && <MethodBadge method={verb} />}
        <code className={styles.path}>
          <BreakableAddress text={path} />
        </code>
      </p>
    );
  }
  return (
    <div className={styles.line} data-code>
      <MethodBadge method={method} />
      <code className={styles.path} data-endpoint>
        <span className={styles.server}>
          <EndpointServer />
        </span>
        <BreakableAddress text={shown} />
      </code>
      <CopyEndpoint
        path={shown}
        label={t('copyPath')}
        copied={content('copied')}
        className={styles.copy}
      />
    </div>
  );
}
