import { existsSync, watch, type FSWatcher } from 'node:fs';

/** Editors write a file in several steps. */
const REST = 50;

/**
 * Does something once, and again after every change below some folders; never twice at a time. A change meanwhile leads
 * to one more.
 * @param run starts the work and calls back when it is done
 * @param rest milliseconds without a change of a folder before the work begins
 * @returns undefined where there is none of the folders
 */
export function watchFolders(
  folders: readonly string[],
  run: (done: () => void) => void,
  rest: (folder: string) => number = () => REST,
): FSWatcher[] | undefined {
  const present = folders.filter((folder) => existsSync(folder));
  if (present.length === 0) return undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const start = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    run(() => {
      running = false;
      if (again) start();
    });
  };
  start();
  return present.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(start, rest(folder));
    }),
  );
}
