import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = /^(?!.*\.overlay\.(?:ya?ml|json)$).+\.(?:ya?ml|json)$/;

/** The documents that lie directly in the folder `openapi/`, sorted; overlays and folders of parts are none. */
export function documentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => DOCUMENT.test(name) && statSync(join(folder, name)).isFile())
    .sort();
}
