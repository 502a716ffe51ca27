import type { Pluggable } from 'unified';
import { z } from 'zod';

/** The settings that list plugins for texts, as in Docusaurus, in the order in which they run. */
export const PLUGIN_LISTS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const;
export type PluginList = (typeof PLUGIN_LISTS)[number];

const isPlugin = (value: unknown): boolean =>
  typeof (Array.isArray(value) ? value[0] : value) === 'function';

const plugins = z
  .array(
    z.custom<Pluggable>(
      isPlugin,
      'must be a plugin, which is a function, or a list of a plugin and its options',
    ),
  )
  .optional();

/**
 * Plugins for texts. Functions cannot be written into a file, so reading the configuration puts
 * `pluginModule` in place of the lists.
 */
export const pluginSettings = {
  /** Plugins of remark that run before all others. */
  beforeDefaultRemarkPlugins: plugins,
  /** Plugins of remark. */
  remarkPlugins: plugins,
  /** Plugins of rehype that run before `rehypePlugins`. */
  beforeDefaultRehypePlugins: plugins,
  /** Plugins of rehype. They run before code is highlighted. */
  rehypePlugins: plugins,
  /** Plugins of recma, which change the code of a page. */
  recmaPlugins: plugins,
  /** Where each process that compiles texts loads the plugins from. */
  pluginModule: z
    .strictObject({
      /** Absolute path of a bundle of the configuration. */
      file: z.string(),
      /** Fingerprint of the bundle. */
      hash: z.string(),
      /**
       * Which docs plugin of Docusaurus, counted from 0, has the texts of a folder below
       * `content/<locale>/`. Without it the lists are settings of the whole site.
       */
      docs: z.record(z.string(), z.number()).optional(),
    })
    .optional(),
};
