import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = /^(?!.*\.overlay\.(?:ya?ml|json)$).+\.(?:ya?ml|json)$/;

/** The documents directly in the folder `openapi/`, sorted, without overlays and folders. */
export function documentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => DOCUMENT.test(name) && statSync(join(folder, name)).isFile())
    .sort();
}
