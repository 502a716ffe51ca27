import type { Node } from 'unist';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { messageOf } from '@/lib/text/message-of.ts';
import { isMessage } from './parser-problems.ts';

type Transform = (tree: Node, file: VFile, next?: Next) => unknown;
type Next = (error?: Error | null, tree?: unknown) => void;

/**
 * A plugin of the site whose mistakes are problems of the page that it changes: a message says which
 * plugin it is of, and after an exception the other plugins go on.
 * @param label names the plugin
 * @param site the folder in which it seems to run, as with Docusaurus
 */
export function guardPlugin(
  plugin: (...options: unknown[]) => unknown,
  label: string,
  site: string,
) {
  return function (this: Processor, ...options: unknown[]) {
    const transform = started(() => inFolder(site, () => plugin.apply(this, options)));
    if (typeof transform !== 'function') return undefined;
    return async (tree: Node, file: VFile): Promise<Node | undefined> => {
      const before = file.messages.length;
      try {
        return await inFolder(site, () => transformed(transform as Transform, tree, file));
      } catch (error) {
        if (!isMessage(error)) file.message(`throws: ${messageOf(error)}`).fatal = true;
        // `file.fail` has added it.
        else if (!file.messages.includes(error)) file.messages.push(error);
        return undefined;
      } finally {
        for (const message of file.messages.slice(before)) {
          message.reason = `The plugin ${label}: ${message.reason}`;
          // `file.info` sets nothing.
          message.fatal ??= false;
        }
      }
    };
  };
}

const currentFolder = process.cwd.bind(process);

/** Runs a function with another current folder: until it waits for something. */
function inFolder<Result>(folder: string, run: () => Result): Result {
  process.cwd = () => folder;
  try {
    return run();
  } finally {
    process.cwd = currentFolder;
  }
}

/** What a plugin does with a text. One that cannot start says so for each text. */
function started(start: () => unknown): unknown {
  try {
    return start();
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The tree that a transformer returns or hands on, if it is another one. */
const transformed = (transform: Transform, tree: Node, file: VFile): Promise<Node | undefined> =>
  new Promise<unknown>((resolve, reject) => {
    if (transform.length < 3) resolve(transform(tree, file));
    else
      void transform(tree, file, (error, other) => {
        if (error) reject(error);
        else resolve(other);
      });
  }).then((result) => {
    // As unified takes it.
    if (result instanceof Error) throw result;
    return result as Node | undefined;
  });
