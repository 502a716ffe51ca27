import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { declaredNames } from '../declared-names.ts';
import { registeredComponents, type ModuleExport } from './registered-components.ts';
import { usedNames } from './walk-code.ts';

/**
 * Gives a page the imports of the components that the site registers for all pages. A name that the
 * page imports or declares itself is its own.
 */
export async function importRegistered(tree: Root, site: string): Promise<void> {
  const { components } = await registeredComponents(site);
  if (components.size === 0) return;
  const declared = declaredNames(tree);
  for (const name of usedNames(tree).tags.keys()) {
    const found = declared.has(name) ? undefined : components.get(name);
    if (found) tree.children.unshift(importNode(name, found));
  }
}

/** The import as code, for components of the page that use it. */
function sourceOf(local: string, { name, specifier }: ModuleExport): string {
  const from = JSON.stringify(specifier);
  if (name === '*') return `import * as ${local} from ${from};`;
  const [first = name, member] = name.split('.');
  return member === undefined
    ? `import { ${first} as ${local} } from ${from};`
    : `import { ${first} as all_${local} } from ${from}; const ${local} = all_${local}.${member};`;
}

function importNode(local: string, { name, specifier }: ModuleExport): MdxjsEsm {
  const value = sourceOf(local, { name, specifier });
  const identifier = (text: string) => ({ type: 'Identifier' as const, name: text });
  const statement = {
    type: 'ImportDeclaration' as const,
    specifiers: [
      name === '*'
        ? { type: 'ImportNamespaceSpecifier' as const, local: identifier(local) }
        : {
            type: 'ImportSpecifier' as const,
            imported: identifier(name),
            local: identifier(local),
          },
    ],
    source: { type: 'Literal' as const, value: specifier },
    attributes: [],
    // As the parser of pages says where a statement stands in its block.
    ...{ start: 0, end: value.length },
  };
  return {
    type: 'mdxjsEsm',
    value,
    data: {
      estree: { type: 'Program', sourceType: 'module', body: [statement], comments: [] },
    },
  };
}
