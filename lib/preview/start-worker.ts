import { spawn } from 'node:child_process';

/**
 * Starts the worker that reads the API documents and checks the site (scripts/preview-worker.ts). The channel to it carries
 * nothing: it closes when this process ends, however it ends, and the worker ends with it.
 */
export function startWorker(): void {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview-worker.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  worker.on('exit', (code) => {
    if (code !== 0 && code !== null)
      console.error(
        'The checks of the preview have stopped; the reason stands above. Start the preview again to have them back.',
      );
  });
  worker.unref();
  worker.channel?.unref();
}
