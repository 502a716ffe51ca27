import type { FrontMatter } from '@/lib/content/front-matter-schema.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { Method } from '@/lib/openapi/operations.ts';
import type { TrainingContent } from '@/lib/content/training.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { NavbarEntry } from './navbar-types.ts';
import type { PageHead } from './page-head.ts';
import type { Release } from './release.ts';
import type { NamedSidebar, SidebarItem, SidebarLink } from './sidebar-types.ts';
import type { VersionInfo } from './version-info.ts';

export interface PagerLink {
  path: string;
  title: string;
}

export interface TagRef {
  label: string;
  path: string;
}

/** Fields that pages of every kind have. `kind` decides which component renders a page. */
interface PageBase {
  /** `path-xyz` with 3 hex digits: the name of the page's record and data files, not its URL. */
  id: string;
  /** Decoded, without locale and without trailing slash; `/` is the home page. */
  path: string;
  locale: string;
  title: string;
  description?: string;
  /** Words besides its text by which the search finds it; null: the search does not list it. */
  keywords: string[] | null;
  /** Key of the page's section version; see SectionVersion.key. */
  sectionVersionKey?: string;
  /** Which of the section's sidebars the page shows; default: the first, null: none. */
  sidebar?: number | null;
  /** For the head of the page, besides front matter. */
  head?: PageHead;
}

export interface DocPage extends PageBase {
  kind: 'doc';
  docId: string;
  /** Markdown file of the text, relative to `content/`. */
  source: string;
  /** Name of the compiled text below `pages/`: locale and record id of the page that owns it. */
  data: string;
  frontMatter: FrontMatter;
  tags: TagRef[];
  previous?: PagerLink;
  next?: PagerLink;
  /** `missing`: the text is the default locale's. `stale`: it translates an older source text. */
  translation?: 'missing' | 'stale';
  problems: Problem[];
}

export interface CategoryPage extends PageBase {
  kind: 'category';
  /** Key of the category in the sidebar. */
  category: string;
  previous?: PagerLink;
  next?: PagerLink;
}

export type LandingPage = PageBase & { kind: 'landing' };

export interface TagsPage extends PageBase {
  kind: 'tags';
  tags: { label: string; path: string; count: number }[];
}

export interface TagPage extends PageBase {
  kind: 'tag';
  tag: string;
  tagsPath: string;
  docs: { path: string; title: string; description?: string }[];
}

export interface TrainingPage extends PageBase {
  kind: 'training';
  content: TrainingContent;
}

export type HomePage = PageBase & { kind: 'home' };

export interface PlainPage extends PageBase {
  kind: 'search' | 'not-found';
}

/** A page generated from an OpenAPI document. */
interface ApiPageBase extends PageBase {
  /** Name of the document. */
  api: string;
  /** Name of the page's data below `api/<document>/<locale>/`. */
  data: string;
  previous?: PagerLink;
  next?: PagerLink;
  /** No overlay translates the page's texts. */
  translation?: 'missing';
}

/** The introduction of an API, with its servers, authentication and downloads. */
export interface ApiOverviewPage extends ApiPageBase {
  kind: 'api-overview';
}

/** A service with its tags, or a tag with its operations. */
export interface ApiGroupPage extends ApiPageBase {
  kind: 'api-service' | 'api-tag';
  items: SidebarItem[];
}

export interface OperationPage extends ApiPageBase {
  kind: 'operation';
  method: Method;
  /** Path of the request, with parameters in braces. */
  endpoint: string;
  deprecated: boolean;
}

/** A named schema of an API. */
export interface ApiModelPage extends ApiPageBase {
  kind: 'api-model';
  /** Name of the schema in the document. */
  schema: string;
}

export type ApiPage = ApiOverviewPage | ApiGroupPage | OperationPage | ApiModelPage;

export type Page =
  | ApiPage
  | DocPage
  | CategoryPage
  | LandingPage
  | TagsPage
  | TagPage
  | TrainingPage
  | HomePage
  | PlainPage;

/** A page of a section that is generated from an OpenAPI document. */
export type ApiSectionPage = ApiPage | LandingPage;

/** A page that the route of the manuals renders. */
export type ManualPage = Exclude<Page, ApiPage | HomePage>;

/** One version of one section in one locale: a folder of documents, a sidebar, a base path. */
export interface SectionVersion {
  /** Name of the section version in internal routes: the base path with `~` for `/`. */
  key: string;
  locale: string;
  /** The section's path, without slashes at its ends. */
  section: string;
  /** Folder below `content/<locale>/`; empty for an API reference. */
  folder: string;
  /** Name of the OpenAPI document that the section is generated from. */
  api?: string;
  /** Its document has more operations than `api.manyOperations`, so that its pages share files. */
  isLarge?: boolean;
  basePath: string;
  sidebarId: string;
  version: VersionInfo;
  title: string;
  description: string;
  mainPath: string;
  /** The pages that the landing page offers first. */
  start: SidebarLink[];
  sidebar: SidebarItem[];
  /** All, when a sidebars file lists them. */
  sidebars?: NamedSidebar[];
  draftIds: string[];
}

/** The site in one locale, for pages, checks, search and feeds. */
export interface LocaleModel {
  locale: string;
  sectionVersions: SectionVersion[];
  pages: Page[];
  /** Pages whose path an earlier one has: links to their files lead to that one. */
  duplicates?: Page[];
  navbar: NavbarEntry[];
  releases: Release[];
  /** The setting of the site: relative paths begin below the page. */
  trailingSlash?: boolean;
}

export interface SiteModel {
  config: SiteConfig;
  locales: LocaleModel[];
}
