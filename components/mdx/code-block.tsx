import { getTranslations } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { CodeView, type CodeViewProps } from './code-view.tsx';

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

/** One object for all blocks of a page: React writes it into the page's data once. */
const codeWords = cache(async () => {
  const t = await getTranslations('content');
  return { copyCode: t('copyCode'), copied: t('copied'), wrapCode: t('wrapCode') };
});

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
