import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/mdx/code-block.tsx';
import { TabItem, Tabs } from '@/components/mdx/tabs.tsx';
import type { ContentData, ExampleData } from '@/lib/openapi/pages/data.ts';
import { ReadyHtml } from './ready-html.tsx';
import styles from './content-tabs.module.css';

/** The media types of a body; one needs no tabs. Inside: the schema, and its examples. */
export async function ContentTabs({ contents, group }: { contents: readonly ContentData[]; group: string }) {
  if (contents.length === 1) return <Content content={contents[0]!} />;
  return (
    <div className={styles.media} data-media-tabs={group}>
      <Tabs>
        {contents.map((content) => (
          <TabItem key={content.type} value={content.type}>
            <Content content={content} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

async function Content({ content }: { content: ContentData }) {
  const t = await getTranslations('api');
  const schema: ReactNode =
    content.headHtml === undefined ? (
      <p className={styles.none}>{t('noSchema')}</p>
    ) : (
      <>
        <ReadyHtml html={content.headHtml} />
        <ReadyHtml html={content.treeHtml} />
      </>
    );
  if (content.examples.length === 0) return <div className={styles.content}>{schema}</div>;
  const label = (example: ExampleData) => (example.generated ? t('exampleAuto') : (example.label ?? t('exampleTab')));
  return (
    <div className={styles.content}>
      <Tabs>
        <TabItem value="schema" label={t('schema')}>
          {schema}
        </TabItem>
        {content.examples.map((example) => (
          <TabItem key={example.name} value={`example-${example.name}`} label={label(example)}>
            {example.descriptionHtml !== undefined && <ReadyHtml html={example.descriptionHtml} />}
            <CodeBlock html={example.html} language={example.language} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
