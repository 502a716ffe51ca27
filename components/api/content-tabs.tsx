import { getTranslations } from 'next-intl/server';
import { codeWords } from '@/components/mdx/code-words.ts';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { ContentData, ExampleData } from '@/lib/openapi/pages/data.ts';
import { contentPlace } from '@/lib/openapi/html/row-id.ts';
import type { MediaGroup } from './builder/form-state.ts';
import { ExampleTabs } from './builder/example-tabs.tsx';
import { MediaTabs } from './builder/media-tabs.tsx';
import { ExampleCode } from './example-code.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { BodyTree } from './schema/body-tree.tsx';
import { ResponseTree, SameTree } from './schema/response-trees.tsx';
import { schemaWords } from './schema/schema-words.ts';
import { treeSource } from './schema/tree-source.ts';
import styles from './content-tabs.module.css';

/** The trees of a page by their HTML, each with the id and the label of its first place. */
export type ShownTrees = ReadonlyMap<string, { id: string; label: string }>;

interface Props {
  contents: readonly ContentData[];
  group: MediaGroup;
  /** Id of this body; those of its trees begin with it. */
  id: string;
  /** Trees of the responses: one that several statuses share is in the HTML once. */
  shown?: ShownTrees;
}

export const treeId = (id: string, index: number): string => `${id}-schema-${index}`;

/** The media types of a body as tabs, or a single one without tabs: schema and examples. */
export async function ContentTabs({ contents, group, id, shown }: Props) {
  const t = await getTranslations('api');
  const entries = contents.map((content, index) => ({
    value: content.type,
    panel: (
      <Content
        key={content.type}
        content={content}
        id={treeId(id, index)}
        place={contentPlace(id, index)}
        shown={shown}
      />
    ),
  }));
  return entries.length === 1 ? (
    entries[0]?.panel
  ) : (
    <MediaTabs group={group} entries={entries} label={t('mediaType')} className={styles.media} />
  );
}

interface ContentProps {
  content: ContentData;
  id: string;
  /** The ids of its rows begin with this. */
  place: string;
  shown?: ShownTrees;
}

async function Content({ content, id, place, shown }: ContentProps) {
  const t = await getTranslations('api');
  const schema = <Schema content={content} id={id} place={place} shown={shown} />;
  if (content.examples.length === 0) return <div className={styles.content}>{schema}</div>;
  const words = await codeWords();
  const label = (example: ExampleData) =>
    example.generated ? t('exampleAuto') : (example.label ?? t('exampleTab'));
  const examples = content.examples.map((example) => ({
    value: `example-${example.name}`,
    label: label(example),
    panel: (
      <>
        {example.descriptionHtml !== undefined && <ReadyHtml html={example.descriptionHtml} />}
        <ExampleCode text={example.text} language={example.language} words={words} />
      </>
    ),
  }));
  const tabs = [{ value: 'schema', label: t('schema'), panel: schema }, ...examples];
  const names = Object.fromEntries(content.examples.map(({ name }) => [`example-${name}`, name]));
  return (
    <div className={styles.content}>
      {shown ? <Tabs entries={tabs} /> : <ExampleTabs entries={tabs} names={names} />}
    </div>
  );
}

async function Schema({ content, id, place, shown }: ContentProps) {
  const { headHtml, treeHtml } = content;
  const t = await getTranslations('api');
  if (headHtml === undefined) return <p className={styles.none}>{t('noSchema')}</p>;
  const words = await schemaWords();
  const first = shown?.get(treeHtml);
  return (
    <>
      <ReadyHtml html={headHtml} />
      {!shown ? (
        <BodyTree html={treeSource(content)} words={words} id={id} place={place} />
      ) : first && first.id !== id ? (
        <SameTree
          id={first.id}
          place={place}
          label={t('sameAs', { label: first.label })}
          words={words}
        />
      ) : (
        <ResponseTree id={id} place={place} words={words} />
      )}
    </>
  );
}
