import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pathMistake } from '@/lib/drawings/control-path.ts';
import { DRAWING_KINDS } from '@/lib/drawings/drawing-kinds.ts';
import { nearest } from '@/lib/text/nearest.ts';
import { PAGE_COMPONENTS, type SiteComponentNames } from './component-names.ts';
import { BESIDE_TABS, textBesideTabs } from './beside-tabs.ts';
import { declaredNames } from './declared-names.ts';
import { addConstants, given } from './imports/code-nodes.ts';
import { tagPlaces } from './imports/walk-code.ts';
import { attributeMistake, isVoidElement } from './html-mistakes.ts';
import { reportError } from './report.ts';
import { tabsMistake } from './tabs-mistake.ts';
import { attributeOf, type Tag } from './tags.ts';

declare module 'vfile' {
  interface DataMap {
    siteComponents: SiteComponentNames;
  }
}

/** Reports tags that would fail when the page is rendered, with their place. */
export function remarkComponents() {
  return (tree: Root, file: VFile): void => {
    let names: Names | undefined;
    visit(tree, (node) => {
      if (
        (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
        node.name === null
      )
        return;
      if (isComponent(node.name)) {
        names ??= namesOf(tree, file);
        const beside =
          node.name === 'Tabs' && !names.declared.has('Tabs') ? textBesideTabs(node) : undefined;
        const message = beside ? BESIDE_TABS : componentMistake(node, node.name, names);
        if (message !== undefined) reportError(file, message, beside ?? node.position);
      } else checkHtml(node, node.name, file);
    });
    if (file.data.about?.unknown === 'warn') acceptUnknown(tree, file);
  };
}

/** Declares components that are not known, so that what is inside them is shown. */
function acceptUnknown(tree: Root, file: VFile): void {
  const { components, declared, anyGoes } = namesOf(tree, file);
  if (anyGoes) return;
  const unknown = new Map<string, ReturnType<typeof given>>();
  for (const [name, place] of tagPlaces(tree)) {
    if (!isComponent(name) || components.includes(name) || declared.has(name)) continue;
    file.message(`${unknownComponent(name, components)} Only what is inside its tags is shown.`, {
      place,
    });
    unknown.set(name, given('unknown'));
  }
  if (unknown.size > 0) addConstants(tree, unknown);
}

interface Names {
  components: readonly string[];
  declared: ReadonlySet<string>;
  anyGoes: boolean;
  /** Unknown components only warn. */
  isLenient: boolean;
}

function namesOf(tree: Root, file: VFile): Names {
  const { siteComponents: site = 'any', about } = file.data;
  const declared = declaredNames(tree);
  const own = [...declared].filter((name) => /^[A-Z]/.test(name));
  return {
    components: [...PAGE_COMPONENTS, ...(site === 'any' ? [] : site), ...own],
    declared,
    anyGoes: site === 'any',
    isLenient: about?.unknown === 'warn',
  };
}

/** The rule of MDX: a name with a lower-case initial and without a dot is HTML. */
const isComponent = (name: string): boolean => name.includes('.') || /^[^a-z][\w$]*$/.test(name);

/** The message for a tag with an unknown name. */
export function unknownComponent(name: string, components: readonly string[]): string {
  const candidate = nearest(name, components);
  return `The component <${name}> is not known.${candidate ? ` Did you mean <${candidate}>?` : ''} Pages can use ${[...components].sort().join(', ')}. Write &lt; if it is not meant as a tag.`;
}

function componentMistake(
  node: Tag,
  name: string,
  { components, declared, anyGoes, isLenient }: Names,
): string | undefined {
  const [head = ''] = name.split('.');
  if (!anyGoes && !components.includes(head) && !declared.has(head))
    return isLenient ? undefined : unknownComponent(name, components);
  if (
    declared.has(head) ||
    node.attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute')
  )
    return undefined;
  if (node.name === 'Mermaid' && !attributeOf(node, 'chart'))
    return '<Mermaid> needs a `chart`. A fence with the language `mermaid` is simpler.';
  if (node.name === 'Drawing')
    return `<Drawing> is made of a code fence. Write one with the language ${DRAWING_KINDS.join(', ')}.`;
  if (node.name === 'ControlPath') return pathMistake(plainText(node));
  return node.name === 'Tabs' ? literalTabs(node) : undefined;
}

/** The text of a tag that has nothing else in it. */
function plainText(node: Tag): string | undefined {
  const [child, ...others] = node.children;
  return child?.type === 'text' && others.length === 0 ? child.value : undefined;
}

/**
 * Checks tabs whose values are literals. A trial run (trial-run.ts) checks those with computed
 * values.
 */
function literalTabs(node: Tag): string | undefined {
  const items = node.children.flatMap((child) =>
    'name' in child && child.name === 'TabItem' ? [child as Tag] : [],
  );
  const computed = (tag: Tag) =>
    tag.attributes.some(
      (attribute) =>
        attribute.type !== 'mdxJsxAttribute' ||
        (typeof attribute.value === 'object' && attribute.value !== null),
    );
  if (
    computed(node) ||
    items.some(computed) ||
    node.children.some(
      (child) => child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression',
    )
  )
    return undefined;
  const text = (tag: Tag, name: string): string | undefined => {
    const value = attributeOf(tag, name)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  return tabsMistake(
    items.map((item) => text(item, 'value')),
    text(node, 'defaultValue'),
  );
}

/** Elements of HTML with the name of a component. */
const ELEMENTS: ReadonlySet<string> = new Set(['details', 'head', 'link']);

function checkHtml(node: Tag, name: string, file: VFile): void {
  const component = ELEMENTS.has(name)
    ? undefined
    : PAGE_COMPONENTS.find((candidate) => candidate.toLowerCase() === name);
  if (component)
    reportError(file, `<${name}> is not known. Did you mean <${component}>?`, node.position);
  const content = node.children.some(
    (child) => !(child.type === 'text' && child.value.trim() === ''),
  );
  if (isVoidElement(name) && content)
    reportError(
      file,
      `<${name}> cannot have content. Write <${name} /> and put the text after it.`,
      node.position,
    );
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    const mistake = attributeMistake(
      attribute.name,
      typeof value === 'object' && value !== null ? undefined : (value ?? null),
    );
    if (!mistake) continue;
    const place = attribute.position ?? node.position;
    if (mistake.severity === 'error') reportError(file, `<${name}>: ${mistake.message}`, place);
    else file.message(`<${name}>: ${mistake.message}`, { place });
  }
}
