import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';

/**
 * Collects what a Docusaurus site has and this portal does not: each thing once, with its place and
 * a remedy.
 */
export class Report {
  readonly problems: Problem[] = [];
  /** Text of the configuration. */
  readonly text: string;
  readonly #lines: string[];

  constructor(
    readonly site: string,
    /** Name of the configuration file. */
    readonly file: string,
  ) {
    const path = join(site, file);
    this.text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    this.#lines = this.text.split('\n');
  }

  /** @param place what stands in the line of the configuration that is meant */
  setting(place: RegExp, message: string): void {
    this.add({ ...this.placeOf(place), message });
  }

  /** The first line of the configuration that has something. */
  placeOf(place: RegExp): Pick<Problem, 'file' | 'line'> {
    const index = this.#lines.findIndex((line) => place.test(line));
    return { file: this.file, ...(index >= 0 && { line: index + 1 }) };
  }

  add(problem: Omit<Problem, 'severity'>): void {
    const known = this.problems.some(
      ({ file, message }) => file === problem.file && message === problem.message,
    );
    if (!known) this.problems.push({ ...problem, severity: 'warning' });
  }
}
