import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { NavbarResolver, type NavbarContext } from './navbar-resolver.ts';
import { NavbarMistake } from './navbar-section.ts';
import type { NavbarEntry } from './navbar-types.ts';

/**
 * An item that cannot be resolved. The message names its place and shows its configuration; `cause`
 * is the reason.
 */
export class NavbarItemError extends Error {
  override name = 'NavbarItemError';
  constructor(setting: string, item: unknown, cause: unknown) {
    super(
      `\`${setting}\`: this item of the navbar fails: ${messageOf(cause)}\n${JSON.stringify(item, null, 2)}`,
      { cause },
    );
  }
}

/**
 * Resolves the configured items of the navbar for one locale. Items with nothing to show (a draft,
 * a single version) are left out; items with a mistake are left out and reported.
 */
export function resolveNavbar(context: NavbarContext): {
  items: NavbarEntry[];
  problems: Problem[];
} {
  const resolver = new NavbarResolver(context);
  const problems: Problem[] = [];
  const items = context.config.navbar.items.flatMap((item, index): NavbarEntry[] => {
    try {
      const entry = resolver.item(item);
      return entry ? [{ ...entry, position: item.position }] : [];
    } catch (error) {
      problems.push({
        file: 'site.config.ts',
        severity: 'error',
        key: 'type',
        written: item.type,
        ...(error instanceof NavbarMistake && error.at),
        message: new NavbarItemError(`navbar.items[${index}]`, item, error).message,
      });
      return [];
    }
  });
  return { items, problems };
}
