import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import type { SitePaths } from '@/lib/site/paths.ts';
import { touchStamp } from './stamp.ts';

/**
 * Writes a new stamp for every change below `content/` and `public/`, and starts the worker that reads the API documents
 * and checks the site (scripts/preview-worker.ts). A page never waits for it: the worker writes a stamp of its own when
 * it has something new to show.
 */
export function watchContent(paths: SitePaths): void {
  const touch = () => touchStamp(paths.work);
  touch();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [paths.content, paths.public].filter((candidate) => existsSync(candidate))) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      // Editors write a file in several steps.
      timer = setTimeout(touch, 30);
    }).unref();
  }
  watch(paths.site, (_, name) => {
    if (name === 'site.config.ts') console.warn('site.config.ts has changed. Start the preview again to see it.');
  }).unref();
  startWorker(paths.repository);
}

/** The channel to it carries nothing: it closes when this process ends, however it ends, and the worker ends with it. */
function startWorker(repository: string): void {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview-worker.ts'], { cwd: repository, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  worker.on('exit', (code) => {
    if (code !== 0 && code !== null) console.error('The checks of the preview have stopped; the reason stands above. Start the preview again to have them back.');
  });
  worker.unref();
  worker.channel?.unref();
}
