import type { Root } from 'mdast';
import type { Problem } from '@/lib/content/problem.ts';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { ImportStatement } from './import-statements.ts';
import { importTarget, type ImportTarget } from './import-target.ts';
import { exportedNames, whyUnknown } from './module-exports.ts';
import { NOTHING, type PageImports } from './page-imports.ts';
import { pageTools } from './page-tools.ts';
import { readValue, type FileTarget, type Made } from './read-value.ts';
import type { Binding } from './imported-tags.ts';
import { componentTags, drawingNames, namespaceNames, portalNames } from './imported-tags.ts';
import { tagsToPictures } from './rename-tags.ts';
import { exported, sheetsOf, withEarlier } from './site-import.ts';
import { usedNames, type UsedNames } from './walk-code.ts';

type Names = ImportStatement['names'];

/** Reads what a page imports. Mistakes are reported with their place. */
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
    file.data.drawings = new Set();
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
        break;
      case 'module':
        return this.#module(statement, names, target.file);
      case 'picture':
        return this.#picture(statement, names, target);
    }
    return this.#value(statement, names, target);
  }

  async #value(statement: ImportStatement, names: Names, target: FileTarget): Promise<Binding[]> {
    if (names.length === 0) return [];
    const made = await this.#tried(statement, target);
    if (!made) return this.#unknown(statement, names);
    if (made.import.kind === 'part')
      for (const { name, local } of names)
        if (name === 'default' && made.part) this.file.data.parts?.set(local, made.part);
    const key = statement.specifier;
    this.imports[key] = made.import;
    for (const { local, name } of names) this.scope[local] = exported(made.value, name);
    return names.map(({ local, name }) => ({ local, name, key }));
  }

  /**
   * Tags of an SVG file are the drawing itself, as a part of the page. Anywhere else the name is its
   * address, as those of other pictures are.
   */
  async #picture(
    statement: ImportStatement,
    names: Names,
    target: Extract<FileTarget, { kind: 'picture' }>,
  ): Promise<Binding[]> {
    const tags = names.filter(({ local }) => this.#used.tags.has(local));
    if (tags.length === 0 || !/\.svg$/i.test(target.file)) {
      for (const { local } of tags) tagsToPictures(this.tree, local, target.target);
      return this.#value(statement, names, target);
    }
    const made = await this.#tried(statement, { kind: 'drawing', file: target.file });
    if (!made) return this.#unknown(statement, names);
    const key = `${statement.specifier} drawing`;
    this.imports[key] = made.import;
    const drawn = drawingNames(this.tree, this.#used, tags).map((name) => ({ ...name, key }));
    for (const { local } of drawn) this.file.data.drawings?.add(local);
    const others = names.filter(({ local }) => !drawn.some((one) => one.local === local));
    return [...drawn, ...(await this.#value(statement, others, target))];
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
  #portal({ specifier, source, place }: ImportStatement, names: Names): Binding[] {
    const own = pageTools('')[specifier];
    const bound = portalNames(this.tree, this.#used, specifier, names);
    if (bound.length > 0) this.imports[specifier] = { kind: 'portal' };
    for (const { name, local } of bound) {
      this.scope[local] = exported(own, name);
      if (name === 'default' || this.scope[local] !== undefined) continue;
      const reason = whyUnknown(specifier, name, local);
      this.file.message(`\`${source}\`: ${reason}`, { place }).fatal = true;
    }
    return bound.map(({ local, name }) => ({ local, name, key: specifier }));
  }

  #missing(statement: ImportStatement, names: Names, reason: string, key?: string): Binding[] {
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
    return this.#unknown(statement, names, key);
  }

  /** With a mistake, the names still have to be something. */
  #unknown({ specifier }: ImportStatement, names: Names, key = specifier): Binding[] {
    const isTag = names.some(({ local }) => this.#used.tags.has(local));
    if (names.length > 0) this.imports[key] = isTag ? { kind: 'unknown' } : NOTHING;
    for (const { local } of names) this.scope[local] = undefined;
    return names.map(({ local, name }) => ({ local, name, key }));
  }

  /** Names of tags become components, which Next compiles; the values of others are made here. */
  async #module(statement: ImportStatement, names: Names, module: string): Promise<Binding[]> {
    const { specifier } = statement;
    const all = namespaceNames(this.tree, this.#used, names);
    const { found, lost } = await exportedNames(module, all, this.file.data.about?.site ?? '');
    const unknown = lost.flatMap(({ reason, ...name }) =>
      this.#missing(statement, [name], reason, `${specifier} ${name.local}`),
    );
    const { bound, component } = componentTags(this.tree, this.#used, statement, found, module);
    const key = `${specifier} tags`;
    if (component) this.imports[key] = withEarlier(component, this.imports[key]);
    const values = found.filter(({ local }) => !this.#used.tags.has(local));
    const target = { kind: 'module', file: module } as const;
    return [...unknown, ...bound, ...(await this.#value(statement, values, target))];
  }
}
