import { getTranslations } from 'next-intl/server';
import { CodeView, type CodeViewProps } from './code-view.tsx';

interface Props extends Omit<CodeViewProps, 'words' | 'firstLine'> {
  /**
   * Number of the first line, as text because it comes from Markdown. Without it, lines have no
   * numbers.
   */
  firstLine?: string;
}

/** A code block with localized buttons. */
export async function CodeBlock({ firstLine, ...rest }: Props) {
  const t = await getTranslations('content');
  const words = { copyCode: t('copyCode'), copied: t('copied'), wrapCode: t('wrapCode') };
  return (
    <CodeView
      {...rest}
      firstLine={firstLine === undefined ? undefined : Number(firstLine)}
      words={words}
    />
  );
}
