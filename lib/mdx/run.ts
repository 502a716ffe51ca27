import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

type MdxModule = (runtime: { Fragment: typeof Fragment; jsx: typeof jsx; jsxs: typeof jsxs }) => { default: MDXContent };

/** Makes React elements of compiled code, with our components in it. Runs at build time and in the preview, never in a reader's browser. */
export function renderText(code: string, components: MDXComponents): ReactNode {
  // The code comes from our own compiler and the repository's own pages, not from a reader.
  const evaluate = new Function(code) as MdxModule;
  return evaluate({ Fragment, jsx, jsxs }).default({ components });
}
