import remarkDirective from 'remark-directive';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import { remarkImports } from './imports/remark-imports.ts';
import { markdownDialect } from './markdown-dialect.ts';
import { remarkCodeTabs } from './remark-code-tabs.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkThemeTags } from './remark-theme-tags.ts';
import type { SitePlugins } from './site-plugins.ts';

/** Plugins of the site see ids of headings as Docusaurus gives them. Others need them later. */
const idsForPlugins = () => remarkHeadingIds();

/**
 * How a page is read before it is checked and changed. The compiler and the check of code must read
 * alike. What plugins of the site add is read as if it were written.
 */
export const readingPlugins = (math: boolean, own?: SitePlugins): PluggableList => [
  ...(own?.beforeDefaultRemarkPlugins ?? []),
  ...markdownDialect,
  ...(math ? [remarkMath] : []),
  remarkDirective,
  ...(own?.remarkPlugins.length ? [idsForPlugins, ...own.remarkPlugins] : []),
  remarkImports,
  remarkThemeTags,
  remarkCodeTabs,
];

/**
 * A processor for pages with formulas and one for pages without, and for each of the site's sets of
 * plugins, made when it is first needed.
 */
export function byReading<Processor>(
  make: (math: boolean, own?: SitePlugins) => Processor,
): (math?: boolean, own?: SitePlugins) => Processor {
  const made = new Map<string, Processor>();
  return (math = false, own) => {
    const key = `${math} ${own?.key ?? ''}`;
    const processor = made.get(key) ?? make(math, own);
    made.set(key, processor);
    return processor;
  };
}
