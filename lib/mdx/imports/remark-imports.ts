import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { declaredNames } from '../declared-names.ts';
import { takeBrowserComponents } from './browser-components.ts';
import { addConstants, given, imported, member, textValue, type Expression } from './code-nodes.ts';
import { ImportReader } from './import-reader.ts';
import { importRegistered } from './import-registered.ts';
import { statementsOf, type ImportStatement } from './import-statements.ts';
import './page-about.ts';
import { placeOf, usedNames, walkPageCode } from './walk-code.ts';

/** What a page may use in expressions without an import, besides its own title. */
const GIVEN = ['frontMatter', 'toc'] as const;

/** The key of the components that the page defines and the browser runs. */
const OWN = 'of the page';

/**
 * Makes constants of the imports of a page, because its code runs without modules: `import Part
 * from './_part.mdx'` becomes `const Part = __page.imports['./_part.mdx'].default`. What is
 * imported is read and kept in `file.data.imports`.
 */
export function remarkImports() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const about = {
      contentTitle: contentTitle(tree),
      frontMatter: file.data.about?.frontMatter ?? {},
      toc: [],
    };
    if (!hasMdx(tree)) {
      file.data.imports = {};
      file.data.scope = about;
      return;
    }
    dropExportsOfOthers(tree, file);
    const made = new Map<string, Expression>();
    if (file.data.about) await importRegistered(tree, file.data.about.site);
    const own = file.data.about && takeBrowserComponents(tree, file.data.about);
    const reader = new ImportReader(tree, file);
    if (own) {
      reader.imports[OWN] = own;
      for (const name of own.names) made.set(name, member(imported(OWN), name));
    }
    const used = usedNames(tree);
    for (const node of esmNodes(tree)) {
      for (const statement of statementsOf(node))
        for (const [name, value] of await bindings(statement, reader)) made.set(name, value);
    }
    await readRequires(tree, reader);
    const declared = declaredNames(tree);
    const isGiven = (name: string): boolean => used.identifiers.has(name) && !declared.has(name);
    for (const name of GIVEN) if (isGiven(name)) made.set(name, given(name));
    if (isGiven('contentTitle')) made.set('contentTitle', textValue(about.contentTitle));
    dropImports(tree);
    file.data.imports = reader.imports;
    file.data.scope = { ...reader.scope, ...about };
    if (made.size > 0 || Object.keys(reader.imports).length > 0) addConstants(tree, made);
  };
}

/** Whether a text has tags or code. Most have none, and need not be walked for each question. */
function hasMdx(tree: Root): boolean {
  let found = false;
  visit(tree, ({ type }) => {
    found = type.startsWith('mdx');
    return found ? EXIT : undefined;
  });
  return found;
}

/** The title of a text that begins with one, which Docusaurus gives to its code. */
function contentTitle(tree: Root): string | undefined {
  const heading = tree.children.find(({ type }) => type === 'heading');
  return heading?.type === 'heading' && heading.depth === 1 ? toString(heading) : undefined;
}

function esmNodes(tree: Root): MdxjsEsm[] {
  const nodes: MdxjsEsm[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => void nodes.push(node));
  return nodes;
}

/** The constants that an import statement becomes. */
async function bindings(
  statement: ImportStatement,
  reader: ImportReader,
): Promise<[string, Expression][]> {
  const wanted = await reader.read(statement);
  return wanted.map(({ local, name, key }) => [
    local,
    name === '*' ? imported(key) : member(imported(key), name),
  ]);
}

/** `require('./a.png').default` becomes `__page.imports['./a.png'].default`. */
async function readRequires(tree: Root, reader: ImportReader): Promise<void> {
  const places = new Map<string, Node['position']>();
  const found = new Map<string, string>();
  const literal = (node: { type: string; [key: string]: unknown }): string | undefined => {
    if (node.type !== 'CallExpression') return undefined;
    const callee = Object(node.callee) as { name?: unknown };
    const [argument] = Array.isArray(node.arguments) ? (node.arguments as unknown[]) : [];
    const { value } = Object(argument) as { value?: unknown };
    return callee.name === 'require' && typeof value === 'string' ? value : undefined;
  };
  walkPageCode(tree, (node) => {
    const specifier = literal(node);
    if (specifier !== undefined && !places.has(specifier)) places.set(specifier, placeOf(node));
    return undefined;
  });
  for (const [specifier, place] of places)
    found.set(specifier, await reader.require(specifier, place));
  if (found.size === 0) return;
  walkPageCode(tree, (node) => {
    const key = found.get(literal(node) ?? '');
    return key === undefined ? undefined : { ...imported(key) };
  });
}

/** Takes out `export … from`, which a page cannot run, and reports it. */
function dropExportsOfOthers(tree: Root, file: VFile): void {
  for (const node of esmNodes(tree)) {
    const program = node.data?.estree;
    if (!program) continue;
    const kept = program.body.filter(
      (one) => !('source' in one && one.source && /^Export/.test(one.type)),
    );
    if (kept.length < program.body.length)
      file.message(
        '`export … from` has no effect in a text. A page that needs what it exports imports it itself.',
        { place: node.position },
      );
    program.body = kept;
  }
}

/** Takes the imports out of the blocks of code. */
function dropImports(tree: Root): void {
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm, index, parent) => {
    const program = node.data?.estree;
    if (!program) return undefined;
    program.body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
    if (program.body.length > 0 || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
