import type { FrontMatter } from '@/lib/content/front-matter.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { Method } from '@/lib/openapi/operations.ts';
import type { TrainingContent } from '@/lib/content/training.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { NavbarEntry } from './navbar-types.ts';
import type { SidebarItem, SidebarLink } from './sidebar-types.ts';

/** What a page is; decides which component renders it. */
type PageKind =
  | 'home'
  | 'training'
  | 'doc'
  | 'landing'
  | 'category'
  | 'tags'
  | 'tag'
  | 'search'
  | 'not-found'
  | ApiPage['kind'];

export interface PagerLink {
  path: string;
  title: string;
}

export interface TagRef {
  label: string;
  path: string;
}

/** What every page of the site has, whatever its kind. */
interface PageBase {
  /** `path-xyz`, xyz being 3 hex digits: names the page's record and its data files (never its URL). */
  id: string;
  /** Decoded, without locale and without trailing slash; `/` is the home page. */
  path: string;
  locale: string;
  title: string;
  description?: string;
  /** Key of the section version whose sidebar is shown; see SectionVersion.key. */
  root?: string;
}

export interface DocPage extends PageBase {
  kind: 'doc';
  docId: string;
  /** Markdown file that the text comes from, relative to `content/`. */
  source: string;
  /** Name of the compiled text below `pages/`: locale and record id of the page that the text belongs to. */
  data: string;
  frontMatter: FrontMatter;
  tags: TagRef[];
  previous?: PagerLink;
  next?: PagerLink;
  /** The page has no translation (the text is the default locale's), or one made from an older source text. */
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

export interface LandingPage extends PageBase {
  kind: 'landing';
}

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

export interface HomePage extends PageBase {
  kind: 'home';
}

export interface PlainPage extends PageBase {
  kind: 'search' | 'not-found';
}

/** A page made from an OpenAPI document. */
interface ApiPageBase extends PageBase {
  /** Name of the document. */
  api: string;
  /** Name of the page's data below `api/<document>/<locale>/`. */
  data: string;
  previous?: PagerLink;
  next?: PagerLink;
  /** No overlay translates what the page says. */
  translation?: 'missing';
}

/** What the whole API is, its servers, authentication and downloads. */
export interface ApiOverviewPage extends ApiPageBase {
  kind: 'api-overview';
}

/** A service or a tag with the operations in it. */
export interface ApiGroupPage extends ApiPageBase {
  kind: 'api-service' | 'api-tag';
  items: SidebarItem[];
}

export interface OperationPage extends ApiPageBase {
  kind: 'operation';
  method: Method;
  /** Path of the request, with its parameters in braces. */
  endpoint: string;
  deprecated: boolean;
}

export type ApiPage = ApiOverviewPage | ApiGroupPage | OperationPage;

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

/** What stands in a section that is made of an OpenAPI document, its landing page too. */
export type ApiSectionPage = ApiPage | LandingPage;

/** What the route of manuals renders: neither home pages nor API references. */
export type ManualPage = Exclude<Page, ApiPage | HomePage>;

/** What readers and search engines are told of a version; what is absent is not said. */
export interface VersionInfo {
  name: string;
  label: string;
  /** The version that readers should use: one in each section. */
  isLast: boolean;
  banner?: 'unreleased' | 'unmaintained';
  badge?: boolean;
  noIndex?: boolean;
  /** Nothing outside the section leads to it: home page, sitemap, llms.txt, search. */
  unlisted?: boolean;
}

/** One version of one section in one locale: a folder of documents, a sidebar, a base path. */
export interface SectionVersion {
  /** Names the section version in internal routes: base path with `~` for `/`. */
  key: string;
  locale: string;
  /** The section's path, without slashes at its ends. */
  section: string;
  /** Below `content/<locale>/`; empty for an API reference. */
  folder: string;
  /** Name of the OpenAPI document that the section is made of. */
  api?: string;
  basePath: string;
  sidebarId: string;
  version: VersionInfo;
  title: string;
  description: string;
  mainPath: string;
  /** Entry pages for the landing page. */
  start: SidebarLink[];
  sidebar: SidebarItem[];
  draftIds: string[];
}

export interface Release {
  path: string;
  title: string;
  date: string;
}

/** Everything that pages, checks, search and feeds know about the site, for one locale. */
export interface LocaleModel {
  locale: string;
  roots: SectionVersion[];
  pages: Page[];
  /** The navbar's items, resolved; see navbar.ts. */
  navbar: NavbarEntry[];
  releases: Release[];
}

export interface SiteModel {
  config: SiteConfig;
  locales: LocaleModel[];
}
