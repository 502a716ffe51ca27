import { z } from 'zod';

/** As in Docusaurus: an error, a warning for each place, one line for all places, or nothing. */
const reaction = z.enum(['throw', 'warn', 'log', 'ignore']);

/** Settings for links that lead nowhere, and for pages that nothing can lead to. */
export const linkSettings = {
  /** A link to a page that does not exist. */
  onBrokenLinks: reaction.default('throw'),
  /** A link to a heading that its page does not have. */
  onBrokenAnchors: reaction.default('throw'),
  /** A link to a Markdown file that does not exist. */
  onBrokenMarkdownLinks: reaction.default('warn'),
  /** Two pages with one path: the first one is published. `log` is `warn`. */
  onDuplicateRoutes: reaction.default('throw'),
  /**
   * Paths, with all below them, that something else serves on the same host. Links there are not
   * checked.
   */
  externalPaths: z
    .array(z.string().regex(/^\/[^/?#*][^?#*]*$/, 'must be a path such as /playground'))
    .default([]),
};
