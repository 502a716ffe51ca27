import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defined, record, text, type Values } from './values.ts';

/** `siteMetadata` of `useDocusaurusContext()`: the versions of what is installed for a site. */
export function siteMetadata(site: string): Values {
  const own = join(site, 'package.json');
  return defined({
    docusaurusVersion: versionIn(() => createRequire(own).resolve('@docusaurus/core/package.json')),
    siteVersion: versionIn(() => own),
    // No plugin of Docusaurus runs here.
    pluginVersions: {},
  });
}

/** @param find the file; throws where there is none */
function versionIn(find: () => string): string | undefined {
  try {
    return text(record(JSON.parse(readFileSync(find(), 'utf8'))).version);
  } catch {
    return undefined;
  }
}
