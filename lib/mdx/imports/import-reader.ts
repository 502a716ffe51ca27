import type { Root } from 'mdast';
import type { Problem } from '@/lib/content/problem.ts';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { builtInComponent } from './built-in.ts';
import type { ImportStatement } from './import-statements.ts';
import { importTarget, type ImportTarget } from './import-target.ts';
import { NOTHING, type PageImports } from './page-imports.ts';
import { pageTools } from './page-tools.ts';
import { readValue, type FileTarget, type Made } from './read-value.ts';
import { renameMembers, renameTags, tagsToPictures } from './rename-tags.ts';
import { componentsOf, exported, sheetsOf } from './site-import.ts';
import { usedNames, type UsedNames } from './walk-code.ts';

/** A name of the page, and what it stands for: an export of something imported. */
interface Binding {
  local: string;
  name: string;
  /** Key in `PageImports`. */
  key: string;
}

/** Reads what a page imports. Mistakes are reported with their place. */
export function importReader(tree: Root, file: VFile): ImportReader {
  return new ImportReader(tree, file);
}

export class ImportReader {
  readonly imports: PageImports = {};
  /** Values by the names of the page, for its Markdown copy. */
  readonly scope: Record<string, unknown> = {};
  readonly #used: UsedNames;
  readonly #required: Record<string, unknown> = {};

  constructor(
    readonly tree: Root,
    readonly file: VFile,
  ) {
    this.#used = usedNames(tree);
    file.data.parts = new Map();
    file.data.pictures = [];
    file.data.partProblems = [];
    this.scope.require = (specifier: string) => this.#required[specifier];
  }

