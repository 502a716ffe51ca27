import { createHash } from 'node:crypto';
import type { ComponentImport, PageImport } from './page-imports.ts';

const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Components of a module of the site, which Next compiles. */
export const componentsOf = (module: string, names: string[]): ComponentImport => ({
  kind: 'components',
  key: keyOf(module),
  module,
  names,
});

/** A module with the components that an earlier statement of the page imports from it. */
export const withEarlier = (component: ComponentImport, before?: PageImport): ComponentImport => ({
  ...component,
  names: [...(before?.kind === 'components' ? before.names : []), ...component.names],
});

/** Style sheets of the site: a module without exports, which brings them with it. */
export function sheetsOf(files: readonly string[]): ComponentImport {
  const code = files.map((file) => `import ${JSON.stringify(file)};\n`).join('');
  return { kind: 'components', key: keyOf(code), module: files[0] ?? '', code, names: [] };
}

/** An export of a module; `*` is all of them. */
export const exported = (value: unknown, name: string): unknown =>
  name === '*' ? value : (Object(value) as Record<string, unknown>)[name];
