import { z } from 'zod';
import type { Problem } from '@/lib/content/problem.ts';
import type { ValuePath } from '@/lib/text/exported-lines.ts';
import { nearest } from '@/lib/text/nearest.ts';
import { siteConfigSchema } from './config-schema.ts';

export type LineOf = (path: ValuePath) => number | undefined;

/**
 * The problems of one issue that the schema of the configuration has found.
 * @param lineOf tells the line of a part of the configuration
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  input: unknown,
  file: string,
  lineOf: LineOf = () => undefined,
): Problem[] {
  const setting = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const shown = navbarItemAt(input, issue.path);
  const say = (message: string, path = issue.path): Problem => ({
    file,
    line: lineOf(path.map((part) => (typeof part === 'number' ? part : String(part)))),
    severity: 'error',
    message: shown === undefined ? message : `${message}\n${shown}`,
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const known = nearest(key, settingsAt(siteConfigSchema, issue.path, input));
      return say(
        `\`${[setting, key].filter(Boolean).join('.')}\` is not a setting.${known ? ` Did you mean \`${known}\`?` : ''}`,
        [...issue.path, key],
      );
    });
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const types = 'options' in issue ? (issue.options ?? []) : [];
    const item = setting.replace(/\.type$/, '');
    return [
      say(
        `\`${item}\`: there is no item of the type ${JSON.stringify(valueAt(input, issue.path))} that is allowed here. Types: ${types.map((type) => `"${String(type)}"`).join(', ')}.`,
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
  const [part, ...rest] = path;
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional
  )
    return settingsAt(schema.unwrap(), path, input);
  if (schema instanceof z.ZodPipe) return settingsAt(schema.out, path, input);
  if (schema instanceof z.ZodArray)
    return settingsAt(schema.element, rest, valueAt(input, [part ?? 0]));
  if (isUnion(schema)) {
    const type =
      valueAt(input, ['type']) ?? (valueAt(input, ['items']) === undefined ? 'link' : 'dropdown');
    const own = schema.options.find((option) => isOfType(option, type));
    return own ? settingsAt(own, path, input) : [];
  }
  if (!isObject(schema)) return [];
  if (part === undefined) return Object.keys(schema.shape);
  const below = schema.shape[String(part)];
  return below ? settingsAt(below, rest, valueAt(input, [part])) : [];
}

/** Whether a form of an item is the one of this `type`. */
function isOfType(option: z.core.$ZodType, type: unknown): boolean {
  const own = isObject(option) ? option.shape.type : undefined;
  return own instanceof z.ZodLiteral && own.values.has(type as string);
}

// `instanceof` alone would make what they hold `any`.
const isUnion = (schema: z.core.$ZodType): schema is z.ZodUnion => schema instanceof z.ZodUnion;
const isObject = (schema: z.core.$ZodType): schema is z.ZodObject<z.core.$ZodShape> =>
  schema instanceof z.ZodObject;
