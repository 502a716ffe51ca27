import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { statementsOf } from './import-statements.ts';
import { importTarget } from './import-target.ts';
import type { PageAbout } from './page-about.ts';
import type { CodeNode } from './walk-code.ts';

/** A component that stands for a tag: the tag with what the page gave it to run. */
export interface Wrapper {
  name: string;
  source: string;
}

/**
 * Takes functions and components out of the attributes of tags whose component the browser runs
 * (`<Chart format={(x) => `${x} s`} as={Card} />`), because a page can only hand it data. Each such
 * tag becomes one of a component of the page that gives them.
 */
export function takeGivenFunctions(tree: Root, about: PageAbout): Wrapper[] {
  const imported = new Map<string, boolean>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const { names, specifier } of statementsOf(node)) {
      const isComponent = importTarget(specifier, about).kind === 'module';
      for (const { local } of names) imported.set(local, isComponent);
    }
  });
  const made: Wrapper[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const tag = node.name ?? '';
    if (!imported.get(tag.split('.')[0] ?? '')) return;
    const moved = node.attributes.filter(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && givesFunction(attribute, imported),
    );
    if (moved.length === 0) return;
    const name = `${tag.replaceAll('.', '_')}_${made.length + 1}`;
    const given = moved.map(({ name: own, value }) =>
      typeof value === 'object' ? `${own}={${value?.value ?? ''}}` : own,
    );
    made.push({
      name,
      source: `export const ${name} = (props) => <${tag} ${given.join(' ')} {...props} />;`,
    });
    node.attributes = node.attributes.filter(
      (attribute) => !moved.some((one) => one === attribute),
    );
    node.name = name;
  });
  return made;
}

/** Whether the value of an attribute is a function or a component, or has one in it as written. */
function givesFunction(
  { value }: MdxJsxAttribute,
  imported: ReadonlyMap<string, boolean>,
): boolean {
  // The properties of the page do not exist outside of it.
  if (typeof value !== 'object' || value === null || /\bprops\b/.test(value.value)) return false;
  const [statement] = value.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' && isFunction(statement.expression, imported);
}

function isFunction(given: unknown, imported: ReadonlyMap<string, boolean>): boolean {
  const node = Object(given) as CodeNode;
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true;
    case 'Identifier':
      return /^[A-Z]/.test(String(node.name)) && imported.has(String(node.name));
    case 'ArrayExpression':
      return (node.elements as unknown[]).some((element) => isFunction(element, imported));
    case 'ObjectExpression':
      return (node.properties as CodeNode[]).some(({ value }) => isFunction(value, imported));
    default:
      return false;
  }
}
