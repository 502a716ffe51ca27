import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Runs a program and passes each line of its output to `onLine`. Rejects with the output when it
 * fails.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      // Each stream has its own incomplete line.
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) options.onLine?.(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${basename(command)} ${endOf(code, signal)}:\n${output.trim()}`)),
    );
  });
}

/** Often it is the system that ends a program, because no memory is left. */
const endOf = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `ended with ${code}` : `was ended by the signal ${signal}`;
