import { getTranslations } from 'next-intl/server';
import type { OperationData } from '@/lib/openapi/pages/data.ts';
import { heading } from '@/components/mdx/heading.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { SchemaTree } from './schema/schema-tree.tsx';
import { schemaWords } from './schema/schema-words.ts';
import styles from './sections.module.css';

const Heading = heading(2);

const TITLES = {
  path: 'pathParameters',
  query: 'queryParameters',
  header: 'headerParameters',
  cookie: 'cookieParameters',
} as const;

/** The parameters of a request by place, in a fixed order, and its body. */
export async function RequestSection({ data }: { data: OperationData }) {
  const { parameters, body } = data;
  if (parameters.length === 0 && !body) return null;
  const t = await getTranslations('api');
  const words = await schemaWords();
  const [content, ...others] = body?.contents ?? [];
  return (
    <section className={styles.section}>
      <Heading id="request">{t('request')}</Heading>
      {parameters.map(({ place, html }) => (
        <details key={place} className={styles.group} data-parameters={place} open>
          <summary>
            <h3>{t(TITLES[place])}</h3>
          </summary>
          <div data-collapse>
            <SchemaTree html={html} words={words} place={place} />
          </div>
        </details>
      ))}
      {body && (
        <details id="body" className={styles.group} data-body open>
          <summary>
            <h3>{t('body')}</h3>
            {body.array && <span className={styles.mark}>{t('array')}</span>}
            {body.required && <span className={styles.required}>{t('required')}</span>}
            {content && others.length === 0 && <code className={styles.type}>{content.type}</code>}
          </summary>
          <div data-collapse>
            <ReadyHtml html={body.descriptionHtml} />
            <ContentTabs contents={body.contents} group="request" id="body" />
          </div>
        </details>
      )}
    </section>
  );
}
