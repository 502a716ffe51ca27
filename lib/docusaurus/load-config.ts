import { join } from 'node:path';
import { BuildError } from '@/lib/content/problem.ts';
import { loadWithCode } from './load-module.ts';
import type { MissingImport } from './missing-import.ts';
import { record, text, type Values } from './values.ts';

/** The configuration of a Docusaurus site. */
export interface LoadedConfig {
  config: Values;
  title: string;
  /** The configuration as one module. */
  code: string;
  /** Why packages of the site cannot be loaded, if they cannot. */
  failure?: string;
  /** What its files import and is not there. */
  missing: MissingImport[];
}

/**
 * Loads the configuration of a Docusaurus site; one that is a function is called.
 * @throws BuildError when it cannot be loaded, or has no title
 */
export async function loadConfig(site: string, file: string): Promise<LoadedConfig> {
  const missing: MissingImport[] = [];
  const { value, code, failure } = await loadWithCode(join(site, file), site, (one) =>
    missing.push(one),
  );
  const given: unknown = typeof value === 'function' ? await (value as () => unknown)() : value;
  const config = record(given);
  const title = text(config.title);
  if (title === undefined)
    throw new BuildError('The Docusaurus site cannot be read.', [
      {
        file,
        severity: 'error',
        message: 'has no `title`. It must export the configuration of Docusaurus.',
      },
    ]);
  return { config, title, code, failure, missing };
}
