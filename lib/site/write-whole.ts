import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step: a process that reads it at the same time gets the old text or the new
 * one, never a part. A build that is stopped leaves no part behind either.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
