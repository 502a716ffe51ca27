import { z } from 'zod';
import { boolean, day, number, text } from './front-matter-values.ts';

const headingLevel = number.pipe(z.number().int().min(2).max(6));
const pagination = text.nullable();
const oldPath = z
  .string()
  .startsWith(
    '/',
    'must be a path from the root of the site, without the locale, such as /BSP/Old name',
  )
  .regex(/^[^?#]*$/, 'must be a path without query and hash (in a name write %3F and %23)')
  .regex(/[^/]/, 'must not be the home page');

const tag = z.union(
  [
    text.pipe(z.string().min(1)),
    z.strictObject({
      label: text.pipe(z.string().min(1)),
      permalink: text.pipe(z.string().min(1)),
    }),
  ],
  'must be a word or { label, permalink }',
);

/** A tag as written: a word, a key of `tags.yml`, or an object with its own address. */
export type WrittenTag = z.infer<typeof tag>;

/**
 * The front matter of a page: the names and meanings of Docusaurus, and a few of our own. Other
 * keys are the writer's own and are kept as they are.
 */
export const frontMatterSchema = z.looseObject({
  /**
   * Last part of the id by which the configuration names the page, and of its URL; default: the
   * file name.
   */
  id: text.pipe(z.string().regex(/^[^/]+$/, 'must not contain a slash')).optional(),
  title: text.optional(),
  /** The title in the browser's tab and in search results, if it is another one. */
  title_meta: text.optional(),
  /** One sentence for search engines, cards and the head of the page. */
  description: text.optional(),
  /** Last part of the URL, or the whole URL below the section when it starts with a slash. */
  slug: text.optional(),
  keywords: z.array(text).optional(),
  image: text.optional(),
  tags: z.array(tag).optional(),
  sidebar_label: text.optional(),
  sidebar_position: number.optional(),
  /** Data for the site's own components. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_class_name: text.optional(),
  /** With `false`, the numbers at the start of file and folder names stay in id and path. */
  parse_number_prefixes: boolean.optional(),
  hide_title: boolean.optional(),
  hide_table_of_contents: boolean.optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Id of the next page, or null for none. */
  pagination_next: pagination.optional(),
  pagination_prev: pagination.optional(),
  pagination_label: text.optional(),
  displayed_sidebar: text.nullable().optional(),
  custom_edit_url: text.nullable().optional(),
  last_update: z.strictObject({ date: day.optional(), author: text.optional() }).optional(),
  draft: boolean.optional(),
  unlisted: boolean.optional(),
  /** Minutes that a lesson of a course takes. */
  duration: z.number().int().positive('must be a number of minutes, 1 or more').optional(),
  /**
   * Day of the release that the page describes. The home page and the feed list pages with a
   * release date.
   */
  release_date: day.optional(),
  /** Earlier paths of the page; they redirect here in every locale. */
  redirect_from: z
    .union([oldPath, z.array(oldPath)], 'must be a path or a list of paths')
    .optional(),
  /**
   * Only in a translation: fingerprint of the source text it was made from (see source-hash.ts).
   */
  source_hash: text.optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export const FRONT_MATTER_KEYS: readonly string[] = Object.keys(frontMatterSchema.shape);
