import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '@/lib/site/write-whole.ts';

/**
 * A group of files that are made anew again and again while others read them: what is the same is left alone, and a file that is
 * not made any more goes one round later, when nobody reads a page that was rendered before.
 */
export class KeptFiles {
  /** Hashes by path. */
  #files = new Map<string, string>();
  #leaving: string[] = [];

  constructor(readonly folder: string) {}

  /** Makes all files of the group: `make` hands each to `write`. When it throws, everything stays. */
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
