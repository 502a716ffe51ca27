import type { PluginList } from '@/lib/site/plugin-settings.ts';
import { standInModule } from './stand-in-module.ts';
import { list, record, text, type Values } from './values.ts';

/** Plugins whose work the portal does, by the names of their packages or functions. */
const BUILT_IN = /npm-?2-?yarn|^remark-?(math|gfm|emoji|directive)$|^rehype-?katex$/i;

/** A plugin of remark, rehype or recma that a site brings. */
export interface OwnPlugin {
  /** The setting with its name, for messages. */
  label: string;
  /** Undefined if it is no function, or of a package that is not there. */
  run?: (...options: unknown[]) => unknown;
  options: unknown[];
  /** The package that is not there. */
  missing?: string;
}

/** A plugin may be the default export of a module that is CommonJS. */
function functionOf(entry: unknown): unknown {
  const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof plugin === 'function' ? plugin : (record(plugin).default ?? plugin);
}

/** The name of a plugin of remark or rehype: `plugin` or `[plugin, options]`. */
export function pluginName(entry: unknown): string | undefined {
  const plugin = functionOf(entry);
  const name: unknown = typeof plugin === 'function' ? plugin.name : undefined;
  return standInModule(plugin) ?? text(plugin) ?? text(name);
}

export const isBuiltIn = (entry: unknown): boolean => BUILT_IN.test(pluginName(entry) ?? '');

/** The function that changes texts before they are parsed, unless it is of a package that is not there. */
export function ownPreprocessor(config: Values): unknown {
  const { preprocessor } = record(config.markdown);
  return typeof preprocessor === 'function' && standInModule(preprocessor) === undefined
    ? preprocessor
    : undefined;
}

/** The plugins of a list whose work the portal does not do. */
export function ownPlugins(settings: Values, setting: PluginList): OwnPlugin[] {
  return list(settings[setting]).flatMap((entry, index): OwnPlugin[] => {
    if (!entry || isBuiltIn(entry)) return [];
    const name = pluginName(entry);
    const plugin = functionOf(entry);
    const missing = standInModule(plugin);
    const label = `\`${setting}[${index}]\`${name === undefined ? '' : ` (${name})`}`;
    const isThere = typeof plugin === 'function' && missing === undefined;
    return [
      {
        label,
        missing,
        run: isThere ? (plugin as OwnPlugin['run']) : undefined,
        options: Array.isArray(entry) ? entry.slice(1) : [],
      },
    ];
  });
}
