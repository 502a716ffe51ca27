import type { ReactNode } from 'react';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { CodeView, type CodeViewProps } from './code-view.tsx';
import { codeWords } from './code-words.ts';

interface Props extends Omit<CodeViewProps, 'words' | 'firstLine' | 'html' | 'language'> {
  /** Without it, the text inside is shown, without colors. */
  html?: string;
  language?: string;
  /**
   * Number of the first line, as text because it comes from Markdown. Without it, lines have no
   * numbers.
   */
  firstLine?: string;
}

/** A code block with localized buttons. */
export async function CodeBlock({ firstLine, html, language = 'text', children, ...rest }: Props) {
  return (
    <CodeView
      {...rest}
      html={html ?? escapeHtml(textOf(children))}
      language={language}
      firstLine={firstLine === undefined ? undefined : Number(firstLine)}
      words={await codeWords()}
    />
  );
}

const textOf = (children: ReactNode): string =>
  [children]
    .flat()
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('')
    .trim();
