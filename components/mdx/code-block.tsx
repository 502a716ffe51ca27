import { useTranslations } from 'next-intl';
import styles from './code-block.module.css';

interface Props {
  /** Highlighted at build time; everything in it is escaped (lib/mdx/highlight.ts). */
  html: string;
  language: string;
  title?: string;
  /** Number of the first line, when lines are numbered. */
  firstLine?: string;
}

export function CodeBlock({ html, language, title, firstLine }: Props) {
  const t = useTranslations('content');
  const numbers = firstLine === undefined ? {} : { 'data-numbers': '', style: { counterReset: `line ${Number(firstLine) - 1}` } };
  return (
    <div className={styles.block} data-code>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre tabIndex={0} data-language={language} {...numbers}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} data-wrap aria-pressed="false" aria-label={t('wrapCode')} title={t('wrapCode')} hidden>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2.5 4h11M2.5 8h8.2a2.2 2.2 0 0 1 0 4.4H8m1.8-1.8L8 12.4l1.8 1.8M2.5 12h2.5" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        <button type="button" className={styles.button} data-copy data-copied={t('copied')} aria-label={t('copyCode')} title={t('copyCode')}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path className={styles.idle} d="M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3z" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
            <path className={styles.done} d="m3 8.5 3.2 3.2L13 4.5" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      </div>
    </div>
  );
}
