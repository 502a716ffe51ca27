import { PACKAGE_TOOLS, type CommandTabs } from '@/lib/site/code-schema.ts';
import { classicPreset, entriesOf } from './plugin-entries.ts';
import { standInModule } from './load-module.ts';
import type { Report } from './report.ts';
import { defined, flag, list, record, text, type Values } from './values.ts';

/** Plugins whose work the portal does, by the names of their packages or functions. */
const BUILT_IN = /npm-?2-?yarn|^remark-?(math|gfm|emoji|directive)$|^rehype-?katex$/i;

/** The name of a plugin of remark or rehype: `plugin` or `[plugin, options]`. */
const nameOf = (entry: unknown): string => {
  const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
  const name: unknown = typeof plugin === 'function' ? plugin.name : undefined;
  return standInModule(plugin) ?? text(plugin) ?? text(name) ?? 'without a name';
};

/** The plugins of a list whose work the portal does not do. */
export const foreignPlugins = (given: unknown): string[] =>
  list(given)
    .filter((entry) => Array.isArray(entry) || typeof entry === 'function' || text(entry))
    .map(nameOf)
    .filter((name) => !BUILT_IN.test(name));

const isTool = (one: unknown): one is (typeof PACKAGE_TOOLS)[number] =>
  PACKAGE_TOOLS.some((tool) => tool === one);

/** The options of npm2yarn, from the first docs plugin that has it. */
export function commandTabs(config: Values, report: Report): Partial<CommandTabs> | undefined {
  const preset = record(classicPreset(config)?.options);
  const all = [record(preset.docs), ...entriesOf(config.plugins).map(({ options }) => options)];
  const entry = all
    .flatMap(({ remarkPlugins }) => list(remarkPlugins))
    .find((one) => /npm-?2-?yarn/i.test(nameOf(one)));
  if (entry === undefined) return undefined;
  const [, given] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const options = record(given);
  const converters = list(options.converters);
  const own = converters.filter((one) => !isTool(one));
  if (own.length > 0) {
    const names = own.map((one) => text(Array.isArray(one) ? one[0] : one) ?? 'without a name');
    report.setting(
      /\bconverters\b/,
      `\`converters\` of npm2yarn: ${names.join(', ')} is left out. Commands are written for ${PACKAGE_TOOLS.join(', ')}; write others into a tab of their own.`,
    );
  }
  return defined({
    // In the order of the site.
    converters: Array.isArray(options.converters) ? converters.filter(isTool) : undefined,
    sync: flag(options.sync) ?? false,
  });
}
