import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { runPage, type PageGiven } from './imports/page-runtime.ts';

type PageComponent = (props: { components: object }) => ReactNode;

/**
 * Makes React elements of a compiled page with our components. Runs at build time and in the
 * preview, never in a browser.
 * @param path names the page in errors
 * @param given what the page imports
 * @throws Error when the module of the page exports no component, which stops a build
 */
export function renderText(
  code: string,
  components: MDXComponents,
  path: string,
  given: PageGiven = {},
): ReactNode {
  return pageComponent(runPage(code, components, given), path)({ components });
}

/** @throws Error, see renderText */
export function pageComponent(module: unknown, path: string): PageComponent {
  if (isPageModule(module)) return module.default;
  throw new Error(
    `The page component of ${path} has no default export, so the page cannot be rendered. Its text may have been compiled by another version: delete the site's working folder (.cache/site or .sites/<name>) and build again.`,
  );
}

const isPageModule = (module: unknown): module is { default: PageComponent } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'function';
