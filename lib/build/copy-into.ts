import { cpSync, existsSync } from 'node:fs';

/**
 * Copies the content of a folder into another. Links become files. Does nothing if it does not
 * exist.
 */
export function copyInto(source: string, target: string): void {
  if (existsSync(source)) cpSync(source, target, { recursive: true, dereference: true });
}
