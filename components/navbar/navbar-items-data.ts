import type { ActiveRule } from '@/lib/docs/navbar-types.ts';
import type { VersionTable } from './versions.ts';

/**
 * What the navbar is made of in the browser. It stands in the data of every page, so it is short: what is undefined is left out, and texts
 * stand once for the wide navbar and the mobile menu. Addresses are public ones, without the base path where `to` is `page`.
 */
export interface LinkItem {
  type: 'link';
  /** A page of the site, another file of it, or another host. */
  to: 'page' | 'file' | 'elsewhere';
  href: string;
  label?: string;
  html?: string;
  description?: string;
  active?: ActiveRule;
  /** An address for each version of a section, null where it has no such page; `named`: the label is the version's. */
  versions?: { section: string; hrefs: (string | null)[]; named?: boolean };
  /** Shown only on its own page. */
  unlisted?: boolean;
}

export interface HtmlItem {
  type: 'html';
  html: string;
  /** The link in it, if there is one, with all of it as the link's text: a menu has no entries inside entries. */
  link?: { href: string; target?: string; rel?: string; html: string };
}

export interface LocaleItem {
  type: 'locale';
  label: string;
  lang: string;
  /** Home page of the locale, below the base path. */
  home: string;
  query?: string;
  current?: boolean;
}

export interface VersionItem {
  type: 'version';
  section: string;
  name: string;
  label: string;
  href: string;
}

export type MenuEntry = LinkItem | HtmlItem | LocaleItem | VersionItem;

export interface MenuItem {
  type: 'menu';
  kind: 'dropdown' | 'locales' | 'versions';
  label: string;
  /** The label itself leads there. */
  own?: LinkItem;
  /** Whose versions these are. */
  section?: string;
  entries: MenuEntry[];
}

export type NavItem = (LinkItem | HtmlItem | MenuItem | { type: 'search' }) & { right?: boolean };

interface NavbarWords {
  menu: string;
  languages: string;
  language: string;
  versions: string;
  expand: string;
  collapse: string;
  opensInNewTab: string;
}

export interface NavbarData {
  items: NavItem[];
  /** The sections that have several versions. */
  versions: VersionTable;
  /** Whether readers' choices of versions are kept. */
  keepsVersions: boolean;
  /** The locale's home page, without and with the base path. */
  home: string;
  homeHref: string;
  words: NavbarWords;
}
