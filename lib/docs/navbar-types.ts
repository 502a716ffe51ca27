/**
 * When a link is active besides on its own path and the paths below it. Paths are decoded and
 * without locale.
 */
export interface ActiveRule {
  /** On every path that begins with it. */
  basePath?: string;
  /** On every path that matches it; upper and lower case are the same. */
  regex?: string;
  /** On every page of a section, in all its versions, but not in sections inside it (`except`). */
  section?: { path: string; except: string[] };
}

/**
 * The target of a link in each version, for a reader who is in, or has chosen, another version than
 * the latest.
 */
export interface VersionedTarget {
  /** See DocsSection.id. */
  section: string;
  /**
   * A path for each version of the section, newest first; null where the version has no such page.
   */
  paths: (string | null)[];
  /** The label is that of the target's version. */
  named?: boolean;
}

/**
 * A link of the navbar, with either a `path` of this site or an `href`, and either a `label` or
 * `html`.
 */
export interface NavbarLink {
  type: 'link';
  label?: string;
  html?: string;
  description?: string;
  path?: string;
  /** Query and hash after the path. */
  suffix?: string;
  href?: string;
  active?: ActiveRule;
  versions?: VersionedTarget;
  /** Shown only while its page is active. */
  unlisted?: boolean;
}

interface NavbarHtml {
  type: 'html';
  html: string;
}

export type NavbarMenuEntry = NavbarLink | NavbarHtml;

export interface NavbarDropdown {
  type: 'dropdown';
  label: string;
  /** The link of the label itself. */
  own?: NavbarLink;
  items: NavbarMenuEntry[];
}

export interface NavbarLocales {
  type: 'locales';
  queryString?: string;
  before: NavbarMenuEntry[];
  after: NavbarMenuEntry[];
}

interface NavbarVersions {
  type: 'versions';
  /** See DocsSection.id. */
  section: string;
  /** Label of the latest version, for a reader who has not chosen one. */
  label: string;
  items: { name: string; label: string; path: string }[];
  /** See `samePage` of the item. */
  samePage?: boolean;
  before: NavbarMenuEntry[];
  after: NavbarMenuEntry[];
}

/** A resolved item of the navbar: with paths instead of ids, and with the texts of one locale. */
export type UnplacedEntry =
  NavbarLink | NavbarHtml | NavbarDropdown | NavbarLocales | NavbarVersions | { type: 'search' };

/** A resolved item and its side of the navbar. */
export type NavbarEntry = UnplacedEntry & { position: 'left' | 'right' };
