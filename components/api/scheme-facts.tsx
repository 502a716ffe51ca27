import { getTranslations } from 'next-intl/server';
import type { SecurityScheme } from '@/lib/openapi/pages/security.ts';
import styles from './scheme-facts.module.css';

const LABELS = {
  type: 'schemeType',
  in: 'schemeIn',
  name: 'schemeName',
  scheme: 'schemeScheme',
  bearerFormat: 'schemeBearerFormat',
  openIdConnectUrl: 'schemeOpenIdConnectUrl',
  oauth2MetadataUrl: 'schemeMetadataUrl',
  deprecated: 'schemeDeprecated',
  flow: 'schemeFlow',
  authorizationUrl: 'schemeAuthorizationUrl',
  deviceAuthorizationUrl: 'schemeDeviceAuthorizationUrl',
  tokenUrl: 'schemeTokenUrl',
  refreshUrl: 'schemeRefreshUrl',
  scopes: 'schemeScopes',
} as const;

/** The properties of a security scheme, as the document has them. */
export async function SchemeFacts({ facts }: { facts: SecurityScheme['facts'] }) {
  const t = await getTranslations('api');
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value], index) => (
        <div key={index}>
          <dt>{t(LABELS[key])}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
