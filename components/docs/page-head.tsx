import styles from './page-head.module.css';

/** Title and, in one line, what the page is about. */
export function PageHead({ title, description, lang }: { title: string; description?: string; lang?: string }) {
  return (
    <header className={styles.head} lang={lang}>
      <h1>{title}</h1>
      {description !== undefined && description !== '' && <p>{description}</p>}
    </header>
  );
}
