import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { isInside } from '@/lib/site/file-inside.ts';
import { isObject, pointerPath, valueAt, type Json } from './json.ts';
import { leaveOutLostExamples } from './lost-examples.ts';
import { linkMappings, nameKinds } from './mapping-references.ts';
import { parseFile, type ParsedText } from './parse-document.ts';
import {
  eachObject,
  hideReferences,
  isData,
  references,
  renamed,
  type Reference,
} from './references.ts';
import { fileOf, isElsewhere, leadsToNoFile, shownFile } from './target-files.ts';

type Path = readonly (string | number)[];

interface SourceFile {
  /** Absolute path. */
  name: string;
  text: ParsedText;
}

/** A place in one of the files. */
interface Place {
  file: SourceFile;
  path: Path;
}

/** Stands for `$ref` where it has no meaning. */
export const HIDDEN = 'x-portal-ref';

/** References in a row. No document needs as many: more of them form a cycle. */
const MAX_HOPS = 50;
/** Whether a file, by its name, has values that references can lead to. */
export const isParsed = (name: string): boolean =>
  ['.yaml', '.yml', '.json'].includes(extname(name).toLowerCase());

/**
 * The files of an API document, as they are written: a problem names the file and line that has to
 * change. Nothing is fetched, and no file outside the documents' folder is read.
 */
export class SourceFiles {
  /** Of the files besides the first: errors, and warnings. */
  readonly problems: Problem[] = [];
  readonly #folder: string;
  readonly #root: SourceFile;
  /** By absolute path; undefined for a file that does not parse. */
  readonly #files = new Map<string, SourceFile | undefined>();
  /** Extensions that references lead into. */
  readonly #extensions = new Set<string>();

  /**
   * @param folder the site's `openapi/` folder, absolute; problems name its files as `openapi/…`
   * @param root the file that the document begins with, absolute
   * @param strict examples in files that are missing are errors; otherwise they are left out
   */
  constructor(folder: string, root: string, parsed: ParsedText, strict: boolean) {
    this.#folder = folder;
    this.#root = { name: root, text: parsed };
    this.#files.set(root, this.#root);
    const waiting = [this.#root];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      this.problems.push(...leaveOutLostExamples(folder, file.name, file.text, strict));
      linkMappings(folder, file.name, file.text.value, file === this.#root);
      for (const { target, path } of this.#references(file)) {
        const other = this.#open({ file, path }, target);
        if (other) waiting.push(other);
      }
    }
    const read = [...this.#files.values()].filter((file) => file !== undefined);
    nameKinds(root, new Map(read.map(({ name, text }) => [name, text.value])));
    for (const file of read) this.#checkTargets(file);
  }

  /** Absolute paths of all files that were read. */
  get names(): string[] {
    return [...this.#files.keys()];
  }

  /**
   * The text of a file for the tool that puts them together: without references in extensions that
   * are data, which it would follow. Undefined for a file that is none of them.
   */
  forBundle(name: string): string | undefined {
    const value = this.#files.get(name)?.text.value;
    return value === undefined ? undefined : JSON.stringify(this.withHidden(value, name));
  }

  /**
   * A copy in which no tool follows references in data: those of extensions, and those in examples
   * that lead to no file.
   * @param name the file that it is, absolute
   */
  withHidden<T extends Json>(value: T, name = this.#root.name): T {
    const copy = structuredClone(value);
    hideReferences(copy, HIDDEN, this.#extensions);
    eachObject(copy, (holder) => {
      for (const [key, below] of Object.entries(holder))
        if (isData(key, below))
          holder[key] = renamed(below, '$ref', HIDDEN, (target) =>
            leadsToNoFile(this.#folder, name, target),
          );
    });
    return copy;
  }

  #references = (file: SourceFile): Reference[] =>
    references(file.text.value, ['$ref'], this.#extensions);

  /**
   * A problem at a place of the whole document, with the file and the pointer where that place is
   * written.
   */
  problemAt: ParsedText['problemAt'] = (path, message, severity) => {
    const { file, path: written } = this.#follow({ file: this.#root, path: [] }, path) ?? {
      file: this.#root,
      path,
    };
    return file.text.problemAt(written, message, severity);
  };

  /** Reads the file of a reference. Returns it if it was not known before. */
  #open({ file, path }: Place, target: string): SourceFile | undefined {
    const complain = (message: string): undefined => {
      this.problems.push(file.text.problemAt(path, message));
    };
    if (isElsewhere(target))
      return complain(
        `leads to another host (${target}). A build reads no network: save the file beside this one and refer to it by its relative path.`,
      );
    const name = fileOf(file.name, target);
    if (this.#files.has(name)) return undefined;
    if (!isInside(this.#folder, name))
      return complain(`leads to a file outside openapi/ (${target}). Copy the file there.`);
    if (!existsSync(name))
      return complain(
        `leads to ${shownFile(this.#folder, name)}, which does not exist. Correct the reference, or add the file.`,
      );
    if (!isParsed(name)) return undefined;
    const { parsed, problems } = parseFile(name, shownFile(this.#folder, name));
    this.problems.push(...problems);
    const other = parsed && { name, text: parsed };
    this.#files.set(name, other);
    return other;
  }

  #checkTargets(file: SourceFile): void {
    for (const { target, path } of this.#references(file)) {
      if (isElsewhere(target)) continue;
      // A file that is missing or does not parse has a problem already.
      const other = this.#files.get(fileOf(file.name, target));
      if (!other || this.#follow({ file: other, path: [] }, pathOf(target))) continue;
      this.problems.push(
        file.text.problemAt(path, `"${target}" leads nowhere. Correct it, or add its target.`),
      );
    }
  }

  /**
   * Follows a path from a place, through the references on its way. Undefined if it leads nowhere.
   */
  #follow(from: Place, path: Path, hops = 0): Place | undefined {
    let place = from;
    const rest = [...path];
    for (let part = rest.shift(); part !== undefined;) {
      const value = valueAt(place.file.text.value, place.path.map(String));
      if (has(value, part)) {
        place = { file: place.file, path: [...place.path, part] };
        part = rest.shift();
      } else {
        const target = isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
        if (target === undefined || isElsewhere(target) || ++hops > MAX_HOPS) return undefined;
        const file = this.#files.get(fileOf(place.file.name, target));
        const next = file && this.#follow({ file, path: [] }, pathOf(target), hops);
        if (!next) return undefined;
        place = next;
      }
    }
    return place;
  }
}

/** The path of a reference within its file. */
const pathOf = (target: string): string[] =>
  target.includes('#') ? pointerPath(target.slice(target.indexOf('#'))) : [];

const has = (value: Json | undefined, part: string | number): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, part);
