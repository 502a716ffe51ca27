import { createRequire } from 'node:module';

// Next's own command in this very process, so that every signal reaches it. Its first process never reads next.config.ts,
// which is why the variable is set before it begins: nothing of a site is told to anybody.
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.argv.splice(2, 0, 'dev');
const require = createRequire(import.meta.url);
const { bin } = require('next/package.json');
require(`next/${bin.next.replace(/^\.\//, '')}`);
