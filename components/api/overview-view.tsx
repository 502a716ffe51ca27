import { getTranslations } from 'next-intl/server';
import { Article } from '@/components/docs/article.tsx';
import { Feedback } from '@/components/docs/feedback.tsx';
import { MobileToc, Toc } from '@/components/docs/toc.tsx';
import { textLanguage } from '@/components/docs/not-translated.tsx';
import { ExternalLink } from '@/components/frame/site-link.tsx';
import { heading } from '@/components/mdx/heading.tsx';
import { ScrollTable } from '@/components/mdx/scroll-table.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { tableOfContents } from '@/lib/docs/toc.ts';
import type { ApiOverviewPage } from '@/lib/docs/types.ts';
import type { OverviewData } from '@/lib/openapi/pages/data.ts';
import { shownValues } from '@/lib/openapi/pages/servers.ts';
import { loadApiData } from '@/lib/render-data/api-data.ts';
import { MoreInformation } from './more-information.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { SchemeFacts } from './scheme-facts.tsx';
import { TranslationNotice } from './translation-notice.tsx';
import { VersionLabel } from './version-label.tsx';
import styles from './overview-view.module.css';
import sections from './sections.module.css';

const Heading = heading(2);

/** The main page of an API: description, servers, authentication, contact, and downloads. */
export async function OverviewView({ page }: { page: ApiOverviewPage }) {
  const data = loadApiData(page);
  const t = await getTranslations('api');
  const lang = textLanguage(page);
  const hasContact = data.contact ?? data.license ?? data.termsOfService;
  const entries = tableOfContents([
    ...data.headings,
    ...(data.servers.length > 0 ? [{ id: 'servers', text: t('servers'), level: 2 }] : []),
    ...(data.schemes.length > 0
      ? [{ id: 'authentication', text: t('authentication'), level: 2 }]
      : []),
    ...(hasContact ? [{ id: 'contact', text: t('contact'), level: 2 }] : []),
  ]);
  return (
    <Article page={page} toc={<Toc entries={entries} />}>
      <VersionLabel page={page} />
      {data.logo && <Logo logo={data.logo} />}
      <div className={styles.head}>
        <h1 lang={lang}>{page.title}</h1>
        <p className={styles.downloads}>
          <span>{t('download')}</span>
          {data.downloads.map(({ label, href, file }) => (
            <a
              key={label}
              href={href}
              download={file}
              aria-label={t('downloadAs', { format: label })}
            >
              {label}
            </a>
          ))}
        </p>
      </div>
      <TranslationNotice page={page} />
      <div className={styles.intro} lang={lang}>
        {data.summary !== undefined && <p className={styles.summary}>{data.summary}</p>}
        <ReadyHtml html={data.introHtml} />
      </div>
      <MobileToc entries={entries} />
      <div lang={lang}>
        <ReadyHtml html={data.descriptionHtml} />
        <MoreInformation docs={data.externalDocs} />
        <Servers data={data} />
        <Authentication data={data} />
        {hasContact && <Contact data={data} />}
      </div>
      <Feedback />
    </Article>
  );
}

/** One of the two is shown in each color mode, so both have the text. */
function Logo({ logo }: { logo: NonNullable<OverviewData['logo']> }) {
  return (
    <p className={styles.logo}>
      <img src={logo.url} alt={logo.alt} data-light={logo.darkUrl ? '' : undefined} />
      {logo.darkUrl && <img src={logo.darkUrl} alt={logo.alt} data-dark />}
    </p>
  );
}

async function Servers({ data }: { data: OverviewData }) {
  if (data.servers.length === 0) return null;
  const t = await getTranslations('api');
  return (
    <section className={`${sections.section} ${styles.section}`}>
      <Heading id="servers">{t('servers')}</Heading>
      {data.servers.map(({ url, description, variables }) => (
        <div key={url} className={styles.server}>
          <p>
            <code>{url}</code>
          </p>
          {description !== undefined && <p className={styles.muted}>{description}</p>}
          {variables.length > 0 && (
            <ScrollTable>
              <thead>
                <tr>
                  <th>{t('variable')}</th>
                  <th>{t('default')}</th>
                  <th>{t('description')}</th>
                </tr>
              </thead>
              <tbody>
                {variables.map((variable) => {
                  const { initial, values } = shownValues(variable);
                  return (
                    <tr key={variable.name}>
                      <td>
                        <code>{variable.name}</code>
                      </td>
                      <td>
                        <code>{initial}</code>
                        {values.length > 0 && (
                          <span className={styles.muted}> [{values.join(', ')}]</span>
                        )}
                      </td>
                      <td>{variable.description}</td>
                    </tr>
                  );
                })}
              </tbody>
            </ScrollTable>
          )}
        </div>
      ))}
    </section>
  );
}

async function Authentication({ data }: { data: OverviewData }) {
  if (data.schemes.length === 0) return null;
  const t = await getTranslations('api');
  return (
    <section className={`${sections.section} ${styles.section}`}>
      <Heading id="authentication">{t('authentication')}</Heading>
      <Tabs
        entries={data.schemes.map((scheme) => ({
          value: scheme.id,
          panel: (
            <>
              {scheme.descriptionHtml !== undefined && <ReadyHtml html={scheme.descriptionHtml} />}
              <SchemeFacts facts={scheme.facts} />
            </>
          ),
        }))}
      />
    </section>
  );
}

async function Contact({ data: { contact, license, termsOfService } }: { data: OverviewData }) {
  const t = await getTranslations('api');
  return (
    <section className={`${sections.section} ${styles.section}`}>
      <Heading id="contact">{t('contact')}</Heading>
      <ul className={styles.contact}>
        {contact?.url !== undefined && (
          <li>
            <ExternalLink href={contact.url}>{contact.name ?? contact.url}</ExternalLink>
          </li>
        )}
        {contact?.url === undefined && contact?.name !== undefined && <li>{contact.name}</li>}
        {contact?.email !== undefined && (
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        {termsOfService !== undefined && (
          <li>
            <ExternalLink href={termsOfService}>{t('termsOfService')}</ExternalLink>
          </li>
        )}
        {license && (
          <li>
            {t('license')}:{' '}
            {license.url === undefined ? (
              license.name
            ) : (
              <ExternalLink href={license.url}>{license.name}</ExternalLink>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
