import type { ActiveRule, UnplacedEntry } from '@/lib/docs/navbar-types.ts';
import type { VersionTable } from './versions.ts';

/**
 * The navbar's data in the browser. It is in the data of every page, so it is compact: no undefined
 * fields, and one copy for the navbar and the mobile menu. Addresses are public, and without the
 * base path if `to` is `page`.
 */
export interface LinkItem {
  type: 'link';
  /** A page of the site, another file of the site, or another host. */
  to: 'page' | 'file' | 'elsewhere';
  href: string;
  label?: string;
  html?: string;
  description?: string;
  active?: ActiveRule;
  /**
   * An address for each version of a section, null where the page does not exist. `named`: the
   * label is the version's.
   */
  versions?: { section: string; hrefs: (string | null)[]; named?: boolean };
  /** Shown only on its own page. */
  unlisted?: boolean;
}

export interface HtmlItem {
  type: 'html';
  html: string;
  /**
   * The first link in the HTML, with all of the HTML as its text, because menu entries cannot
   * contain menu entries.
   */
  link?: { href: string; target?: string; rel?: string; html: string };
}

export interface LocaleItem {
  type: 'locale';
  label: string;
  lang: string;
  /** Home page of the locale, with the base path or as an absolute URL. */
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
  /** On a page of the section: leads to that page in this version. */
  samePage?: boolean;
}

export type MenuEntry = LinkItem | HtmlItem | LocaleItem | VersionItem;

export interface MenuItem {
  type: 'menu';
  kind: 'dropdown' | 'locales' | 'versions';
  label: string;
  /** The label is a link, too. */
  own?: LinkItem;
  /** Section id of a version menu. */
  section?: string;
  entries: MenuEntry[];
}

/**
 * What the model says of an item, except of links and menus, whose addresses become public ones.
 */
type OtherItem = Exclude<
  UnplacedEntry,
  { type: 'link' | 'html' | 'dropdown' | 'locales' | 'versions' }
>;

export type NavItem = (LinkItem | HtmlItem | MenuItem | OtherItem) & { right?: boolean };

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
  /** Sections with several versions. */
  versions: VersionTable;
  /** Whether the browser stores readers' choices of versions. */
  keepsVersions: boolean;
  /** The locale's home page, without and with the base path. */
  home: string;
  homeHref: string;
  words: NavbarWords;
}
