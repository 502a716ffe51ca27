/** The preview: `next dev`, with its options, in this very process. Next is told to send nothing about its use, as in builds. */
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.argv.splice(2, 0, 'dev');
await import('../node_modules/next/dist/bin/next');
