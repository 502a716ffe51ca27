// Checks the requirements of our own code, then runs scripts/doctor.ts for everything else. Works
// with any version of Node.js.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const major = Number(process.versions.node.split('.')[0]);

if (major < 18) {
  console.log(
    `✖ Node.js is ${process.versions.node}, which is too old to look any further.\n    → Install the current long-term version from your package manager or from nodejs.org, open a new terminal and run \`npm ci\`.`,
  );
  process.exitCode = 1;
} else if (!existsSync(join('node_modules', 'esbuild'))) {
  console.log(
    '✖ The packages of the portal are not installed.\n    → Run `npm ci` in the folder of the portal, where package.json is.',
  );
  process.exitCode = 1;
} else {
  process.exitCode =
    spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'scripts/doctor.ts', ...process.argv.slice(2)],
      { stdio: 'inherit' },
    ).status ?? 1;
}
