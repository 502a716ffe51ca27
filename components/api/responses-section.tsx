import { getTranslations } from 'next-intl/server';
import { heading } from '@/components/mdx/heading.tsx';
import type { ContentData, ResponseData } from '@/lib/openapi/pages/data.ts';
import { ContentTabs, treeId, type ShownTrees } from './content-tabs.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { ResponseTrees } from './schema/response-trees.tsx';
import { SchemaTree } from './schema/schema-tree.tsx';
import { schemaWords } from './schema/schema-words.ts';
import { treeSource } from './schema/tree-source.ts';
import { CopyLink } from './schema/copy-link.tsx';
import { StatusTabs } from './status-tabs.tsx';
import styles from './sections.module.css';

const Heading = heading(2);

/** The responses by status. */
export async function ResponsesSection({ responses }: { responses: readonly ResponseData[] }) {
  if (responses.length === 0) return null;
  const t = await getTranslations('api');
  const shown = firstTrees(responses);
  const entries = responses.map((response) => ({
    value: response.status,
    panel: <ResponseView response={response} shown={shown} />,
  }));
  return (
    <section className={styles.section}>
      <Heading id="responses">{t('responses')}</Heading>
      <ResponseTrees
        trees={Object.fromEntries(
          [...shown.values()].map(({ id, content }) => [id, treeSource(content)]),
        )}
      >
        <div className={styles.statuses} data-statuses>
          <StatusTabs entries={entries} label={t('responses')} />
        </div>
      </ResponseTrees>
    </section>
  );
}

async function ResponseView({ response, shown }: { response: ResponseData; shown: ShownTrees }) {
  const t = await getTranslations('api');
  const id = `response-${response.status}`;
  const [content, ...others] = response.contents;
  return (
    <>
      <div id={id} className={styles.status}>
        <ReadyHtml html={response.descriptionHtml} />
        <CopyLink
          id={id}
          label={t('copyLink', { name: response.status })}
          copied={t('linkCopied')}
          className={styles.link}
        />
      </div>
      {response.headersHtml !== '' && (
        <details className={styles.headers}>
          <summary>{t('responseHeaders')}</summary>
          <div data-collapse>
            <SchemaTree
              html={response.headersHtml}
              words={await schemaWords()}
              place={`${id}-header`}
            />
          </div>
        </details>
      )}
      {response.linksHtml !== '' && (
        <details className={styles.headers}>
          <summary>{t('links')}</summary>
          <div data-collapse>
            <ReadyHtml html={response.linksHtml} />
          </div>
        </details>
      )}
      {content && others.length === 0 && (
        <p className={styles.media}>
          <code>{content.type}</code>
        </p>
      )}
      {response.contents.length === 0 ? (
        <p className={styles.none}>{t('noContent')}</p>
      ) : (
        <ContentTabs contents={response.contents} group="response" id={id} shown={shown} />
      )}
    </>
  );
}

interface FirstTree {
  id: string;
  label: string;
  content: ContentData;
}

/** The first place of each tree. */
function firstTrees(responses: readonly ResponseData[]): ReadonlyMap<string, FirstTree> {
  const shown = new Map<string, FirstTree>();
  for (const { status, contents } of responses) {
    contents.forEach((content, index) => {
      const { treeHtml } = content;
      if (treeHtml !== '' && !shown.has(treeHtml))
        shown.set(treeHtml, { id: treeId(`response-${status}`, index), label: status, content });
    });
  }
  return shown;
}
