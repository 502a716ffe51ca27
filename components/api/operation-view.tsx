import { getTranslations } from 'next-intl/server';
import { Article } from '@/components/docs/article.tsx';
import { Feedback } from '@/components/docs/feedback.tsx';
import { textLanguage } from '@/components/docs/not-translated.tsx';
import { PageMenu } from '@/components/docs/page-menu.tsx';
import { FileLink } from '@/components/frame/site-link.tsx';
import { Admonition } from '@/components/mdx/admonition.tsx';
import { codeWords } from '@/components/mdx/code-words.ts';
import type { OperationPage } from '@/lib/docs/types.ts';
import { markdownPath } from '@/lib/docs/urls.ts';
import type { OperationData } from '@/lib/openapi/pages/data.ts';
import { loadApiData } from '@/lib/render-data/api-data.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { builderData } from './builder/builder-data.ts';
import { BUILDER_WORDS } from './builder/builder-words.ts';
import { OperationState } from './builder/operation-state.tsx';
import { RequestBuilder } from './builder/request-builder.tsx';
import { CallbacksSection } from './callbacks-section.tsx';
import { EndpointLine } from './endpoint-line.tsx';
import { ExampleCode } from './example-code.tsx';
import { MoreInformation } from './more-information.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { RequestSection } from './request-section.tsx';
import { ResponsesSection } from './responses-section.tsx';
import { SAMPLE_WORDS } from './samples/sample-words.ts';
import { OperationSamples } from './samples/operation-samples.tsx';
import { Arrive } from './schema/arrive.tsx';
import { SecuritySummary } from './security-summary.tsx';
import { TranslationNotice } from './translation-notice.tsx';
import { VersionLabel } from './version-label.tsx';
import { pickWords } from './words.ts';
import styles from './operation-view.module.css';

/**
 * One operation: text to the left, samples and the request builder to the right. Everything is in
 * the HTML.
 */
export async function OperationView({ page }: { page: OperationPage }) {
  const data = loadApiData(page);
  const t = await getTranslations('api');
  const lang = textLanguage(page);
  return (
    <OperationState
      key={page.path}
      api={page.api}
      data={builderData(data, {
        and: (first, second) => t('andScheme', { first, second }),
        none: t('noAuthorization'),
      })}
    >
      <Article page={page} aside={<Aside page={page} data={data} />} foot={<Feedback />}>
        <Arrive />
        <VersionLabel page={page} />
        <h1 className={styles.title} lang={lang}>
          {page.title === '' ? t('missingSummary') : page.title}
        </h1>
        <PageMenu page={page} />
        <EndpointLine method={data.method} verb={data.verb} path={data.path} />
        <TranslationNotice page={page} />
        <div lang={lang}>
          {data.deprecated && (
            <div className={styles.deprecated}>
              <Admonition kind="caution" title={t('deprecatedTitle')}>
                {data.deprecatedHtml === undefined ? (
                  <p>{t('deprecatedText')}</p>
                ) : (
                  <ReadyHtml html={data.deprecatedHtml} />
                )}
              </Admonition>
            </div>
          )}
          <ReadyHtml html={data.descriptionHtml} />
          <MoreInformation docs={data.externalDocs} className={styles.more} />
          <RequestSection data={data} />
          <ResponsesSection responses={data.responses} />
          <CallbacksSection html={data.callbacksHtml} />
        </div>
      </Article>
    </OperationState>
  );
}

async function Aside({ page, data }: { page: OperationPage; data: OperationData }) {
  const t = await getTranslations('api');
  const success = data.responses.find(
    ({ status, contents }) =>
      /^2/.test(status) && contents.some(({ examples }) => examples.length > 0),
  );
  const example = success?.contents.find(({ examples }) => examples.length > 0)?.examples[0];
  return (
    <aside className={styles.aside} aria-label={t('samples')} data-operation>
      <SecuritySummary page={page} data={data} />
      {data.method !== 'webhook' && (
        <OperationSamples
          own={data.samples}
          isLarge={data.isLarge}
          words={{ ...pickWords(SAMPLE_WORDS, t), ...(await codeWords()) }}
        />
      )}
      {data.isLarge && data.method !== 'webhook' && (
        <noscript>
          <p>
            <FileLink locale={page.locale} path={markdownPath(page.path)} type="text/markdown">
              {t('samplesInMarkdown')}
            </FileLink>
          </p>
        </noscript>
      )}
      {data.method !== 'webhook' && (
        <RequestBuilder
          words={pickWords(BUILDER_WORDS, t)}
          sends={!getSite().model.config.api.hideSendButton}
        />
      )}
      {success && example && (
        <div className={styles.response} data-response-example>
          <ExampleCode
            text={example.text}
            language={example.language}
            words={await codeWords()}
            title={t('responseExample', { status: success.status })}
          />
        </div>
      )}
      {/* Fetched parts of schemas use these classes: the build keeps their styles (lib/build/used-styles.ts). */}
      <template className="rows link head tree more choice kind label values scroll any struck fact flag name type text" />
    </aside>
  );
}
