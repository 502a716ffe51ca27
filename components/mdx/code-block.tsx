import { useTranslations } from 'next-intl';
import { CopyButton } from './copy-button.tsx';
import styles from './code-block.module.css';

interface Props {
  /** Highlighted at build time; everything in it is escaped (lib/mdx/highlight.ts). */
  html: string;
  language: string;
  title?: string;
  /** Number of the first line, when lines are numbered. */
  firstLine?: string;
  /** Name of a button that shows the code on the whole screen; none when absent. */
  expandable?: string;
  /** Numbers beside code whose lines are no elements of their own. */
  lines?: number;
}

export function CodeBlock({ html, language, title, firstLine, expandable, lines }: Props) {
  const t = useTranslations('content');
  const numbers = firstLine === undefined ? {} : { 'data-numbers': '', style: { counterReset: `line ${Number(firstLine) - 1}` } };
  return (
    <div className={styles.block} data-code>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre tabIndex={0} data-language={language} {...numbers}>
        {lines !== undefined && (
          <span className={styles.gutter} data-gutter aria-hidden="true" suppressHydrationWarning>
            {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
          </span>
        )}
        <code dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      </pre>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} data-wrap aria-pressed="false" aria-label={t('wrapCode')} title={t('wrapCode')} hidden>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2.5 4h11M2.5 8h8.2a2.2 2.2 0 0 1 0 4.4H8m1.8-1.8L8 12.4l1.8 1.8M2.5 12h2.5" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        {expandable !== undefined && (
          <button type="button" className={styles.button} data-expand-code aria-haspopup="dialog" aria-label={expandable} title={expandable}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M9.5 3H13v3.5M13 3 9 7M6.5 13H3V9.5M3 13l4-4" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        )}
        <CopyButton label={t('copyCode')} className={styles.button} />
      </div>
    </div>
  );
}
