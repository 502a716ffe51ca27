import { getTranslations } from 'next-intl/server';
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

export async function CodeBlock({ html, language, title, firstLine, expandable, lines }: Props) {
  const t = await getTranslations('content');
  const numbers = firstLine === undefined ? {} : { 'data-numbers': '', style: { counterReset: `line ${Number(firstLine) - 1}` } };
  return (
    <div className={styles.block} data-code>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre className={lines === undefined ? undefined : styles.lined} tabIndex={0} data-language={language} {...numbers}>
        {lines !== undefined && (
          <span className={styles.gutter} data-gutter aria-hidden="true" suppressHydrationWarning>
            {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
          </span>
        )}
        <code dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      </pre>
      <div className={styles.buttons}>
        <button type="button" className={`${styles.button} ${styles.wrap}`} data-wrap aria-pressed="false" aria-label={t('wrapCode')} title={t('wrapCode')} hidden />
        {expandable !== undefined && (
          <button type="button" className={`${styles.button} ${styles.expand}`} data-expand-code aria-haspopup="dialog" aria-label={expandable} title={expandable} />
        )}
        <CopyButton label={t('copyCode')} className={styles.button} />
      </div>
    </div>
  );
}
