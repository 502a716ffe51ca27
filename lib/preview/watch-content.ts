import { spawn } from 'node:child_process';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchApis } from './watch-apis.ts';

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
  // Reading documents is asynchronous and the site model is not: a process of its own reads them, and the pages follow when it is done.
  watchApis(join(paths.site, 'openapi'), (done) => {
    spawn(process.execPath, ['--import', 'tsx', 'scripts/preview-apis.ts'], { cwd: paths.repository, stdio: ['ignore', 'ignore', 'inherit'] }).on('close', () => {
      touch();
      done();
    });
  });
  watch(paths.site, (_, name) => {
    if (name === 'site.config.ts') console.warn('site.config.ts has changed. Start the preview again to see it.');
  }).unref();
}
