import { decoded } from '@/lib/text/decoded.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';
import type { DocData, DocsData, VersionData } from './docs-data.ts';

const PLUGIN = 'docusaurus-plugin-content-docs';

interface Options {
  failfast?: boolean;
}

interface Asked {
  data: DocsData;
  pathname: string;
}

/**
 * The hooks of `@docusaurus/plugin-content-docs/client` and `@docusaurus/useGlobalData`, as
 * Docusaurus 3 documents them.
 * @param ask what they need: the documents in the locale of the page, and its path with the base
 *   path. Each hook calls it once.
 */
export function docsHooks(ask: () => Asked) {
  const pluginOf = (data: DocsData, id = 'default') => {
    const found = data[id];
    if (found) return found;
    throw new Error(
      `There is no docs plugin with the id "${id}". Its ids are ${Object.keys(data).join(', ')}.`,
    );
  };
  const active = ({ failfast }: Options = {}) => {
    const { data, pathname } = ask();
    const [entry] = Object.entries(data)
      .filter(([, { path }]) => isBelow(pathname, path))
      .sort(([, a], [, b]) => b.path.length - a.path.length);
    if (!entry && failfast)
      throw new Error(`${pathname} is no page of a docs plugin, which this component needs.`);
    return entry && { pluginId: entry[0], pluginData: entry[1], pathname };
  };
  const contextIn = ({ data, pathname }: Asked, id: string | undefined) => {
    const { versions } = pluginOf(data, id);
    const activeVersion = versionAt(versions, pathname);
    const activeDoc = activeVersion?.docs.find(({ path }) => isSame(pathname, path));
    const alternates = versions.flatMap(({ name, docs }) => {
      const same = activeDoc && docs.find((doc) => doc.id === activeDoc.id);
      return same ? [[name, same] as const] : [];
    });
    const alternateDocVersions: Record<string, DocData> = Object.fromEntries(alternates);
    return { versions, activeVersion, activeDoc, alternateDocVersions };
  };
  const context = (id: string | undefined) => contextIn(ask(), id);
  const latestOf = (versions: readonly VersionData[]) => versions.find(({ isLast }) => isLast);
  const preferredOf = ({ versions, activeVersion }: ReturnType<typeof context>) =>
    activeVersion ?? latestOf(versions) ?? null;
  const useActivePlugin = (options?: Options) => {
    const found = active(options);
    return found && { pluginId: found.pluginId, pluginData: found.pluginData };
  };
  const useActivePluginAndVersion = (options?: Options) => {
    const found = active(options);
    if (!found) return undefined;
    const { pluginId, pluginData, pathname } = found;
    return {
      activePlugin: { pluginId, pluginData },
      activeVersion: versionAt(pluginData.versions, pathname),
    };
  };
  /** The version of the page, with its documents by their ids. */
  const useDocsVersion = () => {
    const { activePlugin, activeVersion } = useActivePluginAndVersion({ failfast: true }) ?? {};
    if (!activePlugin || !activeVersion)
      throw new Error('This component needs a page of a version of the documents.');
    const { name, docs, ...rest } = activeVersion;
    return {
      ...rest,
      pluginId: activePlugin.pluginId,
      version: name,
      docs: Object.fromEntries(docs.map((doc) => [doc.id, doc])),
    };
  };
  const useAllPluginInstancesData = (plugin: string, { failfast }: Options = {}) => {
    if (plugin === PLUGIN) return ask().data;
    if (failfast) throw new Error(`There is no data of the plugin "${plugin}".`);
    return undefined;
  };
  return {
    useActivePlugin,
    useActivePluginAndVersion,
    useAllDocsData: () => ask().data,
    useDocsData: (id?: string) => pluginOf(ask().data, id),
    useVersions: (id?: string) => pluginOf(ask().data, id).versions,
    useLatestVersion: (id?: string) => latestOf(pluginOf(ask().data, id).versions),
    useActiveVersion: (id?: string) => context(id).activeVersion,
    useActiveDocContext: (id?: string) => {
      const { activeVersion, activeDoc, alternateDocVersions } = context(id);
      return { activeVersion, activeDoc, alternateDocVersions };
    },
    useDocVersionSuggestions: (id?: string) => {
      const { versions, alternateDocVersions } = context(id);
      const latest = latestOf(versions);
      return {
        latestVersionSuggestion: latest,
        latestDocSuggestion: latest && alternateDocVersions[latest.name],
      };
    },
    useDocsVersionCandidates: (id?: string) => {
      const { versions, activeVersion } = context(id);
      return [...new Set([activeVersion, latestOf(versions)])].filter((one) => one !== undefined);
    },
    // Readers choose a version by opening its pages, and the menu of versions keeps the choice.
    useDocsPreferredVersion: (id?: string) => ({
      preferredVersion: preferredOf(context(id)),
      savePreferredVersionName: () => undefined,
    }),
    useDocsPreferredVersionByPluginId: () => {
      const asked = ask();
      const ids = Object.keys(asked.data);
      return Object.fromEntries(ids.map((id) => [id, preferredOf(contextIn(asked, id))]));
    },
    useDocsVersion,
    useDocById: (id: string | undefined) => {
      const { docs } = useDocsVersion();
      if (id === undefined) return undefined;
      const found = docs[id];
      if (found) return found;
      throw new Error(`There is no document with the id "${id}" in this version.`);
    },
    useGlobalData: () => ({ [PLUGIN]: ask().data }),
    useAllPluginInstancesData,
    usePluginData: (plugin: string, id = 'default', options?: Options) =>
      useAllPluginInstancesData(plugin, options)?.[id],
  };
}

type DocsHooks = ReturnType<typeof docsHooks>;

/** The hooks of `@docusaurus/plugin-content-docs/client`. */
export const DOCS_HOOKS = [
  'useActivePlugin',
  'useActivePluginAndVersion',
  'useAllDocsData',
  'useDocsData',
  'useVersions',
  'useLatestVersion',
  'useActiveVersion',
  'useActiveDocContext',
  'useDocVersionSuggestions',
  'useDocsVersionCandidates',
  'useDocsPreferredVersion',
  'useDocsPreferredVersionByPluginId',
  'useDocsVersion',
  'useDocById',
] as const satisfies readonly (keyof DocsHooks)[];

/** Those of `@docusaurus/useGlobalData`; `useGlobalData` is its default export. */
export const GLOBAL_DATA_HOOKS = [
  'useGlobalData',
  'useAllPluginInstancesData',
  'usePluginData',
] as const satisfies readonly (keyof DocsHooks)[];

const plain = (path: string): string => decoded(path).replace(/\/$/, '');
const isSame = (pathname: string, path: string): boolean => plain(pathname) === plain(path);
const isBelow = (pathname: string, path: string): boolean =>
  isAtOrBelow(plain(pathname), plain(path));

/** The version with the longest path: that of the latest is the beginning of all others. */
const versionAt = (versions: readonly VersionData[], pathname: string): VersionData | undefined =>
  versions
    .filter(({ path }) => isBelow(pathname, path))
    .reduce<VersionData | undefined>(
      (best, version) => (best && best.path.length >= version.path.length ? best : version),
      undefined,
    );
