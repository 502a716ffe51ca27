import type { Heading } from '../rehype-facts.ts';
import type { Drawing } from './drawing.ts';

/** An import of a page, as it is kept with the compiled page. */
export type PageImport =
  /** A module of the portal, which exists only while a page is rendered. */
  | { kind: 'portal' }
  /** The text of a file, or the data in it. */
  | { kind: 'value'; value: unknown }
  /** Another text, compiled for the page that shows it. */
  | { kind: 'part'; code: string; imports: PageImports; toc: Heading[]; frontMatter: object }
  /** A picture; the target is relative to the page, or begins with `@site/`. */
  | { kind: 'picture'; target: string }
  /** An SVG file that stands in the page itself. */
  | ({ kind: 'drawing' } & Drawing)
  /**
   * Code of the site that has values for expressions: a script that sets `module.exports`. With
   * `required`, the page gets them as they are.
   */
  | { kind: 'code'; code: string; required?: true }
  /** Components of the site or of a package, which Next compiles (lib/build/site-modules.ts). */
  | ComponentImport
  /** Nothing was found, and `onUnknownComponent` is `warn`. */
  | { kind: 'unknown' };

/** In the place of a value that cannot be read. */
export const NOTHING: PageImport = { kind: 'value', value: '' };

export interface ComponentImport {
  kind: 'components';
  /** Name in the generated module. */
  key: string;
  /** Absolute path of the module, or the name of a package. */
  module: string;
  /** Its text, where the components are defined in the page itself; `module` is the page then. */
  code?: string;
  /** The exports that the page uses. */
  names: string[];
}

/** By the name under which the code of a page asks for them. */
export type PageImports = Record<string, PageImport>;

/** The exports of all modules that these pages take components from. */
export function componentImports(all: Iterable<PageImports>): ComponentImport[] {
  const found = new Map<string, ComponentImport>();
  const add = (imports: PageImports): void => {
    for (const given of Object.values(imports)) {
      if (given.kind === 'part') add(given.imports);
      if (given.kind !== 'components') continue;
      const names = new Set([...(found.get(given.key)?.names ?? []), ...given.names]);
      found.set(given.key, { ...given, names: [...names].sort() });
    }
  };
  for (const imports of all) add(imports);
  return [...found.values()].sort((a, b) => a.key.localeCompare(b.key));
}
