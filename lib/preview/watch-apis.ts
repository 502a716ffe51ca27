import { existsSync, watch, type FSWatcher } from 'node:fs';

/**
 * Reads the API documents once, and again after every change below their folder; never twice at a time. A change
 * during a reading leads to one more.
 * @param read starts a reading and calls back when it is done
 * @returns undefined where there is no such folder
 */
export function watchApis(folder: string, read: (done: () => void) => void): FSWatcher | undefined {
  if (!existsSync(folder)) return undefined;
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
    read(() => {
      running = false;
      if (again) start();
    });
  };
  start();
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    // Editors write a file in several steps.
    timer = setTimeout(start, 50);
  });
  watcher.unref();
  return watcher;
}
