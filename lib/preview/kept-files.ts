import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '@/lib/site/write-whole.ts';

/**
 * A group of generated files that are rewritten while others read them. Unchanged files are not
 * written. A file that is no longer generated is deleted one round later, when no open page needs
 * it.
 */
export class KeptFiles {
  /** Hashes by path. */
  #files = new Map<string, string>();
  #leaving: string[] = [];

  constructor(readonly folder: string) {}

  /**
   * Generates all files of the group: `make` calls `write` for each. If it throws, nothing is
   * deleted.
   */
  async round(make: (write: (path: string, text: string) => void) => Promise<void>): Promise<void> {
    const files = new Map<string, string>();
    await make((path, text) => {
      const hash = createHash('sha256').update(text).digest('hex');
      if (this.#files.get(path) !== hash) writeWhole(join(this.folder, path), text);
      files.set(path, hash);
      this.#files.set(path, hash);
    });
    for (const path of this.#leaving)
      if (!files.has(path)) rmSync(join(this.folder, path), { force: true });
    this.#leaving = [...this.#files.keys()].filter((path) => !files.has(path));
    this.#files = files;
  }
}
