import type { Problem } from '@/lib/content/problem.ts';
import { sidebarSpecItem, type SidebarSpecItem } from '@/lib/site/sidebars-schema.ts';
import { isObject } from '@/lib/text/guards.ts';

export interface NormalSidebars {
  sidebars: { id: string; items: SidebarSpecItem[] }[];
  problems: Problem[];
}

/**
 * Writes out the short forms of a sidebars file: a string is a document, an object without `type`
 * is a list of categories. Entries with a mistake are left out and reported with their place.
 * @param given what the file exports: an object of sidebars
 */
export function normalizeSidebars(given: unknown, file: string): NormalSidebars {
  const problems: Problem[] = [];
  const say = (message: string) => problems.push({ file, severity: 'error', message });
  if (!isObject(given)) {
    say('must export an object of sidebars, such as `{ docs: ["intro"] }`.');
    return { sidebars: [], problems };
  }
  const sidebars = Object.entries(given).map(([id, items]) => ({
    id,
    items: listOf(items, id, say),
  }));
  return { sidebars, problems };
}

function listOf(items: unknown, place: string, say: (message: string) => void): SidebarSpecItem[] {
  if (isObject(items) && !('type' in items)) return categoriesOf(items, place, say);
  if (!Array.isArray(items)) {
    say(`\`${place}\` must be a list of entries.`);
    return [];
  }
  return items.flatMap((item: unknown, index) => entriesOf(item, `${place}[${index}]`, say));
}

/** The short form of categories: labels with their entries. */
const categoriesOf = (
  given: Record<string, unknown>,
  place: string,
  say: (message: string) => void,
): SidebarSpecItem[] =>
  Object.entries(given).map(([label, items]) => ({
    type: 'category',
    label,
    items: listOf(items, `${place}.${label}`, say),
  }));

function entriesOf(
  item: unknown,
  place: string,
  say: (message: string) => void,
): SidebarSpecItem[] {
  if (typeof item === 'string') return [{ type: 'doc', id: item }];
  if (!isObject(item)) {
    say(`\`${place}\` must be the id of a document or an object with \`type\`.`);
    return [];
  }
  if (!('type' in item)) return categoriesOf(item, place, say);
  const items =
    item.type === 'category' ? { items: listOf(item.items ?? [], `${place}.items`, say) } : {};
  const result = sidebarSpecItem.safeParse({ ...item, ...items });
  if (result.success) return [result.data];
  for (const { path, message } of result.error.issues)
    say(`\`${[place, ...path.map(String)].join('.')}\`: ${message}.`);
  return [];
}
