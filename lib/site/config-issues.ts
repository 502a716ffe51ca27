import type { z } from 'zod';
import type { Problem } from '@/lib/content/problem.ts';
import { nearest } from '@/lib/text/nearest.ts';
import { siteConfigSchema } from './config-schema.ts';

/** The problems of one issue that the schema of the configuration has found. */
export function explainIssue(issue: z.core.$ZodIssue, input: unknown, file: string): Problem[] {
  const setting = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const shown = navbarItemAt(input, issue.path);
  const say = (message: string): Problem => ({
    file,
    severity: 'error',
    message: shown === undefined ? message : `${message}\n${shown}`,
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const known = nearest(key, settingsAt(siteConfigSchema, issue.path, input));
      return say(
        `\`${[setting, key].filter(Boolean).join('.')}\` is not a setting.${known ? ` Did you mean \`${known}\`?` : ''}`,
      );
    });
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const types = 'options' in issue ? (issue.options ?? []) : [];
    const item = setting.replace(/\.type$/, '');
    return [
      say(
        `\`${item}\`: there is no item of the type ${JSON.stringify(valueAt(input, issue.path))} that can stand here. Types: ${types.map((type) => `"${String(type)}"`).join(', ')}.`,
      ),
    ];
  }
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.flat().map((error) => error.message);
    return [
      say(`\`${setting}\` fits none of the allowed forms: ${[...new Set(branches)].join('; ')}.`),
    ];
  }
  return [say(`\`${setting}\`: ${issue.message}.`)];
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value: unknown, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    input,
  );

/** The navbar item with the mistake, as indented JSON, because items have no names. */
function navbarItemAt(
  input: unknown,
  [first, second, index]: readonly PropertyKey[],
): string | undefined {
  return first === 'navbar' && second === 'items' && index !== undefined
    ? JSON.stringify(valueAt(input, [first, second, index]), null, 2)
    : undefined;
}

/**
 * The settings that exist at a place of the configuration. Navbar items have those of their type.
 */
function settingsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  input: unknown,
): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [part, ...rest] = path;
  if (def.type === 'default' || def.type === 'prefault' || def.type === 'optional')
    return settingsAt(def.innerType, path, input);
  if (def.type === 'pipe') return settingsAt(def.out, path, input);
  if (def.type === 'array') return settingsAt(def.element, rest, valueAt(input, [part ?? 0]));
  if (def.type === 'union') {
    const type =
      valueAt(input, ['type']) ?? (valueAt(input, ['items']) === undefined ? 'link' : 'dropdown');
    const own = def.options.find((option) => option._zod.propValues?.type?.has(type as string));
    return own ? settingsAt(own, path, input) : [];
  }
  if (def.type !== 'object') return [];
  if (part === undefined) return Object.keys(def.shape);
  const below = def.shape[String(part)];
  return below ? settingsAt(below, rest, valueAt(input, [part])) : [];
}
