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
