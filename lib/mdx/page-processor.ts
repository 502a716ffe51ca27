import { createProcessor } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { remarkHasCode } from './check-code.ts';
import { remarkImports } from './imports/remark-imports.ts';
import { remarkRebase } from './imports/remark-rebase.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeDetails } from './rehype-details.ts';
import { rehypeDiagrams } from './rehype-diagrams.ts';
import { rehypeDrawings } from './rehype-drawings.ts';
import { rehypeFormulas } from './rehype-formulas.ts';
import { rehypeFacts } from './rehype-facts.ts';
import { rehypeOwnTags } from './rehype-own-tags.ts';
import { rehypePictures } from './rehype-pictures.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkCourses } from './remark-courses.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkPlainTree } from './remark-plain-tree.ts';
import { remarkThemeTags } from './remark-theme-tags.ts';
import { remarkCodeTabs } from './remark-code-tabs.ts';

const makeProcessor = (math: boolean) =>
  createProcessor({
    outputFormat: 'function-body',
    remarkPlugins: [
      remarkGfm,
      ...(math ? [remarkMath] : []),
      remarkDirective,
      remarkImports,
      remarkThemeTags,
      remarkCodeTabs,
      remarkRebase,
      remarkHasCode,
      remarkComponents,
      remarkCourses,
      remarkHeadingIds,
      remarkAdmonitions,
      remarkPlainTree,
    ],
    remarkRehypeOptions: { footnoteLabelProperties: { className: ['sr-only'] } },
    rehypePlugins: [
      rehypeSlug,
      ...(math ? [rehypeFormulas] : []),
      rehypeCode,
      rehypeDiagrams,
      rehypeDrawings,
      rehypeDetails,
      rehypePictures,
      rehypeFacts,
      rehypeOwnTags,
    ],
  });

const plainProcessor = makeProcessor(false);
let mathProcessor: typeof plainProcessor | undefined;

/** Makes code and facts of a text; with `math`, also of its formulas. */
export const pageProcessor = (math = false): typeof plainProcessor =>
  math ? (mathProcessor ??= makeProcessor(true)) : plainProcessor;
