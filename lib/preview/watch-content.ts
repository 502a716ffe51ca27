import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The module that stands in for lib/server/content-stamp.ts during a preview; relative to the working folder. */
export const STAMP_FILE = 'content-stamp.ts';

/**
 * Writes a new stamp for every change below `content/`. Pages import it, so the preview renders the page at hand anew:
 * one small module changes, whatever the number of pages.
 */
export function watchContent(paths: { content: string; site: string; work: string; repository: string }): void {
  const touch = () => {
    mkdirSync(paths.work, { recursive: true });
    writeFileSync(join(paths.work, STAMP_FILE), `export const contentStamp = '${Date.now()}';\n`);
  };
  touch();
  let timer: NodeJS.Timeout | undefined;
  watch(paths.content, { recursive: true }, () => {
    clearTimeout(timer);
    // Editors write a file in several steps.
    timer = setTimeout(touch, 30);
  }).unref();
  watchApis(paths, touch);
  watch(paths.site, (_, name) => {
    if (name === 'site.config.ts') console.warn('site.config.ts has changed. Start the preview again to see it.');
  }).unref();
}

/** A change of an API document is read in a process of its own (scripts/preview-apis.ts); the pages follow when it is done. */
function watchApis({ site, repository }: { site: string; repository: string }, touch: () => void): void {
  const folder = join(site, 'openapi');
  if (!existsSync(folder)) return;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const read = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    spawn(process.execPath, ['--import', 'tsx', 'scripts/preview-apis.ts'], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] }).on('close', () => {
      running = false;
      touch();
      if (again) read();
      again = false;
    });
  };
  read();
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(read, 50);
  }).unref();
}
