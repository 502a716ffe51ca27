import { existsSync, realpathSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { nearest } from '@/lib/text/nearest.ts';

const known = new Map<string, { changed: number; names?: readonly string[] }>();

/**
 * The names that a module exports; undefined when its text alone does not tell them: CommonJS,
 * `export *`, or a file that cannot be parsed, of which the bundler says why.
 * @param file absolute path; the name of a package is not one
 */
export async function moduleExports(file: string): Promise<readonly string[] | undefined> {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return undefined;
  const kept = known.get(file);
  if (kept?.changed === changed) return kept.names;
  const names = await readExports(file);
  known.set(file, { changed, names });
  return names;
}

async function readExports(file: string): Promise<readonly string[] | undefined> {
  const { build } = await import('esbuild');
  try {
    const { metafile, outputFiles } = await build({
      entryPoints: [file],
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      loader: { '.js': 'jsx' },
    });
    const isCommon = Object.values(metafile.inputs).some(({ format }) => format === 'cjs');
    if (isCommon || /^export \* from /m.test(outputFiles[0]?.text ?? '')) return undefined;
    return Object.values(metafile.outputs).flatMap((output) => output.exports);
  } catch {
    return undefined;
  }
}

interface ImportedName {
  /** `default`, `*`, the name of the export, or a part of one (`default.Chip`). */
  name: string;
  /** The name that it has on the page. */
  local: string;
  /** Of a tag such as `<Signs.Hot>`: the name before the point. */
  namespace?: string;
}

/** Divides what a page imports into what the module has and what it lacks, as far as that is told. */
export async function exportedNames<T extends ImportedName>(
  module: string,
  names: readonly T[],
  site: string,
): Promise<{ found: T[]; lost: (T & { reason: string })[] }> {
  const exports = await moduleExports(module);
  const isFound = ({ name }: T) =>
    name === '*' || !exports || exports.includes(name.replace(/\..*$/, ''));
  const file = relative(existsSync(site) ? realpathSync(site) : site, module).replaceAll('\\', '/');
  return {
    found: names.filter(isFound),
    lost: names
      .filter((name) => !isFound(name))
      .map((name) => ({ ...name, reason: whyLost(name, exports ?? [], file) })),
  };
}

/** Why an import finds nothing, and what to write instead. */
function whyLost(
  { name, local, namespace }: ImportedName,
  exports: readonly string[],
  file: string,
): string {
  const others = exports.filter((other) => other !== 'default');
  const isDefault = name === 'default';
  const near = nearest(isDefault ? local : name, others);
  const instead =
    near !== undefined && namespace !== undefined
      ? `Write \`<${namespace}.${near}>\`, or write`
      : near !== undefined
        ? `Write \`import { ${near === local ? near : `${near} as ${local}`} }\`, or write`
        : !isDefault && exports.includes('default')
          ? `Write \`import ${local}\` for its default export, or write`
          : others.length > 0
            ? `It exports ${others.map((other) => `\`${other}\``).join(', ')}. Import one of these, or write`
            : 'Write';
  return isDefault
    ? `${file} has no default export. ${instead} \`export default\` in that file.`
    : `${file} has no export \`${name}\`. ${instead} \`export\` in front of it in that file.`;
}

/** Why a name of a module of Docusaurus is nothing here, and what to write instead. */
export const whyUnknown = (specifier: string, name: string, local: string): string =>
  name === '*'
    ? `Only its component has a counterpart here. Write \`import ${local} from '${specifier}'\`, and \`<${local}>\` where it is shown.`
    : `\`${name}\` has no counterpart here. Write what it gives into the page.`;
