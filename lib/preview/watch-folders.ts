import { existsSync, watch, type FSWatcher } from 'node:fs';

/** Editors write a file in several steps. */
const REST = 50;

/**
 * Runs a task once, and again after every change below some folders, but never concurrently.
 * Changes during a run lead to one more run.
 * @param run starts the task and calls back at its end
 * @param rest ms without a change in a folder before the task starts
 * @returns undefined if none of the folders exists
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
