import { z } from 'zod';
import { nearest } from '@/lib/text/nearest.ts';
import type { Problem } from './problem.ts';
import type { ParsedSource } from './parse-source.ts';

const headingLevel = z.number().int().min(2).max(6);
const pagination = z.string().nullable();
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written as YYYY-MM-DD');
const oldPath = z
  .string()
  .startsWith(
    '/',
    'must be a path from the root of the site, without the locale, such as /BSP/Old name',
  )
  .regex(/^[^?#]*$/, 'must be a path without query and hash (in a name write %3F and %23)')
  .regex(/[^/]/, 'must not be the home page');

/** The front matter of a page: the names and meanings of Docusaurus, and a few of our own. */
export const frontMatterSchema = z.strictObject({
  /** Last part of the id by which the configuration names the page; default: the file name. */
  id: z
    .string()
    .regex(/^[^/]+$/, 'must not contain a slash')
    .optional(),
  title: z.string().optional(),
  /** One sentence for search engines, cards and the head of the page. */
  description: z.string().optional(),
  /** Last part of the URL, or the whole URL below the section when it starts with a slash. */
  slug: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  tags: z.array(z.string().min(1)).optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Id of the next page, or null for none. */
  pagination_next: pagination.optional(),
  pagination_prev: pagination.optional(),
  pagination_label: z.string().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  custom_edit_url: z.string().nullable().optional(),
  last_update: z
    .strictObject({ date: isoDate.optional(), author: z.string().optional() })
    .optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  /** Minutes that a lesson of a course takes. */
  duration: z.number().int().positive('must be a number of minutes, 1 or more').optional(),
  /** Day of the release that the page describes. The home page and the feed list pages with a release date. */
  release_date: isoDate.optional(),
  /** Earlier paths of the page; they redirect here in every locale. */
  redirect_from: z
    .union([oldPath, z.array(oldPath)], 'must be a path or a list of paths')
    .optional(),
  /** Only in a translation: fingerprint of the source text it was made from (see source-hash.ts). */
  source_hash: z.string().optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export const FRONT_MATTER_KEYS: readonly string[] = Object.keys(frontMatterSchema.shape);

/**
 * Checks front matter. Wrong entries are reported and left out of the result, so that the preview can show the page.
 * A build stops at any problem of severity `error`.
 */
export function validateFrontMatter(
  source: Pick<ParsedSource, 'data' | 'keyLines'>,
  file: string,
): { frontMatter: FrontMatter; problems: Problem[] } {
  const result = frontMatterSchema.safeParse(source.data);
  if (result.success) return { frontMatter: result.data, problems: [] };
  const wrong = new Set<string>();
  const problems: Problem[] = [];
  const report = (key: string, message: string) => {
    wrong.add(key);
    problems.push({
      file,
      line: source.keyLines[key],
      severity: 'error',
      message: `Front matter \`${key}\`: ${message}`,
    });
  };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
      for (const key of issue.keys) report(key, `is not known.${suggest(key)}`);
    } else {
      const key = String(issue.path[0]);
      report(key, `${issue.message} (found ${JSON.stringify(source.data[key])}).`);
    }
  }
  const valid = Object.fromEntries(Object.entries(source.data).filter(([key]) => !wrong.has(key)));
  return { frontMatter: frontMatterSchema.parse(valid), problems };
}

function suggest(key: string): string {
  const candidate = nearest(key, FRONT_MATTER_KEYS);
  return candidate
    ? ` Did you mean \`${candidate}\`?`
    : ` Known keys: ${FRONT_MATTER_KEYS.join(', ')}.`;
}
