import { createProcessor } from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import rehypeSlug from 'rehype-slug';
import type { PluggableList } from 'unified';
import { remarkHasCode } from './check-code.ts';
import { isPlainMarkdown, type PageAbout } from './imports/page-about.ts';
import { remarkRebase } from './imports/remark-rebase.ts';
import { byReading, readingPlugins } from './reading-plugins.ts';
import { rehypeBlockSpace } from './rehype-block-space.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeCodeMeta } from './rehype-code-meta.ts';
import { rehypeDetails } from './rehype-details.ts';
import { rehypeDiagrams } from './rehype-diagrams.ts';
import { rehypeDrawings } from './rehype-drawings.ts';
import { rehypeFormulas } from './rehype-formulas.ts';
import { rehypeFacts } from './rehype-facts.ts';
import { rehypeHtmlMistakes } from './rehype-html-mistakes.ts';
import { rehypeOwnTags } from './rehype-own-tags.ts';
import { rehypePictures } from './rehype-pictures.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkCourses } from './remark-courses.ts';
import { remarkEmojis } from './remark-emojis.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkPlainTree } from './remark-plain-tree.ts';
import { remarkTitle } from './remark-title.ts';
import type { SitePlugins } from './site-plugins.ts';

const remarkPlugins = (math: boolean, own?: SitePlugins): PluggableList => [
  ...readingPlugins(math, own),
  remarkTitle,
  remarkRebase,
  remarkHasCode,
  remarkComponents,
  remarkCourses,
  remarkHeadingIds,
  remarkEmojis,
  remarkAdmonitions,
  remarkPlainTree,
];

const rehypePlugins = (math: boolean, own?: SitePlugins): PluggableList => [
  ...(math ? [rehypeFormulas] : []),
  ...(own ? [...own.beforeDefaultRehypePlugins, ...own.rehypePlugins] : []),
  rehypeCode,
  rehypeDiagrams,
  rehypeDrawings,
  rehypeDetails,
  rehypePictures,
  rehypeFacts,
  rehypeOwnTags,
  rehypeBlockSpace,
];

const footnotes = { footnoteLabelProperties: { className: ['sr-only'] } };

/** Makes code and facts of a text; with `math`, also of its formulas. */
const mdxProcessor = byReading((math, own) =>
  createProcessor({
    outputFormat: 'function-body',
    remarkPlugins: remarkPlugins(math, own),
    remarkRehypeOptions: { ...footnotes, ...own?.remarkRehypeOptions },
    rehypePlugins: [rehypeSlug, ...rehypePlugins(math, own)],
    recmaPlugins: own?.recmaPlugins,
  }),
);

/** Tags that stand for Markdown, such as boxes, are not HTML. */
const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement'];

/** The same for Markdown with HTML. */
const markdownProcessor = byReading((math, own) =>
  createProcessor({
    format: 'md',
    outputFormat: 'function-body',
    remarkPlugins: remarkPlugins(math, own),
    remarkRehypeOptions: {
      ...footnotes,
      ...own?.remarkRehypeOptions,
      allowDangerousHtml: true,
    },
    rehypePlugins: [
      // Before HTML is read: an HTML heading has the id that is written, or none, as in Docusaurus.
      rehypeSlug,
      rehypeCodeMeta,
      [rehypeRaw, { passThrough }],
      rehypeHtmlMistakes,
      ...rehypePlugins(math, own),
    ],
    recmaPlugins: own?.recmaPlugins,
  }),
);

/**
 * The processor for a text, by its format and by whether it may hold formulas.
 * @param own plugins of the site
 */
export const processorFor = (about: PageAbout, own?: SitePlugins) =>
  (isPlainMarkdown(about) ? markdownProcessor : mdxProcessor)(about.math, own);
