import type { ReactNode } from 'react';
import styles from './article-header.module.css';

/** Title and one-line description, then metadata (PageMenu). `lang` is the title's language. */
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
