import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a finished folder in the place of another one. */
export function replaceFolder(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(folder, target);
  } catch {
    // `renameSync` fails across file systems.
    cpSync(folder, target, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
