import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('preview: `npm run dev` is `next dev` with its options, and Next sends nothing about its use', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.entries(scripts).filter(([, command]) => /(^|&& )next /.test(command))).toEqual([]);
  expect(scripts.dev).toBe('node scripts/dev.mjs');
  // Loaded before Next, this says what Next finds.
  const told =
    'process.on("exit", () => console.log("telemetry", process.env.NEXT_TELEMETRY_DISABLED))';
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${told}`, 'scripts/dev.mjs', '--help'],
    { encoding: 'utf8', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '' } },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: next dev');
  expect(stdout).toContain('telemetry 1');
});
