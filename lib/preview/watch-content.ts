import { existsSync, watch } from 'node:fs';
import { sitePaths } from '@/lib/site/paths.ts';
import { touchStamp } from './stamp.ts';

/**
 * Changes the stamp after every change below `content/` and `public/`. Pages do not wait for the
 * worker (lib/preview/start-worker.ts), which changes the stamp again when it has new data.
 */
export function watchContent(): void {
  const paths = sitePaths();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [paths.content, paths.public].filter((candidate) => existsSync(candidate))) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      // Editors write a file in several steps.
      timer = setTimeout(() => touchStamp(paths.work), 30);
    }).unref();
  }
  watch(paths.site, (_, name) => {
    if (name === 'site.config.ts')
      console.warn('site.config.ts has changed. Start the preview again to see it.');
  }).unref();
}
