import type { Root } from 'mdast';
import { builtInComponent } from './built-in.ts';
import type { ImportStatement } from './import-statements.ts';
import type { ComponentImport } from './page-imports.ts';
import { renameMembers, renameTags } from './rename-tags.ts';
import { componentsOf } from './site-import.ts';
import type { UsedNames } from './walk-code.ts';

type Names = (ImportStatement['names'][number] & { namespace?: string })[];

/** A name of the page, and what it stands for: an export of something imported. */
export interface Binding {
  local: string;
  name: string;
  /** Key in `PageImports`. */
  key: string;
}

/**
 * The names of a component of the portal that the code of a page has to know. Tags of the text find
 * it without an import; those under another name are renamed.
 */
export function portalNames(tree: Root, used: UsedNames, specifier: string, names: Names): Names {
  const component = builtInComponent(specifier);
  return namespaceNames(tree, used, names).filter(({ name, local, namespace = local }) => {
    if (name !== 'default' || component === undefined) return true;
    if (local !== component) renameTags(tree, local, component);
    return used.identifiers.has(local) || used.codeTags.has(namespace);
  });
}

/**
 * The names of a drawing that are tags. One that also stands for its address keeps its name there,
 * and its tags get another.
 */
export function drawingNames(tree: Root, used: UsedNames, tags: Names): Names {
  return tags.map(({ local, name }) => {
    if (!used.identifiers.has(local) || used.codeTags.has(local)) return { local, name };
    const alias = `${local}_drawing`;
    renameTags(tree, local, alias);
    return { local: alias, name };
  });
}

/** The bundler finds what a package has for `import`, which is smaller than its CommonJS. */
const isPackage = (specifier: string): boolean =>
  !/^(\.|\/|@(site|theme|theme-original)\/)/.test(specifier);

/**
 * `import * as Signs` as imports of what its tags name: `<Signs.Hot>` is the export `Hot`. The name
 * itself stays for values.
 */
export function namespaceNames(tree: Root, used: UsedNames, names: Names): Names {
  return names.flatMap(({ name, local }): Names => {
    const members = name === '*' ? used.tags.get(local) : undefined;
    if (!members || members.has('')) return [{ name, local }];
    used.tags.delete(local);
    const tags = renameMembers(tree, local, members).map(({ member, alias }) => {
      used.tags.set(alias, new Set(['']));
      return { name: member, local: alias, namespace: local };
    });
    return used.identifiers.has(local) ? [...tags, { name, local }] : tags;
  });
}

/** The names of a module that are tags: components, which Next compiles. */
export function componentTags(
  tree: Root,
  used: UsedNames,
  { specifier }: ImportStatement,
  names: Names,
  module: string,
): { bound: Binding[]; component?: ComponentImport } {
  const tags = names.filter(({ local }) => used.tags.has(local));
  if (tags.length === 0 && names.length > 0) return { bound: [] };
  const key = `${specifier} tags`;
  const members = tags.flatMap(({ name, local }) =>
    renameMembers(tree, local, used.tags.get(local) ?? []).map(({ member, alias }) => ({
      local: alias,
      name: `${name}.${member}`,
      key,
    })),
  );
  return {
    bound: [...tags.map(({ local, name }) => ({ local, name, key })), ...members],
    component: componentsOf(isPackage(specifier) ? specifier : module, [
      ...tags.map(({ name }) => name),
      ...members.map(({ name }) => name),
    ]),
  };
}
