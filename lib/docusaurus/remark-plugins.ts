import { PACKAGE_TOOLS, type CommandTabs } from '@/lib/site/code-schema.ts';
import { mathOptionsSchema, type MathOptions } from '@/lib/site/math-settings.ts';
import { classicPreset, entriesOf } from './plugin-entries.ts';
import { pluginName } from './own-plugins.ts';
import type { Report } from './report.ts';
import { defined, flag, list, record, text, type Values } from './values.ts';

const isTool = (one: unknown): one is (typeof PACKAGE_TOOLS)[number] =>
  PACKAGE_TOOLS.some((tool) => tool === one);

/** The options of a plugin, from the first docs plugin that has it. */
function pluginOptions(
  config: Values,
  kind: 'remarkPlugins' | 'rehypePlugins',
  name: RegExp,
): Values | undefined {
  const preset = record(classicPreset(config)?.options);
  const all = [record(preset.docs), ...entriesOf(config.plugins).map(({ options }) => options)];
  const entry = all
    .flatMap((docs) => list(docs[kind]))
    .find((one) => name.test(pluginName(one) ?? ''));
  if (entry === undefined) return undefined;
  const [, given] = Array.isArray(entry) ? (entry as unknown[]) : [];
  return record(given);
}

/** The macros of rehype-katex that are texts, which are those that it documents. */
export function mathMacros(config: Values): Record<string, string> | undefined {
  const macros = record(pluginOptions(config, 'rehypePlugins', /katex/i)?.macros);
  const texts = Object.entries(macros).flatMap(([name, value]) => {
    const meaning = text(value);
    return meaning === undefined || !name.startsWith('\\') ? [] : [[name, meaning] as const];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Options of rehype-katex that change nothing in MathML, or that it does not use itself. */
const WITHOUT_EFFECT = ['displayMode', 'throwOnError', 'minRuleThickness', 'leqno', 'fleqn'];

/** The options of rehype-katex besides the macros. Those that cannot be taken are reported. */
export function mathOptions(config: Values, report: Report): MathOptions | undefined {
  const { macros, output, ...given } = record(pluginOptions(config, 'rehypePlugins', /katex/i));
  if (output === 'html')
    report.setting(
      /\boutput\b/,
      '`output` of rehype-katex has no effect: formulas are MathML, which browsers draw themselves.',
    );
  const own = Object.keys(record(macros)).filter((name) => !(name in (mathMacros(config) ?? {})));
  if (own.length > 0)
    report.setting(
      /\bmacros\b/,
      `\`macros\` of rehype-katex: ${own.join(', ')} is left out. Write a name with a backslash, and what it stands for as a text.`,
    );
  const taken = Object.entries(given).filter(([key, value]) => {
    if (mathOptionsSchema.safeParse({ [key]: value }).success) return true;
    if (!WITHOUT_EFFECT.includes(key))
      report.setting(
        new RegExp(`\\b${key}\\b`),
        `\`${key}\` of rehype-katex is left out. Options that are taken: ${Object.keys(mathOptionsSchema.shape).join(', ')}, without functions.`,
      );
    return false;
  });
  return taken.length > 0 ? Object.fromEntries(taken) : undefined;
}

/** The options of npm2yarn. */
export function commandTabs(config: Values, report: Report): Partial<CommandTabs> | undefined {
  const options = pluginOptions(config, 'remarkPlugins', /npm-?2-?yarn/i);
  if (!options) return undefined;
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
