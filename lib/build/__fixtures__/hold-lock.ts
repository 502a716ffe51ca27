import { appendFileSync } from 'node:fs';
import { lockBuild } from '@/lib/build/build-lock.ts';

/** Takes the lock, logs when it gets and releases it, and exits without an explicit release. */
const [, , file = '', log = ''] = process.argv;
await lockBuild(file, 'npm run build', { onWait: () => undefined, every: 5 });
appendFileSync(log, `begin ${process.pid}\n`);
await new Promise((resolve) => setTimeout(resolve, 50));
appendFileSync(log, `end ${process.pid}\n`);
process.exitCode = 0;
