import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/mdx/code-block.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { ContentData, ExampleData } from '@/lib/openapi/pages/data.ts';
import { ReadyHtml } from './ready-html.tsx';
import styles from './content-tabs.module.css';

/** Trees that stand on the page already, by their HTML: where, and under which name. */
export type ShownTrees = ReadonlyMap<string, { id: string; label: string }>;

interface Props {
  contents: readonly ContentData[];
  group: string;
  /** Id of this body; those of its trees begin with it. */
  id: string;
  /** Trees of bodies before this one: an error that six statuses share stands in the page once. */
  shown?: ShownTrees;
}

export const treeId = (id: string, index: number): string => `${id}-schema-${index}`;

/** The media types of a body; one needs no tabs. Inside: the schema, and its examples. */
export async function ContentTabs({ contents, group, id, shown = new Map() }: Props) {
  if (contents.length === 1) return <Content content={contents[0]!} id={treeId(id, 0)} shown={shown} />;
  return (
    <div className={styles.media} data-media-tabs={group}>
      <Tabs
        group={`media-${group}`}
        kept={false}
        entries={contents.map((content, index) => ({
          value: content.type,
          panel: <Content content={content} id={treeId(id, index)} shown={shown} />,
        }))}
      />
    </div>
  );
}

async function Content({ content, id, shown }: { content: ContentData; id: string; shown: ShownTrees }) {
  const t = await getTranslations('api');
  const same = shown.get(content.treeHtml);
  const schema: ReactNode =
    content.headHtml === undefined ? (
      <p className={styles.none}>{t('noSchema')}</p>
    ) : (
      <>
        <ReadyHtml html={content.headHtml} />
        {same && same.id !== id ? (
          <div data-same-as={same.id} suppressHydrationWarning>
            <a href={`#${same.id}`}>{t('sameAs', { label: same.label })}</a>
          </div>
        ) : (
          <ReadyHtml html={content.treeHtml} id={id} />
        )}
      </>
    );
  if (content.examples.length === 0) return <div className={styles.content}>{schema}</div>;
  const label = (example: ExampleData) => (example.generated ? t('exampleAuto') : (example.label ?? t('exampleTab')));
  return (
    <div className={styles.content}>
      <Tabs
        entries={[
          { value: 'schema', label: t('schema'), panel: schema },
          ...content.examples.map((example) => ({
            value: `example-${example.name}`,
            label: label(example),
            panel: (
              <>
                {example.descriptionHtml !== undefined && <ReadyHtml html={example.descriptionHtml} />}
                <CodeBlock html={example.html} language={example.language} />
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}
