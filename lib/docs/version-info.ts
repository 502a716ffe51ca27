/** How a version is shown to readers and search engines. */
export interface VersionInfo {
  name: string;
  label: string;
  /** The version that readers should use. Each section has exactly one. */
  isLast: boolean;
  banner?: 'unreleased' | 'unmaintained';
  badge?: boolean;
  noIndex?: boolean;
  /** Left out of the home page, the sitemap, llms.txt and the search. */
  unlisted?: boolean;
}
