import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { DOCS_HOOKS, GLOBAL_DATA_HOOKS } from '@/lib/docusaurus/docs-hooks.ts';
import { namesOf, type Statement } from '../declared-names.ts';
import { asksBrowser, hasNode, takeBrowserOnly } from './browser-only.ts';
import { takeGivenFunctions } from './given-functions.ts';
import type { PageAbout } from './page-about.ts';
import type { ComponentImport } from './page-imports.ts';
import { walkCode } from './walk-code.ts';

/** Hooks that give the same where a page is made as in the browser (page-tools.ts). */
const SERVER_HOOKS = new Set<string>([
  ...DOCS_HOOKS,
  ...GLOBAL_DATA_HOOKS,
  ...['useBaseUrl', 'useBaseUrlUtils', 'useDocusaurusContext', 'useIsBrowser'],
  ...['useCurrentSidebarCategory', 'useCurrentSidebarSiblings', 'useDoc', 'useDocsSidebar'],
  ...['useThemeConfig', 'useId', 'useMemo', 'useCallback'],
]);

interface Part {
  /** Where it is on the page; absent for one that is made here. */
  at?: { node: MdxjsEsm; statement: Statement };
  source: string;
  names: string[];
  /** The names that it mentions, also as tags. */
  mentioned: Set<string>;
}

/**
 * Takes the components out of the code of a page that need a browser: those with state or event
 * handlers, those that ask the browser, and the tags that give functions to a component of the site
 * or to `<BrowserOnly>`. A page is made at build time, so they become a module, which the browser
 * loads as it loads the components of the site.
 * @returns the module, with what the components need of the page
 */
export function takeBrowserComponents(tree: Root, about: PageAbout): ComponentImport | undefined {
  const wrappers = [...takeGivenFunctions(tree, about), ...takeBrowserOnly(tree)].map(
    ({ name, source }): Part => ({
      source,
      names: [name],
      mentioned: new Set(source.match(/[\w$]+/g)),
    }),
  );
  const parts = [...partsOf(tree), ...wrappers];
  const taken = parts.filter((part) => !part.at || isBrowserComponent(part.at.statement, part));
  if (taken.length === 0) return undefined;
  const needed = new Set(taken);
  for (const part of needed)
    for (const other of parts)
      if (other.names.some((name) => part.mentioned.has(name))) needed.add(other);
  for (const { at } of taken) {
    const program = at?.node.data?.estree;
    if (at && program) program.body = program.body.filter((other) => other !== at.statement);
  }
  const names = taken.flatMap((part) => part.names);
  const code = parts
    .filter((part) => needed.has(part))
    .map(({ source }) => source)
    .join('\n');
  return {
    kind: 'components',
    key: createHash('sha256').update(`${about.path}\n${code}`).digest('hex').slice(0, 10),
    module: about.path,
    code: `${code}\n`,
    names,
  };
}

function partsOf(tree: Root): Part[] {
  const parts: Part[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    const offset = node.position?.start.offset ?? 0;
    for (const statement of node.data?.estree?.body ?? []) {
      const { start = offset, end = offset } = statement as { start?: number; end?: number };
      const source = node.value.slice(start - offset, end - offset);
      const names = namesOf(statement);
      parts.push({ at: { node, statement }, source, names, mentioned: mentionedIn(statement) });
    }
  });
  return parts;
}

const isBrowserComponent = (statement: Statement, { names }: Part): boolean =>
  statement.type === 'ExportNamedDeclaration' &&
  names.length > 0 &&
  names.every((name) => /^[A-Z]/.test(name)) &&
  needsBrowser(statement);

function needsBrowser(statement: Statement): boolean {
  const nameOf = (node: unknown): string => {
    const { name, property } = Object(node) as { name?: unknown; property?: unknown };
    return typeof name === 'string' ? name : property ? nameOf(property) : '';
  };
  return (
    asksBrowser(statement) ||
    hasNode(statement, (node) => {
      const hook = node.type === 'CallExpression' ? nameOf(node.callee) : '';
      return (
        (/^use[A-Z]/.test(hook) && !SERVER_HOOKS.has(hook)) ||
        (node.type === 'JSXAttribute' &&
          node.value !== null &&
          /^on[A-Z]/.test(nameOf(node.name))) ||
        (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'BrowserOnly')
      );
    })
  );
}

function mentionedIn(statement: Statement): Set<string> {
  const names = new Set<string>();
  walkCode(statement, (node) => {
    if (/^(JSX)?Identifier$/.test(node.type) && typeof node.name === 'string') names.add(node.name);
    return undefined;
  });
  return names;
}
