import { getTranslations } from 'next-intl/server';
import { heading } from '@/components/mdx/heading.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
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
        <Tabs
          arrows
          entries={responses.map((response) => ({
            value: response.status,
            panel: <Response response={response} shown={shown} headers={t('responseHeaders')} noContent={t('noContent')} />,
          }))}
        />
      </div>
    </section>
  );
}

function Response({ response, shown, headers, noContent }: { response: ResponseData; shown: ShownTrees; headers: string; noContent: string }) {
  return (
    <>
      <ReadyHtml html={response.descriptionHtml} />
      {response.headersHtml !== '' && (
        <details className={styles.headers}>
          <summary>{headers}</summary>
          <div data-collapse>
            <ReadyHtml html={response.headersHtml} />
          </div>
        </details>
      )}
      {response.contents.length === 0 ? <p className={styles.none}>{noContent}</p> : <ContentTabs contents={response.contents} group="response" id={`response-${response.status}`} shown={shown} />}
    </>
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
