import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import { visit } from 'unist-util-visit';
import { replaceNode } from './replace-node.ts';

/** Other tools for packages, with the names on their tabs. */
const TOOLS = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const;

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
 * Makes tabs of fences: of one with `npm2yarn`, whose commands are written for other tools too, and of those with `tab`
 * (`tab="Label"`) that follow one another.
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
      parent.children.splice(index, row.length, tabs(row.map(tabOf), node));
      return index + 1;
    });
  };
}

/** The fences with `tab` from a place on. */
function following(nodes: readonly { type: string }[], start: number): Code[] {
  const row: Code[] = [];
  for (const node of nodes.slice(start)) {
    if (!isCode(node) || !TAB.test(node.meta ?? '')) break;
    row.push(node);
  }
  return row;
}

const isCode = (node: { type: string }): node is Code => node.type === 'code';

interface Tab {
  value: string;
  label: string;
  code: Code;
}

function commandTabs(node: Code): MdxJsxFlowElement {
  const meta = node.meta?.replace(NPM, ' ').trim() ?? '';
  const own = (value: string): Code => ({ ...node, meta: meta === '' ? null : meta, value });
  const others = Object.entries(TOOLS).map(([tool, label]): Tab => ({
    value: tool,
    label,
    code: own(convert(node.value, tool as keyof typeof TOOLS)),
  }));
  return tabs([{ value: 'npm', label: 'npm', code: own(node.value) }, ...others], node, 'npm2yarn');
}

function tabOf(node: Code, number: number): Tab {
  const [, setting = ''] = TAB.exec(node.meta ?? '') ?? [];
  const [, named] = /"label"\s*:\s*"([^"]*)"/.exec(setting) ?? [];
  const written = setting.startsWith('{') ? named : setting.replace(/^(["'])(.*)\1$/, '$2');
  const language = node.lang ?? 'text';
  const label = written || (LANGUAGES[language] ?? language);
  const meta = node.meta?.replace(TAB, ' ').trim();
  return { value: `${label} ${number + 1}`, label, code: { ...node, meta: meta || null } };
}

function tabs(items: readonly Tab[], { position }: Code, groupId?: string): MdxJsxFlowElement {
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
    groupId === undefined ? {} : { groupId },
    items.map(({ value, label, code }) =>
      element(
        'TabItem',
        // A label is a better value in an address, unless two tabs have the same.
        {
          value: groupId === undefined && new Set(names).size === names.length ? label : value,
          label,
        },
        [code],
      ),
    ),
  );
}
