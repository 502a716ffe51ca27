import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import { visit } from 'unist-util-visit';
import { PACKAGE_TOOLS, type CommandTabs } from '@/lib/site/code-schema.ts';
import { replaceNode } from './replace-node.ts';

/** The names of the tools on their tabs. */
const TOOLS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const;

declare global {
  var portalCommandTabs: CommandTabs | undefined;
}

/** Sets the tabs of `npm2yarn` (`code.npm2yarn`) in this process, which compiles one site. */
export function setCommandTabs(given: CommandTabs): void {
  // Global like the highlighter: the preview evaluates this module again after code changes.
  globalThis.portalCommandTabs = given;
}

const TAB = /(?:^|\s)tab(?:=(\{[^}]*\}|"[^"]*"|'[^']*'|\S+))?(?=\s|$)/;
const NPM = /(?:^|\s)npm2yarn(?=\s|$|:)/;

const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  py: 'Python',
  sh: 'Shell',
  bash: 'Bash',
  cpp: 'C++',
  csharp: 'C#',
  json: 'JSON',
  yaml: 'YAML',
  html: 'HTML',
  css: 'CSS',
};

/**
 * Makes tabs of fences: of one with `npm2yarn`, whose commands are written for other tools too, and
 * of those with `tab` (`tab="Label"`) that follow one another. With `tab={"span":2}` a tab has the
 * next fence, too.
 */
export function remarkCodeTabs() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (NPM.test(node.meta ?? '')) {
        replaceNode(parent, index, commandTabs(node));
        return index + 1;
      }
      const row = following(parent.children, index);
      if (row.length === 0) return undefined;
      // The plugin of a site has made the tabs, and left the word.
      if (row.length === 1 && isTabItem(parent)) {
        node.meta = withoutTab(node);
        return undefined;
      }
      const count = row.flat().length;
      parent.children.splice(index, count, tabs(row.map(tabOf), node));
      return index + 1;
    });
  };
}

/** The fences with `tab` from a place on, each with those that it spans. */
function following(nodes: readonly { type: string }[], start: number): Code[][] {
  const row: Code[][] = [];
  for (let at = start; at < nodes.length;) {
    const node = nodes[at];
    if (!node || !isCode(node) || !TAB.test(node.meta ?? '')) break;
    const span = Number(/"span"\s*:\s*(\d+)/.exec(settingOf(node))?.[1] ?? 1);
    const others = nodes.slice(at + 1, at + span);
    const end = others.findIndex((other) => !isCode(other));
    const more = others.slice(0, end < 0 ? undefined : end).filter(isCode);
    row.push([node, ...more]);
    at += 1 + more.length;
  }
  return row;
}

const settingOf = (node: Code): string => TAB.exec(node.meta ?? '')?.[1] ?? '';

const withoutTab = (node: Code): string | null => node.meta?.replace(TAB, ' ').trim() || null;

const isTabItem = (node: Parents): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'TabItem';

const isCode = (node: { type: string }): node is Code => node.type === 'code';

interface Tab {
  value: string;
  label: string;
  code: Code[];
}

function commandTabs(node: Code): MdxJsxFlowElement {
  const meta = node.meta?.replace(NPM, ' ').trim() ?? '';
  const own = (value: string): Code => ({ ...node, meta: meta === '' ? null : meta, value });
  const { converters = PACKAGE_TOOLS, sync = true } = globalThis.portalCommandTabs ?? {};
  const others = converters.map((tool): Tab => ({
    value: tool,
    label: TOOLS[tool],
    code: [own(convert(node.value, tool))],
  }));
  return tabs([{ value: 'npm', label: 'npm', code: [own(node.value)] }, ...others], node, { sync });
}

function tabOf(nodes: readonly Code[], number: number): Tab {
  const [node] = nodes;
  const setting = node ? settingOf(node) : '';
  const [, named] = /"label"\s*:\s*"([^"]*)"/.exec(setting) ?? [];
  const written = setting.startsWith('{') ? named : setting.replace(/^(["'])(.*)\1$/, '$2');
  const language = node?.lang ?? 'text';
  const label = written || (LANGUAGES[language] ?? language);
  const code = nodes.map((own) => ({ ...own, meta: withoutTab(own) }));
  return { value: `${label} ${number + 1}`, label, code };
}

/** @param ofTools only for tabs of tools */
function tabs(
  items: readonly Tab[],
  { position }: Code,
  ofTools?: { sync: boolean },
): MdxJsxFlowElement {
  const names = items.map(({ label }) => label);
  const element = (
    name: string,
    props: Record<string, string>,
    children: MdxJsxFlowElement['children'],
  ): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    position,
  });
  return element(
    'Tabs',
    ofTools?.sync ? { groupId: 'npm2yarn' } : {},
    items.map(({ value, label, code }) =>
      element(
        'TabItem',
        // A label is a better value in an address, unless two tabs have the same.
        {
          value: ofTools === undefined && new Set(names).size === names.length ? label : value,
          label,
        },
        code,
      ),
    ),
  );
}
