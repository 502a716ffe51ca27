import { getTranslations } from 'next-intl/server';
import { heading } from '@/components/mdx/heading.tsx';
import { TabItem, Tabs } from '@/components/mdx/tabs.tsx';
import type { ResponseData } from '@/lib/openapi/pages/data.ts';
import { ContentTabs, treeId, type ShownTrees } from './content-tabs.tsx';
import { ReadyHtml } from './ready-html.tsx';
import styles from './sections.module.css';

const Heading = heading(2);

/** What comes back, by status. */
export async function ResponsesSection({ responses }: { responses: readonly ResponseData[] }) {
  if (responses.length === 0) return null;
  const t = await getTranslations('api');
  const shown = firstTrees(responses);
  return (
    <section className={styles.section}>
      <Heading id="responses">{t('responses')}</Heading>
      <div className={styles.statuses} data-statuses>
        <Tabs>
          {responses.map((response) => (
            <TabItem key={response.status} value={response.status}>
              <ReadyHtml html={response.descriptionHtml} />
              {response.headersHtml !== '' && (
                <details className={styles.headers}>
                  <summary>{t('responseHeaders')}</summary>
                  <div data-collapse>
                    <ReadyHtml html={response.headersHtml} />
                  </div>
                </details>
              )}
              {response.contents.length === 0 ? <p className={styles.none}>{t('noContent')}</p> : <ContentTabs contents={response.contents} group="response" id={`response-${response.status}`} shown={shown} />}
            </TabItem>
          ))}
        </Tabs>
      </div>
    </section>
  );
}

/** Where each tree stands first. */
function firstTrees(responses: readonly ResponseData[]): ShownTrees {
  const shown = new Map<string, { id: string; label: string }>();
  for (const { status, contents } of responses) {
    contents.forEach(({ treeHtml }, index) => {
      if (treeHtml !== '' && !shown.has(treeHtml)) shown.set(treeHtml, { id: treeId(`response-${status}`, index), label: status });
    });
  }
  return shown;
}
