import { localize, type LocalizedText, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { MenuItem, NavbarItem } from '@/lib/site/navbar-schema.ts';
import { NavbarMistake, oneSection } from './navbar-section.ts';
import { docTarget, sectionRule, sidebarTarget } from './navbar-targets.ts';
import type { ActiveRule, NavbarLink, NavbarMenuEntry, UnplacedEntry } from './navbar-types.ts';
import type { Page, SectionVersion } from './types.ts';
import { withoutBase } from './on-host.ts';
import { splitSuffix } from './urls.ts';
import { docsSections, type DocsSection } from './versions.ts';
import { decoded } from '@/lib/text/decoded.ts';

/** The locale of the site that items are resolved for. */
export interface NavbarContext {
  config: Pick<SiteConfig, 'navbar' | 'defaultLocale'>;
  locale: string;
  sectionVersions: readonly SectionVersion[];
  pages: readonly Page[];
}

/** A link to a path of this site. */
type PathLink = NavbarLink & { path: string };

interface ActiveSettings {
  activeBasePath?: string;
  activeBaseRegex?: string;
}

/** Resolves items of the navbar and of its menus: ids become paths, texts those of the locale. */
export class NavbarResolver {
  readonly #sections: DocsSection[];

  constructor(readonly context: NavbarContext) {
    this.#sections = docsSections(context.sectionVersions);
  }

  /**
   * @throws Error when the item names an unknown document, sidebar, section or version, or has an
   *   unknown type
   */
  item(item: NavbarItem): UnplacedEntry | undefined {
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
      case 'docsVersion':
        return this.#version(item);
      default: {
        const unknown: { type?: unknown } = item;
        throw new Error(`There is no type of navbar item "${String(unknown.type)}".`);
      }
    }
  }

  #version(item: Extract<MenuItem, { type: 'docsVersion' }>): NavbarLink {
    const section = oneSection(this.#sections, item.section);
    const label = item.label && this.#text(item.label);
    const link = this.#path(
      { type: 'link', label: label ?? section.latest.version.label },
      item.to ?? section.latest.mainPath,
      item,
    );
    if (section.versions.length < 2) return { ...link, versions: undefined };
    const paths = section.versions.map(({ mainPath }) =>
      item.to === undefined ? mainPath : link.path,
    );
    const named = label === undefined || undefined;
    return { ...link, versions: { section: section.id, paths, named } };
  }

  #versions(item: Extract<NavbarItem, { type: 'docsVersionDropdown' }>): UnplacedEntry | undefined {
    const section = oneSection(this.#sections, item.section);
    const known = new Map(section.versions.map((one) => [one.version.name, one]));
    const chosen = chosenVersions(item.versions ?? [...known.keys()]);
    const unknown = chosen.map(({ name }) => name).filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new NavbarMistake(
        `The section "${section.path}" has no version "${unknown.join('", "')}". Versions: ${[...known.keys()].join(', ')}.`,
        { written: unknown[0] },
      );
    if (chosen.length < 2) return undefined;
    const items = chosen.flatMap(({ name, label: ownLabel }) => {
      const sectionVersion = known.get(name);
      if (!sectionVersion) return [];
      const label = ownLabel === undefined ? sectionVersion.version.label : this.#text(ownLabel);
      return [{ name, label, path: sectionVersion.mainPath }];
    });
    const label =
      items.find(({ name }) => name === section.latest.version.name)?.label ??
      section.latest.version.label;
    return {
      type: 'versions',
      section: section.id,
      label,
      items,
      samePage: item.samePage || undefined,
      before: this.#menu(item.dropdownItemsBefore),
      after: this.#menu(item.dropdownItemsAfter),
    };
  }

  /**
   * Without a rule of its own, a link to a main page of a section is active on all pages of the
   * section.
   */
  #sitePath(link: NavbarLink, to: string, settings: ActiveSettings): NavbarLink {
    const resolved = this.#path(link, to, settings);
    return { ...resolved, active: resolved.active ?? sectionRule(this.#sections, resolved.path) };
  }

  #path(
    link: NavbarLink,
    to: string,
    { activeBasePath, activeBaseRegex }: ActiveSettings,
  ): PathLink {
    const { path: written, suffix } = splitSuffix(to);
    const path = decoded(withoutBase(process.env.BASE_PATH ?? '', written));
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

type VersionChoice = NonNullable<Extract<NavbarItem, { type: 'docsVersionDropdown' }>['versions']>;

/** The versions of a menu: a list of names, or names with labels. */
const chosenVersions = (versions: VersionChoice): { name: string; label?: LocalizedText }[] =>
  Array.isArray(versions)
    ? versions.map((name) => ({ name }))
    : Object.entries(versions).map(([name, { label }]) => ({ name, label }));
