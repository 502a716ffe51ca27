import { pathToFileURL } from 'node:url';
import type { PluggableList } from 'unified';
import { ownPlugins, ownPreprocessor } from '@/lib/docusaurus/own-plugins.ts';
import { docsOptions } from '@/lib/docusaurus/plugin-entries.ts';
import { record, type Values } from '@/lib/docusaurus/values.ts';
import type { PluginList } from '@/lib/site/plugin-settings.ts';
import { guardPlugin } from './guard-plugin.ts';
import type { PluginSource } from './imports/page-about.ts';

/** The plugins of a site that run on a text. */
export interface SitePlugins extends Record<PluginList, PluggableList> {
  /** The same for the same plugins. */
  key: string;
  /** How Markdown becomes HTML: https://github.com/remarkjs/remark-rehype#options. */
  remarkRehypeOptions: Values;
  /** What changes the text of a file before it is parsed. */
  preprocessor?: (given: { filePath: string; fileContent: string }) => unknown;
}

const loaded = new Map<string, Promise<SitePlugins>>();

/** Loads the plugins for a text of a site folder: once for each source. */
export function sitePlugins(source: PluginSource, site: string): Promise<SitePlugins> {
  const key = `${source.hash} ${source.docs ?? ''}`;
  const plugins = loaded.get(key) ?? load(source, key, site);
  loaded.set(key, plugins);
  return plugins;
}

async function load(
  { file, hash, docs }: PluginSource,
  key: string,
  site: string,
): Promise<SitePlugins> {
  const url = `${pathToFileURL(file).href}?${hash}`;
  // No bundler may read it: it is a file of the site, and is made later than the bundle.
  const { default: exported } = (await import(
    /* turbopackIgnore: true */ /* @vite-ignore */ url
  )) as { default: unknown };
  const config = record(
    typeof exported === 'function' ? await (exported as () => unknown)() : exported,
  );
  const settings = docs === undefined ? config : (docsOptions(config)[docs] ?? {});
  const isDocusaurus = docs !== undefined;
  const preprocessor = isDocusaurus ? ownPreprocessor(config) : undefined;
  const guarded = (list: PluginList): PluggableList =>
    ownPlugins(settings, list).flatMap(({ run, label, options }) =>
      run ? [[guardPlugin(run, label, site), ...options] as [ReturnType<typeof guardPlugin>]] : [],
    );
  return {
    key,
    remarkRehypeOptions: isDocusaurus ? record(record(config.markdown).remarkRehypeOptions) : {},
    preprocessor: preprocessor as SitePlugins['preprocessor'],
    beforeDefaultRemarkPlugins: guarded('beforeDefaultRemarkPlugins'),
    remarkPlugins: guarded('remarkPlugins'),
    beforeDefaultRehypePlugins: guarded('beforeDefaultRehypePlugins'),
    rehypePlugins: guarded('rehypePlugins'),
    recmaPlugins: guarded('recmaPlugins'),
  };
}
