import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './course-parts.module.css';

interface Props {
  title: string;
  /** Added by lib/mdx/remark-courses.ts. */
  id: string;
  children?: ReactNode;
}

/** A task of a lesson, with the result to expect. */
export async function Exercise({ title, id, children }: Props) {
  const t = await getTranslations('course');
  return (
    <div className={styles.exercise} id={id} role="group" aria-labelledby={`${id}:name`}>
      <p className={styles.title} id={`${id}:name`}>
        {t('exercise', { title })}
      </p>
      {children}
    </div>
  );
}

/** What the reader sees when the exercise worked. */
export async function Expected({ children }: { children?: ReactNode }) {
  const t = await getTranslations('course');
  return (
    <details>
      <summary>{t('expected')}</summary>
      <div data-collapse>{children}</div>
    </details>
  );
}
