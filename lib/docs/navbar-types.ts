/** When a link counts as active beyond its own path and what lies below it. Paths are decoded and without locale. */
export interface ActiveRule {
  /** Every path that begins so. */
  basePath?: string;
  /** Every path that matches, in any case. */
  regex?: string;
  /** Every page of a section, in all its versions, but not of sections inside it. */
  section?: { path: string; except: string[] };
}

/** Where a link leads when a reader is in, or prefers, another version than the latest. */
export interface VersionedTarget {
  /** See DocsSection.id. */
  section: string;
  /** A path for each version of the section, in its order; null where the version has no such page. */
  paths: (string | null)[];
  /** The link is named after the version that it leads to. */
  named?: boolean;
}

/** A link of the navbar. It has either a `path` of this site or an `href`, either a `label` or `html`. */
export interface NavbarLink {
  type: 'link';
  label?: string;
  html?: string;
  description?: string;
  path?: string;
  /** Query and hash behind the path. */
  suffix?: string;
  href?: string;
  active?: ActiveRule;
  versions?: VersionedTarget;
  /** Shown only while its page is the active one. */
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
  /** The label itself leads there. */
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
  /** Label of the latest version, for a reader who has chosen none. */
  label: string;
  items: { name: string; label: string; path: string }[];
  before: NavbarMenuEntry[];
  after: NavbarMenuEntry[];
}

/** An item of the navbar, ready to be shown: every id has become a path, every text that of the locale. */
export type NavbarEntry = (
  NavbarLink | NavbarHtml | NavbarDropdown | NavbarLocales | NavbarVersions | { type: 'search' }
) & { position: 'left' | 'right' };
