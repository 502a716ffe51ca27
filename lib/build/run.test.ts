import { expect, test } from 'vitest';
import { run } from '@/lib/build/run.ts';

const node = (script: string, onLine?: (line: string) => void) =>
  run(process.execPath, ['-e', script], { cwd: process.cwd(), onLine });

test('every line of both outputs is handed on, however it arrives', async () => {
  const lines: string[] = [];
  await node(
    "process.stdout.write('one\\ntw'); setTimeout(() => console.error('three'), 100); setTimeout(() => console.log('o'), 200)",
    (line) => lines.push(line),
  );
  expect(lines.sort()).toEqual(['one', 'three', 'two']);
});

test('a program that fails rejects with its code and everything it printed', async () => {
  await expect(node("console.log('why'); console.error('where'); process.exit(3)")).rejects.toThrow(
    /ended with 3:\n[\s\S]*(why[\s\S]*where|where[\s\S]*why)/,
  );
});

test('a program that is ended rejects with the signal', async () => {
  await expect(node("console.log('so far'); process.kill(process.pid, 'SIGKILL')")).rejects.toThrow(
    /was ended by the signal SIGKILL:\nso far/,
  );
});

test('a program that does not exist rejects', async () => {
  await expect(run('/nowhere/program', [], { cwd: process.cwd() })).rejects.toThrow('ENOENT');
});
