import type { MDXComponents } from 'mdx/types';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compilePage, PageError } from '@/lib/mdx/compile.ts';
import type { Problem } from '@/lib/content/problem.ts';
import { renderText } from '@/lib/mdx/run.ts';

type Props = Record<string, string> & { children?: ReactNode };

/** An element that shows what a component was given, as attributes. */
const shown =
  (tag: string, ...names: string[]) =>
  (props: Props): ReactNode =>
    createElement(
      tag,
      Object.fromEntries(names.map((name) => [`data-${name.toLowerCase()}`, props[name]])),
      props.children,
    );

const components: MDXComponents = {
  Admonition: shown('aside', 'kind', 'title', 'id'),
  Tabs: shown('div', 'groupId'),
  TabItem: shown('section', 'value', 'label'),
  Mermaid: shown('figure', 'title', 'description', 'narrowBox'),
  CodeBlock: ({ language, title, firstLine, html }: Props) =>
    createElement('pre', {
      'data-language': language,
      'data-title': title,
      'data-first': firstLine,
      dangerouslySetInnerHTML: { __html: html ?? '' },
    }),
};

/** What a text becomes on the page, without line ends between blocks. */
export async function htmlOf(body: string): Promise<string> {
  const { code } = await compilePage(body, 'content/en/S/a.md');
  return renderToStaticMarkup(renderText(code, components, 'a test')).replace(/\n(?=<)/g, '');
}

/** What is wrong with a text that does not compile. */
export async function problemOf(body: string): Promise<Problem> {
  try {
    await compilePage(body, 'content/en/S/a.md');
  } catch (error) {
    if (error instanceof PageError) return error.problems[0]!;
    throw error;
  }
  throw new Error(`This text compiles: ${body}`);
}
