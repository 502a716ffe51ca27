'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CodeButton, CopyCodeButton } from '@/components/ui/code-button.tsx';
import styles from './code-block.module.css';

export interface CodeWords {
  copyCode: string;
  copied: string;
  wrapCode: string;
}

export interface CodeViewProps {
  /** Highlighted and escaped HTML (lib/mdx/highlight.ts). */
  html: string;
  language: string;
  words: CodeWords;
  title?: string;
  /** Number of the first line, if lines have numbers. */
  firstLine?: number;
  /** A column of line numbers, for code without an element per line. */
  lines?: number;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A code block with buttons to copy and, if the code is wider than the block, to wrap lines. */
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
        <CodeButton
          icon="wrap"
          label={words.wrapCode}
          aria-pressed={wrapped}
          hidden={!wrapped && !overflows}
          onClick={() => setWrapped(!wrapped)}
        />
        {children}
        <CopyCodeButton
          label={words.copyCode}
          copied={words.copied}
          text={() => codeOf(pre.current)}
        />
      </div>
    </div>
  );
}

/** The code without its final line break. */
const codeOf = (pre: HTMLPreElement | null): string =>
  (pre?.querySelector('code')?.textContent ?? '').replace(/\n$/, '');

/**
 * Whether an element's content overflows it horizontally. Follows the window, the element's size
 * (tabs, boxes), and its content.
 */
function useOverflow(element: RefObject<HTMLElement | null>, content: string): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // One pixel of tolerance, because widths are rounded.
    const observer = new ResizeObserver(() =>
      setOverflows(current.scrollWidth > current.clientWidth + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, content]);
  return overflows;
}
