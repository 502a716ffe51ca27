import { siteConfigSchema, type SiteConfigInput } from '@/lib/site/config-schema.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';
import { mathMacros, mathOptions } from './remark-plugins.ts';
import type { Report } from './report.ts';
import { defined, record, text, type Values } from './values.ts';

const REACTIONS = ['throw', 'warn', 'log', 'ignore'];

/**
 * How strict the checks of texts are, with the defaults of Docusaurus.
 * @param report has the text of the configuration: plugins that are not installed are known by their
 *   names there
 * @param elsewhere paths of what does not move in
 */
export function checks(
  config: Values,
  report: Report,
  elsewhere: readonly string[],
  routes: readonly string[],
): Partial<SiteConfigInput> {
  const hooks = record(record(config.markdown).hooks);
  const reaction = (given: unknown, fallback: string): string => {
    const word = text(given);
    return word !== undefined && REACTIONS.includes(word) ? word : fallback;
  };
  const settings: Values = {
    onBrokenLinks: reaction(config.onBrokenLinks, 'throw'),
    onBrokenAnchors: reaction(config.onBrokenAnchors, 'warn'),
    onBrokenMarkdownLinks: reaction(
      hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks,
      'warn',
    ),
    onDuplicateRoutes: reaction(config.onDuplicateRoutes, 'warn'),
    // Components of a changed theme do not move in; what they hold is shown.
    onUnknownComponent: 'warn',
    markdownFormat: text(record(config.markdown).format) ?? 'mdx',
    emoji: record(config.markdown).emoji !== false,
    math: /\bremark-math\b/.test(report.text),
    mathMacros: mathMacros(config),
    mathOptions: mathOptions(config, report),
    // A page such as /docs does not free the links to a section below it.
    externalPaths: elsewhere.filter(
      (path) => !routes.some((route) => isAtOrBelow(`/${route}`, path)),
    ),
  };
  const known = Object.keys(siteConfigSchema.shape);
  return Object.fromEntries(
    Object.entries(defined(settings)).filter(([key]) => known.includes(key)),
  );
}
