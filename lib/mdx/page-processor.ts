import { createProcessor } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import { remarkHasCode } from './check-code.ts';
import { remarkRebase } from './imports/remark-rebase.ts';
import { byMath, readingPlugins } from './reading-plugins.ts';
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

/** Makes code and facts of a text; with `math`, also of its formulas. */
export const pageProcessor = byMath((math) =>
  createProcessor({
    outputFormat: 'function-body',
    remarkPlugins: [
      ...readingPlugins(math),
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
  }),
);
