import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node } from 'unist';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type ImportNode = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;

/** One `import` of a page. */
export interface ImportStatement {
  /** The statement as written. */
  source: string;
  specifier: string;
  /** `default`, `*`, or the name of the export, and the name that it has on the page. */
  names: { name: string; local: string }[];
  place: Node['position'];
}

/** The imports in a block of code. */
export function statementsOf(node: MdxjsEsm): ImportStatement[] {
  return (node.data?.estree?.body ?? []).flatMap((statement): ImportStatement[] => {
    if (statement.type !== 'ImportDeclaration' || typeof statement.source.value !== 'string')
      return [];
    const names = statement.specifiers.map((specifier) => ({
      name: nameOf(specifier),
      local: specifier.local.name,
    }));
    const { start, end } = statement as { start?: number; end?: number };
    const offset = node.position?.start.offset ?? 0;
    const before = node.value.slice(0, (start ?? offset) - offset).split('\n');
    const line = (node.position?.start.line ?? 1) + before.length - 1;
    const at = { line, column: before.length > 1 ? 1 : (node.position?.start.column ?? 1) };
    return [
      {
        source: node.value.slice((start ?? offset) - offset, (end ?? offset) - offset),
        specifier: statement.source.value,
        names,
        place: { start: at, end: at },
      },
    ];
  });
}

function nameOf(specifier: ImportNode['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier'
    ? specifier.imported.name
    : String(specifier.imported.value);
}
