import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hidden file is none: the folder of published files is hidden among those of documents. */
const DOCUMENT = /^(?!\.)(?!.*\.overlay\.(?:ya?ml|json)$).+\.(?:ya?ml|json)$/;

/**
 * The key that a document begins with. In JSON, on one line and anywhere: a part that has it
 * elsewhere is rare.
 */
const VERSION =
  /^\s*\{?\s*["']?(?:openapi|swagger)["']?\s*:|[{,]\s*"(?:openapi|swagger)"\s*:\s*"?[\d.]+"?/m;

/**
 * The documents directly in the folder `openapi/`, sorted, without overlays, folders, and files
 * that other documents are put together of.
 */
export function documentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => DOCUMENT.test(name) && isDocument(join(folder, name)))
    .sort();
}

const isDocument = (file: string): boolean =>
  statSync(file).isFile() && VERSION.test(readFileSync(file, 'utf8'));
