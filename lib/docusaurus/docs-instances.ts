import { reportOptions } from './docs-options.ts';
import { ownFunction, type OwnFunction } from './own-function.ts';
import { classicPreset, entriesOf, type Entry } from './plugin-entries.ts';
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
}

const isDocs = ({ name }: Entry): boolean => /plugin-content-docs|^content-docs$/.test(name);

/** Every instance of the docs plugin, from the classic preset and from `plugins`. */
export function docsInstances(config: Values, report: Report): DocsInstance[] {
  const preset = classicPreset(config);
  const ofPreset = preset && preset.options.docs !== false ? [record(preset.options.docs)] : [];
  const ofPlugins = entriesOf(config.plugins)
    .filter(isDocs)
    .map(({ options }) => options);
  return [...ofPreset, ...ofPlugins].map((options) => instance(options, report));
}

function instance(options: Values, report: Report): DocsInstance {
  reportOptions(options, report);
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
  };
}
