import { standInModule } from '@/lib/docusaurus/stand-in-module.ts';
import { sidebarSpecItem, type SidebarSpecItem } from '@/lib/site/sidebars-schema.ts';
import type { ValuePath } from '@/lib/text/exported-lines.ts';
import { isObject } from '@/lib/text/guards.ts';
import { entryMistake, missingType, placeName, shown } from './sidebar-mistakes.ts';

/** A mistake in a sidebars file, and where it is in the value that the file exports. */
interface SidebarMistake {
  at: ValuePath;
  message: string;
}

export interface NormalSidebars {
  sidebars: { id: string; items: SidebarSpecItem[] }[];
  mistakes: SidebarMistake[];
}

type Say = (at: ValuePath, message: string) => void;

/**
 * Writes out the short forms of a sidebars file: a string is a document, an object without `type`
 * is a list of categories. Entries with a mistake are left out and reported with their place.
 * @param given what the file exports: an object of sidebars
 */
export function normalizeSidebars(given: unknown): NormalSidebars {
  const mistakes: SidebarMistake[] = [];
  const say: Say = (at, message) => mistakes.push({ at, message });
  if (isLeftOut(given)) return { sidebars: [], mistakes };
  if (!isObject(given)) {
    say([], 'must export an object of sidebars, such as `{ docs: ["intro"] }`.');
    return { sidebars: [], mistakes };
  }
  const sidebars = Object.entries(given).map(([id, items]) => ({
    id,
    items: listOf(items, [id], say),
  }));
  return { sidebars, mistakes };
}

function listOf(items: unknown, at: ValuePath, say: Say): SidebarSpecItem[] {
  if (isLeftOut(items)) return [];
  if (isObject(items) && !('type' in items)) return categoriesOf(items, at, say);
  if (!Array.isArray(items)) {
    say(
      at,
      `${placeName(at)} must be a list of entries, such as \`["intro"]\`, and is ${shown(items)}.`,
    );
    return [];
  }
  return items.flatMap((item: unknown, index) => entriesOf(item, [...at, index], say));
}

/** What a file would have that is not there: readSidebarsFile says so. */
const isLeftOut = (value: unknown): boolean => /^[./]/.test(standInModule(value) ?? '');

/** The short form of categories: labels with their entries. */
function categoriesOf(given: Record<string, unknown>, at: ValuePath, say: Say): SidebarSpecItem[] {
  const mistake = missingType(given, at);
  if (mistake !== undefined) {
    say(at, mistake);
    return [];
  }
  return Object.entries(given).map(([label, items]) => ({
    type: 'category',
    label,
    items: listOf(items, [...at, label], say),
  }));
}

function entriesOf(item: unknown, at: ValuePath, say: Say): SidebarSpecItem[] {
  if (isLeftOut(item)) return [];
  if (typeof item === 'string') return [{ type: 'doc', id: item }];
  if (!isObject(item)) {
    say(
      at,
      `${placeName(at)} must be the id of a document, or an object with \`type\`, and is ${shown(item)}.`,
    );
    return [];
  }
  if (!('type' in item)) return categoriesOf(item, at, say);
  const items =
    item.type === 'category' && item.items !== undefined
      ? { items: listOf(item.items, [...at, 'items'], say) }
      : {};
  const result = sidebarSpecItem.safeParse({ ...item, ...items });
  if (result.success) return [result.data];
  for (const issue of result.error.issues) {
    const keys = issue.path.map(String);
    say([...at, ...keys], entryMistake(item, at, keys));
  }
  return [];
}