  async read(statement: ImportStatement): Promise<Binding[]> {
    const { specifier } = statement;
    const names = statement.names.filter(({ local }) => this.#isUsed(local));
    const target = this.#target(specifier);
    const isForEffect = statement.names.length === 0 && target.kind !== 'portal';
    if (names.length === 0 && !isForEffect && target.kind !== 'missing') return [];
    switch (target.kind) {
      case 'portal':
        return this.#portal(statement, names);
      case 'missing':
        return this.#missing(statement, names, target.reason);
      case 'style':
        this.imports[`${specifier} sheet`] = sheetsOf([target.file]);
        if (names.length === 0) return [];
        break;
      case 'module':
        return this.#module(statement, names, target.file);
      case 'picture':
        for (const { local } of names.filter(({ local }) => this.#used.tags.has(local)))
          tagsToPictures(this.tree, local, target.target);
    }
    const made = await this.#tried(statement, target);
    if (!made) return this.#unknown(statement, names);
    if (made.import.kind === 'part')
      for (const { name, local } of names)
        if (name === 'default' && made.part) this.file.data.parts?.set(local, made.part);
    this.imports[specifier] = made.import;
    for (const { local, name } of names) this.scope[local] = exported(made.value, name);
    return names.map(({ local, name }) => ({ local, name, key: specifier }));
  }

  /** What `require('…')` gives; returns its key. */
  async require(specifier: string, place: Node['position']): Promise<string> {
    const source = `require('${specifier}')`;
    const target = this.#target(specifier);
    if (target.kind === 'portal') this.imports[specifier] = { kind: 'portal' };
    else if (target.kind === 'missing')
      this.file.message(`\`${source}\`: ${target.reason}`, { place }).fatal = true;
    const made =
      'file' in target && (await this.#tried({ source, specifier, place, names: [] }, target));
    // With a mistake, the code still has to get something.
    if (!made) {
      this.imports[specifier] ??= NOTHING;
      return specifier;
    }
    const { required = { import: made.import, value: made.value } } = made;
    const key = made.required ? `${specifier} required` : specifier;
    this.imports[key] = required.import;
    this.#required[specifier] = required.value;
    return key;
  }

  /** Mistakes in an imported text are listed with those of the page. */
  async #tried(statement: ImportStatement, target: FileTarget): Promise<Made | undefined> {
    try {
      const made = await readValue(target, this.file, statement.place?.start);
      if (made.sheets?.length) this.imports[`${statement.specifier} sheet`] = sheetsOf(made.sheets);
      return made;
    } catch (error) {
      const { problems, message } = Object(error) as { problems?: Problem[]; message?: string };
      if (Array.isArray(problems)) this.file.data.partProblems?.push(...problems);
      else
        this.file.message(`\`${statement.source}\` fails: ${message ?? String(error)}`, {
          place: statement.place,
        }).fatal = true;
      return undefined;
    }
  }

  #target(specifier: string): ImportTarget {
    const { about } = this.file.data;
    if (!about) throw new Error('The page to compile has no place.');
    return importTarget(specifier, about);
  }

  #isUsed = (local: string): boolean =>
    this.#used.tags.has(local) || this.#used.identifiers.has(local);

  /**
   * Tags of the text find the components of the portal without an import; those under another name
   * are renamed. Code (`export const A = () => <Link />`) has only what is bound.
   */
  #portal(statement: ImportStatement, names: ImportStatement['names']): Binding[] {
    const { specifier, source, place } = statement;
    const component = builtInComponent(specifier);
    const own = pageTools('')[specifier];
    const bound = names.filter(({ name, local }) => {
      if (name !== 'default' || component === undefined) return true;
      if (local !== component) renameTags(this.tree, local, component);
      return this.#used.identifiers.has(local) || this.#used.codeTags.has(local);
    });
    if (bound.length > 0) this.imports[specifier] = { kind: 'portal' };
    for (const { name, local } of bound) {
      this.scope[local] = exported(own, name);
      if (name === 'default' || this.scope[local] !== undefined) continue;
      const reason = `\`${name}\` has no counterpart here. Write what it gives into the page.`;
      this.file.message(`\`${source}\`: ${reason}`, { place }).fatal = true;
    }
    return bound.map(({ local, name }) => ({ local, name, key: specifier }));
  }

  #missing(statement: ImportStatement, names: ImportStatement['names'], reason: string): Binding[] {
    const { source, place } = statement;
    const isUnused = names.length === 0 && statement.names.length > 0;
    const isShown =
      this.file.data.about?.unknown === 'warn' &&
      names.every(({ local }) => this.#used.tags.has(local));
    const effect = isShown ? ' Only what is inside its tags is shown.' : '';
    const message = this.file.message(`\`${source}\`: ${reason}${isUnused ? '' : effect}`, {
      place,
    });
    if (!isUnused && !isShown) message.fatal = true;
    return this.#unknown(statement, names);
  }

  /** With a mistake, the names still have to be something. */
  #unknown({ specifier }: ImportStatement, names: ImportStatement['names']): Binding[] {
    const isTag = names.some(({ local }) => this.#used.tags.has(local));
    if (names.length > 0) this.imports[specifier] = isTag ? { kind: 'unknown' } : NOTHING;
    for (const { local } of names) this.scope[local] = undefined;
    return names.map(({ local, name }) => ({ local, name, key: specifier }));
  }

  /** Names of tags become components, which Next compiles; the values of others are made here. */
  async #module(
    statement: ImportStatement,
    names: ImportStatement['names'],
    module: string,
  ): Promise<Binding[]> {
    const { specifier } = statement;
    const tags = names.filter(({ local }) => this.#used.tags.has(local));
    const values = names.filter((name) => !tags.includes(name));
    const bound: Binding[] = [];
    if (tags.length > 0 || names.length === 0) {
      const key = `${specifier} tags`;
      const exports = tags.flatMap(({ name, local }) =>
        name === '*' ? [...(this.#used.tags.get(local) ?? [])].filter(Boolean) : [name],
      );
      const members = tags.flatMap(({ name, local }) =>
        renameMembers(this.tree, local, name === '*' ? [] : (this.#used.tags.get(local) ?? [])).map(
          ({ member, alias }) => ({ local: alias, name: `${name}.${member}`, key }),
        ),
      );
      this.imports[key] = componentsOf(module, [...exports, ...members.map(({ name }) => name)]);
      bound.push(...tags.map(({ local, name }) => ({ local, name, key })), ...members);
    }
    if (values.length === 0) return bound;
    const made = await this.#tried(statement, { kind: 'module', file: module });
    if (!made) return [...bound, ...this.#unknown(statement, values)];
    this.imports[specifier] = made.import;
    for (const { local, name } of values) this.scope[local] = exported(made.value, name);
    bound.push(...values.map(({ local, name }) => ({ local, name, key: specifier })));
    return bound;
  }
}
