'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import styles from './code-block.module.css';

interface CodeWords {
  copyCode: string;
  copied: string;
  wrapCode: string;
}

export interface CodeViewProps {
  /** Highlighted; everything in it is escaped (lib/mdx/highlight.ts). */
  html: string;
  language: string;
  words: CodeWords;
  title?: string;
  /** Number of the first line, when lines are numbered. */
  firstLine?: number;
  /** Numbers beside code whose lines are no elements of their own. */
  lines?: number;
  /** More buttons, between the two of every block. */
  children?: ReactNode;
}

/** A block of code with its buttons: word wrap where the code is wider than the block, and copy. */
export function CodeView({
  html,
  language,
  words,
  title,
  firstLine,
  lines,
  children,
}: CodeViewProps) {
  const pre = useRef<HTMLPreElement>(null);
  const [wrapped, setWrapped] = useState(false);
  const overflows = useOverflow(pre, html);
  return (
    <div className={styles.block} data-code data-wrapped={wrapped ? '' : undefined}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre
        ref={pre}
        className={lines === undefined ? undefined : styles.lined}
        tabIndex={0}
        data-language={language}
        {...(firstLine !== undefined && {
          'data-numbers': '',
          style: { counterReset: `line ${firstLine - 1}` },
        })}
      >
        {lines !== undefined && (
          <span className={styles.gutter} aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
          </span>
        )}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${styles.button} ${styles.wrap}`}
          aria-pressed={wrapped}
          aria-label={words.wrapCode}
          title={words.wrapCode}
          hidden={!wrapped && !overflows}
          onClick={() => setWrapped(!wrapped)}
        />
        {children}
        <CopyButton
          label={words.copyCode}
          copied={words.copied}
          className={styles.button}
          text={() => codeOf(pre.current)}
        />
      </div>
    </div>
  );
}

/** The text of the code without the line end at its end. */
const codeOf = (pre: HTMLPreElement | null): string =>
  (pre?.querySelector('code')?.textContent ?? '').replace(/\n$/, '');

/** Whether an element's content is wider than itself. Told of everything that can change that: the window, a tab or a box that opens, another content. */
function useOverflow(element: RefObject<HTMLElement | null>, content: string): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // One pixel: widths are rounded.
    const observer = new ResizeObserver(() =>
      setOverflows(current.scrollWidth > current.clientWidth + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, content]);
  return overflows;
}
