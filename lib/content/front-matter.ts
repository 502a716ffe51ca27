import { nearestWithin } from '@/lib/text/nearest.ts';
import { FRONT_MATTER_KEYS, frontMatterSchema, type FrontMatter } from './front-matter-schema.ts';
import type { Problem } from './problem.ts';
import type { ParsedSource } from './parse-source.ts';

/**
 * Checks front matter. Wrong entries are reported and left out of the result, so that the preview
 * can show the page. A build stops at any problem of severity `error`. Unknown keys are allowed;
 * those that look misspelt are a warning.
 */
export function validateFrontMatter(
  source: Pick<ParsedSource, 'data' | 'keyLines'>,
  file: string,
): { frontMatter: FrontMatter; problems: Problem[] } {
  const { data, keyLines } = source;
  const say = (severity: Problem['severity'], key: string, message: string): Problem => ({
    file,
    line: keyLines[key],
    severity,
    message: `Front matter \`${key}\`: ${message}`,
  });
  const misspelt = Object.keys(data).flatMap((key) => {
    const meant = misspeltKey(key);
    return meant === undefined
      ? []
      : [say('warning', key, `is not known and has no effect. Did you mean \`${meant}\`?`)];
  });
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, problems: misspelt };
  const wrong = result.error.issues.map((issue) => {
    const key = String(issue.path[0]);
    return say('error', key, `${issue.message} (found ${JSON.stringify(data[key])}).`);
  });
  const keys = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const valid = Object.fromEntries(Object.entries(data).filter(([key]) => !keys.has(key)));
  return { frontMatter: frontMatterSchema.parse(valid), problems: [...misspelt, ...wrong] };
}

const KEY_BY_LETTERS = new Map(FRONT_MATTER_KEYS.map((known) => [lettersOf(known), known]));

/**
 * The known key that an unknown one probably stands for. It must be closer than for a word: own
 * keys are allowed.
 */
function misspeltKey(key: string): string | undefined {
  if (FRONT_MATTER_KEYS.includes(key)) return undefined;
  const letters = lettersOf(key);
  const limit = letters.length >= 8 ? 2 : letters.length >= 3 ? 1 : 0;
  return KEY_BY_LETTERS.get(nearestWithin(letters, [...KEY_BY_LETTERS.keys()], limit) ?? '');
}

function lettersOf(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}
