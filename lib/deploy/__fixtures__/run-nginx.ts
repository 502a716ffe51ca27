import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { ask } from '@/lib/static-server/__fixtures__/ask.ts';

export const installed = spawnSync('nginx', ['-v']).status === 0;

/** The Brotli module, at its path in Debian's package. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const brotliInstalled = installed && existsSync(BROTLI);

export interface Running {
  stop: () => Promise<void>;
}

/**
 * Starts nginx with content for its `http` block, and waits until it answers.
 * @throws when `nginx -t` reports an error or a warning
 */
export async function startNginx(port: number, config: string, brotli = false): Promise<Running> {
  const folder = folderOf({ 'portal.conf': config });
  chmodSync(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp_${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = join(
    folderOf({
      'main.conf': `${brotli ? `load_module ${BROTLI};` : ''} ${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary} include ${folder}/portal.conf; }`,
    }),
    'main.conf',
  );
  const tested = spawnSync('nginx', ['-t', '-c', main, '-e', `${folder}/error.log`], {
    encoding: 'utf8',
  });
  if (tested.status !== 0 || /\[warn\]/.test(tested.stderr)) throw new Error(tested.stderr);
  const child = spawn('nginx', ['-c', main, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    for (const made of [folder, join(main, '..')]) rmSync(made, { recursive: true, force: true });
  };
  for (;;) {
    if (await ask(port, '/').catch(() => undefined)) return { stop };
    if (child.exitCode !== null) throw new Error(readFileSync(`${folder}/error.log`, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
