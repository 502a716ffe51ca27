import { cpSync, existsSync } from 'node:fs';

/** Copies a folder's content into another; nothing happens when it is not there. */
export function copyInto(source: string, target: string): void {
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}
