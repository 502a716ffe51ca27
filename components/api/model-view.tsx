import { getTranslations } from 'next-intl/server';
import { Article } from '@/components/docs/article.tsx';
import { textLanguage } from '@/components/docs/not-translated.tsx';
import { codeWords } from '@/components/mdx/code-words.ts';
import type { ApiModelPage } from '@/lib/docs/types.ts';
import { loadApiData } from '@/lib/render-data/api-data.ts';
import { ExampleCode } from './example-code.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { SchemaTree } from './schema/schema-tree.tsx';
import { schemaWords } from './schema/schema-words.ts';
import { TranslationNotice } from './translation-notice.tsx';
import { VersionLabel } from './version-label.tsx';
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
          <SchemaTree html={data.treeHtml} place="model" words={await schemaWords()} />
        )}
      </div>
      {example && (
        <ExampleCode
          text={example.text}
          language={example.language}
          words={await codeWords()}
          title={example.generated ? t('exampleAuto') : t('exampleTab')}
        />
      )}
    </Article>
  );
}
