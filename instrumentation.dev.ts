/**
 * Next calls this once when the preview's server has started. Long-running work starts here, not in
 * next.config.ts, which Next also evaluates in other processes, one of them after the preview has
 * ended.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ loadLibraries }, { startWorker }, { watchContent }] = await Promise.all([
      import('@/lib/preview/load-libraries.ts'),
      import('@/lib/preview/start-worker.ts'),
      import('@/lib/preview/watch-content.ts'),
    ]);
    watchContent();
    startWorker();
    void loadLibraries();
  }
}
