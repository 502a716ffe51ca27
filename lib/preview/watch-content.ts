import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The module that stands in for lib/server/content-stamp.ts during a preview; relative to the working folder. */
export const STAMP_FILE = 'content-stamp.ts';

/**
 * Writes a new stamp for every change below `content/`. Pages import it, so the preview renders the page at hand anew:
 * one small module changes, whatever the number of pages.
 */
export function watchContent(paths: { content: string; site: string; work: string }): void {
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
  watch(paths.site, (_, name) => {
    if (name === 'site.config.ts') console.warn('site.config.ts has changed. Start the preview again to see it.');
  }).unref();
}
