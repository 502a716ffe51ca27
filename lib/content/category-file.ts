import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { documentLink, generatedIndex } from '@/lib/site/sidebars-schema.ts';
import { nearest } from '@/lib/text/nearest.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { normalizeText } from './parse-source.ts';
import type { Problem } from './problem.ts';
import { placeInYaml, placeOfYamlError, type Place } from './yaml-place.ts';

const link = z.discriminatedUnion('type', [generatedIndex.strict(), documentLink.strict()]);

/** `_category_.json`, `_category_.yml`: the settings of a folder, as in Docusaurus. */
export const categorySchema = z.strictObject({
  /** What names it in translation files, instead of its label. */
  key: z.string().optional(),
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  link: link.nullable().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.looseObject({ start: z.array(z.string()).optional() }).optional(),
});

const LINK_KEYS = Object.keys({ ...documentLink.shape, ...generatedIndex.shape });

export type CategoryMeta = z.infer<typeof categorySchema>;
const CATEGORY_KEYS = Object.keys(categorySchema.shape);
export const CATEGORY_FILE = /(^|\/)_category_\.(json|ya?ml)$/;

/** Parses and checks a category file. After any error `meta` is empty. */
export function parseCategoryFile(
  rawText: string,
  file: string,
): { meta: CategoryMeta; problems: Problem[] } {
  const text = normalizeText(rawText);
  let data: unknown;
  try {
    data = file.endsWith('.json') ? JSON.parse(text) : (parseYaml(text) ?? {});
  } catch (error) {
    const message = `The category file does not parse: ${messageOf(error)}`;
    return {
      meta: {},
      problems: [{ file, ...errorPlace(text, error), severity: 'error', message }],
    };
  }
  return validateCategory(data, file, (path) => placeInYaml(text, path));
}

/** Checks the entries of a category file. `placeOf` finds the place of an entry. */
function validateCategory(
  data: unknown,
  file: string,
  placeOf: (path: readonly PropertyKey[]) => Place,
): { meta: CategoryMeta; problems: Problem[] } {
  const result = categorySchema.safeParse(data);
  if (result.success) return { meta: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    const where = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys')
      return [
        {
          file,
          ...placeOf(issue.path),
          severity: 'error',
          message: `Category file, \`${where || 'content'}\`: ${issue.message}.`,
        },
      ];
    return issue.keys.map((key) => {
      const candidate = nearest(key, issue.path.length === 0 ? CATEGORY_KEYS : LINK_KEYS);
      return {
        file,
        ...placeOf([...issue.path, key]),
        severity: 'error',
        message: `Category file: \`${key}\` is not known.${candidate ? ` Did you mean \`${candidate}\`?` : ''}`,
      };
    });
  });
  return { meta: {}, problems };
}

/** The place at which JSON or YAML does not parse. */
function errorPlace(text: string, error: unknown): Place {
  if (!(error instanceof SyntaxError)) return placeOfYamlError(error);
  const position = /in JSON at position (\d+)/.exec(error.message)?.[1];
  if (position === undefined) return { line: lineOfToken(text) };
  const before = text.slice(0, Number(position)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * V8 does not always name the place of an unexpected token. It is in the first line after which the
 * text is not JSON.
 */
function lineOfToken(text: string): number {
  const lines = text.split('\n');
  const index = lines.findIndex((_, line) =>
    hasUnexpectedToken(lines.slice(0, line + 1).join('\n')),
  );
  return index < 0 ? lines.length : index + 1;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return String(error).includes('Unexpected token');
  }
}
