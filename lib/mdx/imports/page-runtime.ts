import type { MDXComponents } from 'mdx/types';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { isEventHandler } from '../html-mistakes.ts';
import { pageFunction } from '../page-code.ts';
import type { Heading } from '../rehype-facts.ts';
import { BUILT_IN } from './built-in.ts';
import { asModule, runCode, type GivenModules } from './code-module.ts';
import { drawingProps } from './drawing-props.ts';
import type { PageImport, PageImports } from './page-imports.ts';
import { pageTools } from './page-tools.ts';

/** What the code of a page can ask for besides its components. */
export interface PageGiven {
  imports?: PageImports;
  toc?: readonly Heading[];
  frontMatter?: object;
  /** See pageTools. */
  tools?: GivenModules;
  /** Components of the site and of packages by key (lib/build/site-modules.ts). */
  modules?: Readonly<Record<string, object>>;
  /** The address of a picture as the page names it. */
  picture?: (target: string) => string;
}

/** The headings of a page as Docusaurus gives them to the code of a page. */
export const tocOf = (
  headings: readonly Heading[],
): { value: string; id: string; level: number }[] =>
  headings.map(({ text, id, level }) => ({ value: text, id, level }));

/** Runs the code of a page. @returns its module, whose default export is a component */
export function runPage(code: string, components: MDXComponents, given: PageGiven): unknown {
  const { imports = {}, toc = [], frontMatter = {} } = given;
  return pageFunction(code)({
    Fragment,
    jsx: withoutHandlers(jsx),
    jsxs: withoutHandlers(jsxs),
    toc: tocOf(toc),
    frontMatter,
    unknown: inside,
    imports: importedModules(imports, components, given),
  });
}

/** The modules that a page imports, by the names under which its code asks for them. */
export function importedModules(
  imports: PageImports,
  components: MDXComponents,
  given: PageGiven,
): object {
  const entries = Object.entries(imports);
  if (entries.length === 0) return {};
  const available = modulesFor(given.tools ?? pageTools(''), components);
  const modules = entries.map(([key, entry]) => [
    key,
    moduleOf(key, entry, components, given, available),
  ]);
  return Object.fromEntries(modules) as object;
}

type Jsx = typeof jsx;

/**
 * Pages are rendered where no browser is, so HTML elements cannot have event handlers.
 * trial-walk.ts warns of them.
 */
const withoutHandlers =
  (make: Jsx): Jsx =>
  (type, props, key) => {
    const given = Object.entries(Object(props) as object);
    const isPlain =
      typeof type !== 'string' || !given.some(([name, value]) => isEventHandler(name, value));
    return make(
      type,
      isPlain ? props : Object.fromEntries(given.filter((entry) => !isEventHandler(...entry))),
      key,
    );
  };

function moduleOf(
  key: string,
  entry: PageImport,
  components: MDXComponents,
  given: PageGiven,
  available: GivenModules,
): unknown {
  switch (entry.kind) {
    case 'portal':
      return available[key];
    case 'value':
      return entry.value;
    case 'picture':
      return { default: given.picture?.(entry.target) ?? entry.target };
    case 'drawing':
      return {
        default: (props: object) => withoutHandlers(jsx)('svg', drawingProps(entry, props)),
      };
    case 'code': {
      const exports = runCode(entry.code, available);
      return entry.required ? exports : asModule(exports);
    }
    case 'components':
      return given.modules?.[entry.key] ?? inside;
    case 'part':
      return partModule(entry, components, given);
    case 'unknown':
      return inside;
  }
}

/** The modules that code of the site may import: tools, and components of the portal. */
function modulesFor(tools: GivenModules, components: MDXComponents): GivenModules {
  const builtIn = Object.entries(BUILT_IN).flatMap(([key, name]) =>
    name === null ? [] : [[key, { ...Object(tools[key]), default: components[name] }] as const],
  );
  return { ...tools, ...Object.fromEntries(builtIn) };
}

/** The module of an imported text: its component, and its exports. */
function partModule(
  { code, imports, toc, frontMatter }: Extract<PageImport, { kind: 'part' }>,
  components: MDXComponents,
  given: PageGiven,
): object {
  const made = runPage(code, components, { ...given, imports, toc, frontMatter }) as {
    default: FunctionComponent<{ components?: object }>;
  };
  return {
    toc: tocOf(toc),
    frontMatter,
    ...made,
    default: (props: { components?: object }) =>
      createElement(made.default, {
        ...props,
        components: { ...components, ...props.components },
      }),
  };
}

/** In the place of a component that is not known, and of its members: shows what is inside. */
const inside: unknown = new Proxy(({ children }: { children?: ReactNode }) => children, {
  get: (target, name) =>
    typeof name === 'string' && /^([A-Z]|default$)/.test(name)
      ? inside
      : (Reflect.get(target, name) as unknown),
});
