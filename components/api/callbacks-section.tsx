import { getTranslations } from 'next-intl/server';
import { heading } from '@/components/mdx/heading.tsx';
import { SchemaTree } from './schema/schema-tree.tsx';
import { schemaWords } from './schema/schema-words.ts';
import styles from './sections.module.css';

const Heading = heading(2);

/** The calls that the API makes after this one. */
export async function CallbacksSection({ html }: { html: string }) {
  if (html === '') return null;
  const t = await getTranslations('api');
  return (
    <section className={styles.section}>
      <Heading id="callbacks">{t('callbacks')}</Heading>
      <SchemaTree html={html} place="callback" words={await schemaWords()} />
    </section>
  );
}
