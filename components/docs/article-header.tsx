import type { ReactNode } from 'react';
import styles from './article-header.module.css';

/** Title and, in one line, what the page is about; below them small facts (PageMenu). `lang` is that of the title. */
export function ArticleHeader({
  title,
  description,
  lang,
  children,
}: {
  title: string;
  description?: string;
  lang?: string;
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <h1 lang={lang}>{title}</h1>
      {description !== undefined && description !== '' && <p lang={lang}>{description}</p>}
      {children}
    </header>
  );
}
