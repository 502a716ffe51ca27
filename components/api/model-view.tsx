import { getTranslations } from 'next-intl/server';
import { Article } from '@/components/docs/article.tsx';
import { textLanguage } from '@/components/docs/not-translated.tsx';
import { CodeBlock } from '@/components/mdx/code-block.tsx';
import type { ApiModelPage } from '@/lib/docs/types.ts';
import { loadApiData } from '@/lib/render-data/api-data.ts';
import { ReadyHtml } from './ready-html.tsx';
import { SchemaTree } from './schema/schema-tree.tsx';
import { SCHEMA_WORDS } from './schema/schema-words.ts';
import { TranslationNotice } from './translation-notice.tsx';
import { VersionLabel } from './version-label.tsx';
import { pickWords } from './words.ts';
import styles from './group-view.module.css';

/** A named schema: its properties and an example. */
export async function ModelView({ page }: { page: ApiModelPage }) {
  const data = loadApiData(page);
  const t = await getTranslations('api');
  const { example } = data;
  return (
    <Article page={page}>
      <VersionLabel page={page} />
      <h1 className={styles.title}>{page.title}</h1>
      <TranslationNotice page={page} />
      <div lang={textLanguage(page)}>
        <ReadyHtml html={data.headHtml} />
        {data.treeHtml !== '' && (
          <SchemaTree html={data.treeHtml} place="model" words={pickWords(SCHEMA_WORDS, t)} />
        )}
      </div>
      {example && (
        <CodeBlock
          html={example.html}
          language={example.language}
          title={example.generated ? t('exampleAuto') : t('exampleTab')}
        />
      )}
    </Article>
  );
}
