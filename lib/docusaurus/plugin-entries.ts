import { list, record, type Values } from './values.ts';

/** A plugin or preset of a configuration: `'name'` or `['name', options]`. */
export interface Entry {
  name: string;
  options: Values;
}

/** The plugins or presets of a list. Entries that are functions or switched off have no name. */
export const entriesOf = (given: unknown): Entry[] =>
  list(given).flatMap((entry) => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry, {}];
    return typeof name === 'string' ? [{ name, options: record(options) }] : [];
  });

export const isClassic = ({ name }: Entry): boolean => /(^|[/-])(preset-)?classic\b/.test(name);

/** The classic preset of a configuration, if there is one. */
export const classicPreset = (config: Values): Entry | undefined =>
  entriesOf(config.presets).find(isClassic);

const isDocs = ({ name }: Entry): boolean => /plugin-content-docs|^content-docs$/.test(name);

/** The options of each docs plugin, from the classic preset and from `plugins`. */
export function docsOptions(config: Values): Values[] {
  const preset = classicPreset(config);
  const ofPreset = preset && preset.options.docs !== false ? [record(preset.options.docs)] : [];
  const ofPlugins = entriesOf(config.plugins)
    .filter(isDocs)
    .map(({ options }) => options);
  return [...ofPreset, ...ofPlugins];
}
