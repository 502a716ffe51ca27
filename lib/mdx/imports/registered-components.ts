import { readFileSync, realpathSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { PAGE_COMPONENTS } from '../component-names.ts';
import { builtInComponent } from './built-in.ts';
import { importTarget } from './import-target.ts';
import { moduleExports } from './module-exports.ts';
import { objectEntries, type ObjectEntry } from './object-entries.ts';

/** The module with which a Docusaurus site registers components for all pages. */
export const REGISTRY = '@theme/MDXComponents';

/** An export of a module: `default`, `*`, its name, or a part of one (`default.Chip`). */
export interface ModuleExport {
  name: string;
  specifier: string;
}

interface RegisteredComponents {
  /** By the names of their tags. */
  components: ReadonlyMap<string, ModuleExport>;
  /** What cannot be registered. */
  problems: Problem[];
}

/**
 * Reads which components a site registers for all pages in src/theme/MDXComponents: those that its
 * default export adds to Docusaurus' own, by the modules that it imports them from. Those that it
 * defines itself are parts of its default export. The file is not run.
 * @param site the site folder
 */
export async function registeredComponents(site: string): Promise<RegisteredComponents> {
  const target = importTarget(REGISTRY, { path: site, site });
  if (target.kind !== 'module') return { components: new Map(), problems: [] };
  return new Registry(site, target.file).read(await entriesIn(target.file));
}

/** The entries of the object that a file exports by default; undefined if it is not an object. */
async function entriesIn(file: string): Promise<ObjectEntry[] | undefined> {
  // Large, and few sites need it.
  const { default: api } = await import('typescript');
  const { Latest } = api.ScriptTarget;
  const text = readFileSync(file, 'utf8');
  return objectEntries(api, api.createSourceFile(file, text, Latest, false, api.ScriptKind.TSX));
}

class Registry {
  readonly #components = new Map<string, ModuleExport>();
  readonly #problems: Problem[] = [];
  readonly #kept: ObjectEntry[] = [];
  readonly #name: string;

  constructor(
    readonly site: string,
    readonly file: string,
  ) {
    this.#name = relative(realpathSync(site), file).replaceAll('\\', '/');
  }

  /** @param entries of the default export; undefined if it is not an object */
  async read(entries: readonly ObjectEntry[] | undefined): Promise<RegisteredComponents> {
    for (const entry of entries ?? [])
      for (const one of (await this.#spread(entry)) ?? [entry]) this.#add(one);
    const [first] = this.#kept;
    if (first)
      this.#warn(
        `HTML elements and components of the portal are not replaced: ${this.#kept.map(({ name }) => `\`${name}\``).join(', ')}. Register the component under a name of its own, and use that in the pages.`,
        first.line,
      );
    if (!entries)
      this.#warn(
        'The components that it registers for pages cannot be read. Write `export default { ...MDXComponents, Name }`, and import each component.',
      );
    return { components: this.#components, problems: this.#problems };
  }

  /**
   * The components of a spread: all exports of a module, or an object that is its default export.
   * Undefined if they cannot be told, or if it is no spread.
   */
  async #spread({ name, from, source, line }: ObjectEntry): Promise<ObjectEntry[] | undefined> {
    if (name !== undefined || !from || this.#fromSite(from.specifier) === REGISTRY)
      return undefined;
    const target = importTarget(from.specifier, { path: this.file, site: this.site });
    if (target.kind !== 'module') return undefined;
    const part = (own: string, exported: string): ObjectEntry => {
      return { name: own, source, line, from: { ...from, name: exported } };
    };
    if (from.name === '*') {
      const exports = await moduleExports(target.file);
      return exports?.filter((own) => /^[A-Z]/.test(own)).map((own) => part(own, own));
    }
    const entries = from.name === 'default' ? await entriesIn(target.file) : undefined;
    const known = entries?.flatMap((entry) => (entry.name === undefined ? [] : [entry.name]));
    return known?.length === entries?.length
      ? known?.map((own) => part(own, `default.${own}`))
      : undefined;
  }

  #add(entry: ObjectEntry): void {
    const { name, line, from } = entry;
    const found = from && { ...from, specifier: this.#fromSite(from.specifier) };
    if (name === undefined) {
      // The spread of Docusaurus' own components.
      if (found?.specifier !== REGISTRY)
        this.#warn(
          `The components in \`${entry.source}\` are not known here. Register each by its name, and import it.`,
          line,
        );
    } else if (!/^[A-Z]/.test(name) || PAGE_COMPONENTS.some((own) => own === name)) {
      if (!found || builtInComponent(found.specifier) !== name) this.#kept.push(entry);
    } else if (!found)
      // The file itself is bundled for the pages that use it.
      this.#components.set(name, { name: `default.${name}`, specifier: `@site/${this.#name}` });
    else {
      const target = importTarget(found.specifier, { path: this.file, site: this.site });
      if (target.kind === 'missing')
        this.#warn(`<${name}> is not registered: ${target.reason}`, line);
      else this.#components.set(name, found);
    }
  }

  /** The module of an import, in words that are true on every page. */
  #fromSite(specifier: string): string {
    return /^\.\.?(\/|$)/.test(specifier)
      ? `@site/${posix.join(dirname(this.#name), specifier)}`
      : specifier.replace(/^@theme-(original|init)\//, '@theme/');
  }

  #warn(message: string, line?: number): void {
    this.#problems.push({ file: this.#name, line, severity: 'warning', message });
  }
}
