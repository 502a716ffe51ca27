import type { Problem } from '@/lib/content/problem.ts';
import { localize, type LocalizedText, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { MenuItem, NavbarItem } from '@/lib/site/navbar-schema.ts';
import type { ActiveRule, NavbarEntry, NavbarLink, NavbarMenuEntry } from './navbar-types.ts';
import { docTarget, oneSection, sectionRule, sidebarTarget } from './navbar-targets.ts';
import type { Page, SectionVersion } from './types.ts';
import { docsSections, type DocsSection } from './versions.ts';

/** What the items of a navbar are resolved against: one locale of the site. */
export interface NavbarContext {
  config: Pick<SiteConfig, 'navbar' | 'defaultLocale'>;
  locale: string;
  roots: readonly SectionVersion[];
  pages: readonly Page[];
}

/** An item that cannot be shown. Its message names the item's place and shows its configuration; the reason is its cause. */
export class NavbarItemError extends Error {
  override name = 'NavbarItemError';
  constructor(setting: string, item: unknown, cause: unknown) {
    super(
      `\`${setting}\`: this item of the navbar fails: ${cause instanceof Error ? cause.message : String(cause)}\n${JSON.stringify(item, null, 2)}`,
      { cause },
    );
  }
}

/**
 * Turns the configured items into what is shown in one locale. Items with nothing to show (a draft, a single version) are
 * left out; items that fail are left out and told.
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
        message: new NavbarItemError(`navbar.items[${index}]`, item, error).message,
      });
      return [];
    }
  });
  return { items, problems };
}

/** One method for each type of item. */
export class NavbarResolver {
  readonly #sections: DocsSection[];

  constructor(readonly context: NavbarContext) {
    this.#sections = docsSections(context.roots);
  }

  /** @throws Error when the item names what is not there, or is of an unknown type */
  item(item: NavbarItem): Unplaced | undefined {
    switch (item.type) {
      case 'dropdown':
        return {
          type: 'dropdown',
          label: this.#text(item.label),
          own:
            item.to === undefined
              ? undefined
              : this.#sitePath({ type: 'link', label: this.#text(item.label) }, item.to, item),
          items: this.#menu(item.items),
        };
      case 'localeDropdown':
        return {
          type: 'locales',
          queryString: item.queryString,
          before: this.#menu(item.dropdownItemsBefore),
          after: this.#menu(item.dropdownItemsAfter),
        };
      case 'docsVersionDropdown':
        return this.#versions(item);
      case 'search':
        return { type: 'search' };
      default:
        return this.#menuItem(item);
    }
  }

  #menu(items: readonly MenuItem[]): NavbarMenuEntry[] {
    return items.flatMap((item) => this.#menuItem(item) ?? []);
  }

  #menuItem(item: MenuItem): NavbarMenuEntry | undefined {
    switch (item.type) {
      case 'link': {
        const link: NavbarLink = {
          type: 'link',
          label: item.label && this.#text(item.label),
          html: item.html && this.#text(item.html),
          description: item.description && this.#text(item.description),
        };
        return item.to === undefined
          ? { ...link, href: item.href }
          : this.#sitePath(link, item.to, item);
      }
      case 'html':
        return { type: 'html', html: this.#text(item.value) };
      case 'doc':
        return docTarget(
          this.#sections,
          this.context.pages,
          item.docId,
          item.section,
          this.#texts(item),
        );
      case 'docSidebar':
        return sidebarTarget(this.#sections, item.sidebarId, item.section, this.#texts(item));
      case 'docsVersion': {
        const section = oneSection(this.#sections, item.section);
        const label = item.label && this.#text(item.label);
        const link = this.#path(
          { type: 'link', label: label ?? section.latest.version.label },
          item.to ?? section.latest.mainPath,
          item,
        );
        return {
          ...link,
          versions:
            section.versions.length > 1
              ? {
                  section: section.id,
                  paths: section.versions.map((version) =>
                    item.to === undefined ? version.mainPath : link.path!,
                  ),
                  named: label === undefined || undefined,
                }
              : undefined,
        };
      }
      default:
        throw new Error(
          `There is no type of navbar item "${String((item as { type: unknown }).type)}".`,
        );
    }
  }

  #versions(item: Extract<NavbarItem, { type: 'docsVersionDropdown' }>): Unplaced | undefined {
    const section = oneSection(this.#sections, item.section);
    const given = Array.isArray(item.versions)
      ? item.versions.map((name) => [name, undefined] as const)
      : Object.entries(item.versions ?? {}).map(([name, { label }]) => [name, label] as const);
    const known = section.versions.map((root) => root.version.name);
    const unknown = given.filter(([name]) => !known.includes(name)).map(([name]) => `"${name}"`);
    if (unknown.length > 0)
      throw new Error(
        `The section "${section.path}" has no version ${unknown.join(', ')}. Versions: ${known.join(', ')}.`,
      );
    const wanted =
      item.versions === undefined ? known.map((name) => [name, undefined] as const) : given;
    if (wanted.length < 2) return undefined;
    const items = wanted.map(([name, label]) => {
      const root = section.versions.find((candidate) => candidate.version.name === name)!;
      return {
        name,
        label: label === undefined ? root.version.label : this.#text(label),
        path: root.mainPath,
      };
    });
    const label =
      items.find(({ name }) => name === section.latest.version.name)?.label ??
      section.latest.version.label;
    return {
      type: 'versions',
      section: section.id,
      label,
      items,
      before: this.#menu(item.dropdownItemsBefore),
      after: this.#menu(item.dropdownItemsAfter),
    };
  }

  /** Without a rule of its own, a link to the front door of a section is active on all its pages. */
  #sitePath(
    link: NavbarLink,
    to: string,
    rules: { activeBasePath?: string; activeBaseRegex?: string },
  ): NavbarLink {
    const resolved = this.#path(link, to, rules);
    return { ...resolved, active: resolved.active ?? sectionRule(this.#sections, resolved.path!) };
  }

  #path(
    link: NavbarLink,
    to: string,
    { activeBasePath, activeBaseRegex }: { activeBasePath?: string; activeBaseRegex?: string },
  ): NavbarLink {
    const [, path = '/', suffix = ''] = /^([^?#]*)(.*)$/.exec(to)!;
    const active: ActiveRule | undefined =
      activeBaseRegex !== undefined
        ? { regex: activeBaseRegex }
        : activeBasePath !== undefined
          ? { basePath: activeBasePath }
          : undefined;
    return { ...link, path, suffix, active };
  }

  #texts(item: { label?: LocalizedText; description?: LocalizedText }): {
    label?: string;
    description?: string;
  } {
    return {
      label: item.label && this.#text(item.label),
      description: item.description && this.#text(item.description),
    };
  }

  #text(text: LocalizedText): string {
    return localize(text, this.context.locale, this.context.config.defaultLocale);
  }
}

type Unplaced = NavbarEntry extends infer Entry
  ? Entry extends { position: unknown }
    ? Omit<Entry, 'position'>
    : never
  : never;
