import remarkDirective from 'remark-directive';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import { remarkImports } from './imports/remark-imports.ts';
import { markdownDialect } from './markdown-dialect.ts';
import { remarkCodeTabs } from './remark-code-tabs.ts';
import { remarkThemeTags } from './remark-theme-tags.ts';

/**
 * How a page is read before it is checked and changed. The compiler and the check of code must read
 * alike.
 */
export const readingPlugins = (math: boolean): PluggableList => [
  ...markdownDialect,
  ...(math ? [remarkMath] : []),
  remarkDirective,
  remarkImports,
  remarkThemeTags,
  remarkCodeTabs,
];

/**
 * A processor for pages with formulas and one for pages without, each made when it is first needed.
 */
export function byMath<Processor>(
  make: (math: boolean) => Processor,
): (math?: boolean) => Processor {
  const made = new Map<boolean, Processor>();
  return (math = false) => {
    const processor = made.get(math) ?? make(math);
    made.set(math, processor);
    return processor;
  };
}
