import { spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outlinesFile } from '@/lib/render-data/preview-folders.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const RESPONDED = 'http.server.response.finish';

/**
 * Starts the worker that reads API documents and checks the site (scripts/preview-worker.ts): when
 * the first page has been sent, because it would take the processor away from compiling that page.
 * Only while a site's API pages have no data yet, it starts at once.
 */
export function startWorker(): void {
  const paths = sitePaths();
  if (existsSync(join(paths.site, 'openapi')) && !existsSync(outlinesFile(paths))) {
    runWorker();
    return;
  }
  const start = () => {
    unsubscribe(RESPONDED, start);
    runWorker();
  };
  subscribe(RESPONDED, start);
}

/** The IPC channel carries no messages: it closes when this process ends, and the worker exits. */
function runWorker(): void {
  const worker = spawn(process.execPath, ['scripts/run.mjs', 'scripts/preview-worker.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  worker.on('exit', (code, signal) => {
    // The terminal sends these to the preview as well.
    if (code !== 0 && signal !== 'SIGINT' && signal !== 'SIGTERM' && signal !== 'SIGHUP')
      console.error(
        `The checks of the preview have stopped; ${signal === null ? 'the reason is above' : `the system has ended them with ${signal}`}. Start the preview again to have them back.`,
      );
  });
  worker.unref();
  worker.channel?.unref();
}
