import { isObject, isString } from '@/lib/text/guards.ts';

/**
 * Where an entry of a sidebar leads that a page gives to a card; undefined if nowhere. A category
 * without a page of its own leads to its first one.
 */
export function givenHref(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  if (isString(item.href)) return item.href;
  const inside = Array.isArray(item.items) ? item.items : [];
  return inside.map(givenHref).find((href) => href !== undefined);
}
