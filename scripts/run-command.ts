/** Runs a command of package.json. A mistake of the one who gave it is reported without a stack. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  // Who reads the output may have seen enough: `npm run i18n:status | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
