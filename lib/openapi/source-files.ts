import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { isObject, pointerPath, type Json } from './json.ts';
import { parseText, type ParsedText } from './parse-document.ts';
import { references } from './references.ts';

type Path = readonly (string | number)[];

/** A place in one of the files. */
interface Place {
  file: string;
  path: Path;
}

/** References one behind the other; more than any writer means is a chain that bites its tail. */
const MAX_HOPS = 50;
const PARSED = new Set(['.yaml', '.yml', '.json']);

/**
 * The files that an API document is made of, as they are written: what is wrong is said where it stands, also in a part.
 * Nothing is fetched, and no file outside the folder of the documents is read.
 */
export class SourceFiles {
  readonly problems: Problem[] = [];
  readonly #files = new Map<string, ParsedText | undefined>();

  /** @param folder the site's `openapi/` folder, absolute; problems name its files as `openapi/…` */
  constructor(
    readonly folder: string,
    readonly root: string,
    parsed: ParsedText,
  ) {
    this.#files.set(root, parsed);
    const waiting = [root];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      for (const { target, path } of references(this.#files.get(file)!.value)) {
        const other = this.#open({ file, path }, target);
        if (other !== undefined) waiting.push(other);
      }
    }
    for (const [file, text] of this.#files) if (text) this.#checkTargets(file, text);
  }

  /** Absolute paths of all that was read. */
  get names(): string[] {
    return [...this.#files.keys()];
  }

  /** A problem at a place of the whole document: named by the file and the pointer where that place is written. */
  problemAt: ParsedText['problemAt'] = (path, message, severity) => {
    const place = this.#follow({ file: this.root, path: [] }, path) ?? { file: this.root, path };
    return this.#files.get(place.file)!.problemAt(place.path, message, severity);
  };

  /** Reads the file of a reference. Returns it when it is new. */
  #open({ file, path }: Place, target: string): string | undefined {
    const say = (message: string) =>
      void this.problems.push(this.#files.get(file)!.problemAt(path, message));
    if (isElsewhere(target))
      return void say(
        `leads to another host (${target}). A build reads no network: save the file beside this one and refer to it by its relative path.`,
      );
    const other = fileOf(file, target);
    if (this.#files.has(other)) return undefined;
    if (relative(this.folder, other).startsWith('..'))
      return void say(`leads to a file outside openapi/ (${target}). Copy the file there.`);
    if (!existsSync(other))
      return void say(
        `leads to ${this.#shown(other)}, which is not there. Correct it, or add the file.`,
      );
    if (!PARSED.has(extname(other))) return undefined;
    const { parsed, problems } = parseText(readFileSync(other, 'utf8'), this.#shown(other));
    this.problems.push(...problems);
    this.#files.set(other, parsed);
    return parsed && other;
  }

  #checkTargets(file: string, text: ParsedText): void {
    for (const { target, path } of references(text.value)) {
      if (isElsewhere(target)) continue;
      const other = fileOf(file, target);
      // Of a file that is not there or does not parse all has been said.
      if (
        !this.#files.get(other) ||
        this.#follow(
          { file: other, path: [] },
          pointerPath(target.slice(target.split('#')[0]!.length)),
        )
      )
        continue;
      this.problems.push(
        text.problemAt(path, `"${target}" leads nowhere. Correct it, or add what it names.`),
      );
    }
  }

  /** Where a path leads that begins at a place, through references where it goes on behind them; undefined when there is nothing. */
  #follow(from: Place, path: Path, hops = 0): Place | undefined {
    let place = from;
    for (let index = 0; index < path.length;) {
      const value = this.#valueAt(place);
      const part = path[index]!;
      if (has(value, part)) {
        place = { file: place.file, path: [...place.path, part] };
        index++;
      } else {
        const target = isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
        if (target === undefined || isElsewhere(target) || ++hops > MAX_HOPS) return undefined;
        const file = fileOf(place.file, target);
        const next: Place | undefined =
          this.#files.get(file) &&
          this.#follow(
            { file, path: [] },
            pointerPath(target.slice(target.split('#')[0]!.length)),
            hops,
          );
        if (!next) return undefined;
        place = next;
      }
    }
    return place;
  }

  #valueAt({ file, path }: Place): Json | undefined {
    return path.reduce<Json | undefined>(
      (value, part) =>
        has(value, part) ? (value as Record<string | number, Json>)[part] : undefined,
      this.#files.get(file)!.value,
    );
  }

  #shown = (file: string): string => join('openapi', relative(this.folder, file));
}

const isElsewhere = (target: string): boolean =>
  /^([a-z][a-z0-9+.-]*:)?\/\//i.test(target) || /^[a-z][a-z0-9+.-]+:/i.test(target);

function fileOf(from: string, target: string): string {
  const [name = ''] = target.split('#');
  return name === '' ? from : resolve(dirname(from), decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const has = (value: Json | undefined, part: string | number): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, part);
