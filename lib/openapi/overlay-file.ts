import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentName } from './document-name.ts';

/**
 * The file name of a document's translation, `<name>.<locale>.overlay.yaml`, `.yml`, or `.json`;
 * undefined if there is none.
 */
export const overlayFile = (folder: string, document: string, locale: string): string | undefined =>
  ['yaml', 'yml', 'json']
    .map((extension) => `${documentName(document)}.${locale}.overlay.${extension}`)
    .find((candidate) => existsSync(join(folder, candidate)));
