import { spawn } from 'node:child_process';

/**
 * Starts the worker that reads API documents and checks the site (scripts/preview-worker.ts). Their
 * IPC channel carries no messages: it closes when this process ends, and the worker then exits.
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
