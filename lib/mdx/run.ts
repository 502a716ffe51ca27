import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

type MdxModule = (runtime: { Fragment: typeof Fragment; jsx: typeof jsx; jsxs: typeof jsxs }) => {
  default?: unknown;
};

/**
 * Makes React elements of compiled code, with our components in it. Runs at build time and in the preview, never in a
 * reader's browser.
 * @param path names the page in errors
 * @throws Error when the module of the page exports no component; a build stops then
 */
export function renderText(code: string, components: MDXComponents, path: string): ReactNode {
  // The code comes from our own compiler and the repository's own pages, not from a reader.
  const evaluate = new Function(code) as MdxModule;
  return pageComponent(evaluate({ Fragment, jsx, jsxs }), path)({ components });
}

/** @throws Error, see renderText */
export function pageComponent(module: { default?: unknown }, path: string): MDXContent {
  if (typeof module.default === 'function') return module.default as MDXContent;
  throw new Error(
    `The page component of ${path} has no default export, so the page cannot be rendered. Its text may have been compiled by another version: delete the site's working folder (.cache/site or .sites/<name>) and build again.`,
  );
}
