'use client';

import { CodeView, type CodeViewProps } from '@/components/mdx/code-view.tsx';
import { colorCode } from '@/lib/openapi/html/color-code.ts';

/** An example of a body. It is colored here, so the data of the page has only its text. */
export function ExampleCode({
  text,
  language,
  ...rest
}: Omit<CodeViewProps, 'html'> & { text: string }) {
  return <CodeView html={colorCode(text, language)} language={language} {...rest} />;
}
