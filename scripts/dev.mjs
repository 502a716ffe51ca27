import { createRequire } from 'node:module';

// Runs Next's command in this process, so that it gets every signal. Its first process does not
// read next.config.ts, so telemetry is disabled here.
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.argv.splice(2, 0, 'dev');
const require = createRequire(import.meta.url);
const { bin } = require('next/package.json');
require(`next/${bin.next.replace(/^\.\//, '')}`);
