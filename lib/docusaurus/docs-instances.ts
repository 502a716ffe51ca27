import { PLUGIN_LISTS } from '@/lib/site/plugin-settings.ts';
import { reportOptions } from './docs-options.ts';
import { ownPlugins } from './own-plugins.ts';
import { ownFunction, type OwnFunction } from './own-function.ts';
import { docsOptions } from './plugin-entries.ts';
import { EXCLUDE, INCLUDE } from './page-filter.ts';
import type { Report } from './report.ts';
import { bare, flag, record, text, texts, type Values } from './values.ts';

/** One instance of the docs plugin, with its defaults. */
export interface DocsInstance {
  id: string;
  /** Folder of the current version, relative to the site. */
  path: string;
  /** Without slashes at its ends; empty at the root of the site. */
  route: string;
  /** False: no sidebar. Undefined: one from the folders. */
  sidebarPath?: string | false;
  include: string[];
  exclude: string[];
  numberPrefixes: boolean | OwnFunction;
  sidebarItemsGenerator?: OwnFunction;
  /** Below each version. */
  tagsPath?: string;
  editUrl?: string | OwnFunction;
  /** Older versions lead to the text of the current one. */
  editCurrentVersion: boolean;
  /** Translations lead to their own files. */
  editLocalizedFiles: boolean;
  sidebarCollapsed: boolean;
  sidebarCollapsible: boolean;
  versions: Values;
  lastVersion?: string;
  includeCurrentVersion: boolean;
  onlyIncludeVersions?: string[];
  versioning: boolean;
  /** It has plugins of remark, rehype or recma. */
  hasPlugins: boolean;
}

/**
 * Every instance of the docs plugin, from the classic preset and from `plugins`.
 * @param failure why no package of the site could be loaded
 */
export const docsInstances = (config: Values, report: Report, failure?: string): DocsInstance[] =>
  docsOptions(config).map((options) => instance(options, report, failure));

function instance(options: Values, report: Report, failure?: string): DocsInstance {
  reportOptions(options, report, failure);
  const include = texts(options.include);
  const exclude = texts(options.exclude);
  const sidebarPath = options.sidebarPath;
  return {
    id: text(options.id) ?? 'default',
    path: bare(text(options.path) ?? 'docs').replace(/^\.\//, ''),
    route: bare(typeof options.routeBasePath === 'string' ? options.routeBasePath : 'docs'),
    sidebarPath: sidebarPath === false ? false : text(sidebarPath),
    include: include.length > 0 ? include : INCLUDE,
    exclude: Array.isArray(options.exclude) ? exclude : EXCLUDE,
    tagsPath: bare(text(options.tagsBasePath) ?? '') || undefined,
    numberPrefixes:
      ownFunction(options, 'numberPrefixParser', report) ?? options.numberPrefixParser !== false,
    sidebarItemsGenerator: ownFunction(options, 'sidebarItemsGenerator', report),
    editUrl: ownFunction(options, 'editUrl', report) ?? text(options.editUrl),
    editCurrentVersion: flag(options.editCurrentVersion) ?? false,
    editLocalizedFiles: flag(options.editLocalizedFiles) ?? false,
    sidebarCollapsed: flag(options.sidebarCollapsed) ?? true,
    sidebarCollapsible: flag(options.sidebarCollapsible) ?? true,
    versions: record(options.versions),
    lastVersion: text(options.lastVersion),
    includeCurrentVersion: flag(options.includeCurrentVersion) ?? true,
    onlyIncludeVersions: Array.isArray(options.onlyIncludeVersions)
      ? texts(options.onlyIncludeVersions)
      : undefined,
    versioning: flag(options.disableVersioning) !== true,
    hasPlugins: PLUGIN_LISTS.some((list) => ownPlugins(options, list).some(({ run }) => run)),
  };
}
