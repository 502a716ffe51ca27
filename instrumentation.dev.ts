/**
 * Next calls this once when the server of a preview has started. What goes on as long as the server does begins here and not in
 * next.config.ts, which Next reads in processes that are no server, too: one of them begins when the preview has ended.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ startWorker }, { watchContent }] = await Promise.all([
      import('@/lib/preview/start-worker.ts'),
      import('@/lib/preview/watch-content.ts'),
    ]);
    watchContent();
    startWorker();
  }
}
