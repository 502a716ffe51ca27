import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { nearest } from '@/lib/text/nearest.ts';
import { normaliseText } from './parse-source.ts';
import type { Problem } from './problem.ts';

const link = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('generated-index'),
    slug: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    keywords: z.array(z.string()).optional(),
  }),
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
]);

/** `_category_.json`, `_category_.yml`: what Docusaurus lets a writer say about a folder. */
export const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  link: link.nullable().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
});

export type CategoryMeta = z.infer<typeof categorySchema>;
export const CATEGORY_KEYS: readonly string[] = Object.keys(categorySchema.shape);
export const CATEGORY_FILE = /(^|\/)_category_\.(json|ya?ml)$/;

/** Parses and checks a category file. On any error the result is empty and the problem named. */
export function parseCategoryFile(rawText: string, file: string): { meta: CategoryMeta; problems: Problem[] } {
  let data: unknown;
  try {
    const text = normaliseText(rawText);
    data = file.endsWith('.json') ? JSON.parse(text) : (parseYaml(text) ?? {});
  } catch (error) {
    const message = `The category file does not parse: ${error instanceof Error ? error.message : String(error)}`;
    return { meta: {}, problems: [{ file, ...jsonErrorPlace(rawText, message), severity: 'error', message }] };
  }
  return validateCategory(data, file);
}

export function validateCategory(data: unknown, file: string): { meta: CategoryMeta; problems: Problem[] } {
  const result = categorySchema.safeParse(data);
  if (result.success) return { meta: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    const where = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ file, severity: 'error', message: `Category file, \`${where || 'content'}\`: ${issue.message}.` }];
    return issue.keys.map((key) => {
      const candidate = nearest(key, CATEGORY_KEYS);
      return { file, severity: 'error', message: `Category file: \`${key}\` is not known.${candidate ? ` Did you mean \`${candidate}\`?` : ''}` };
    });
  });
  return { meta: {}, problems };
}

/** JSON.parse of V8 names the offset or the line in its message, depending on the error. */
function jsonErrorPlace(text: string, message: string): { line?: number; column?: number } {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return {};
  const before = text.slice(0, Number(position)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
