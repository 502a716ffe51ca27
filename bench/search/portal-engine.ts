import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkManifest, scopeOf, SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { INDEX_VERSION } from '@/lib/search/index-version.ts';
import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { SearchService } from '@/lib/search/service.ts';
import type { BenchEngine } from './engines.ts';

interface PortalEngine extends BenchEngine {
  service: SearchService;
  ask(text: string, limit?: number): Promise<SearchAnswer>;
}

/** The portal's own search with the published files of a locale. */
export const portal = ({ out, locale }: { out: string; locale: string }): Promise<PortalEngine> =>
  portalWith((name) => readFileSync(join(out, SEARCH_FOLDER, locale, name), 'utf8'));

/**
 * The portal's own search: the code of the worker.
 * @param read the text of a file of the index
 */
export async function portalWith(read: (name: string) => string): Promise<PortalEngine> {
  let listen: ((answer: SearchAnswer) => void) | undefined;
  const service = new SearchService({
    fetch: (name) => Promise.resolve(JSON.parse(read(name)) as unknown),
    post: (message) => {
      if (message.type === 'failed') throw new Error(`${message.name}: ${message.reason}`);
      listen?.(message.answer);
    },
    wait: () => Promise.resolve(),
  });
  const manifest = checkManifest(JSON.parse(read('manifest.json')), INDEX_VERSION);
  const scope = scopeOf(manifest.contexts);
  const groups = scope.map(({ group }) => group);
  let id = 0;
  const ask = (text: string, limit = 8) =>
    new Promise<SearchAnswer>((resolve) => {
      // A query in Simplified characters is answered twice: before and after the table is loaded.
      let last: SearchAnswer | undefined;
      listen = (answer) => {
        if (answer.loading || !answer.final) return;
        last = answer;
        setImmediate(() => last && resolve(last));
      };
      service.receive({ type: 'search', id: ++id, text, groups, limit, passageLength: 50 });
    });
  const { fold, synonyms, foreign } = manifest;
  service.receive({ type: 'open', folder: '', fold, synonyms, foreign });
  service.receive({
    type: 'load',
    parts: scope.flatMap(({ group, shards }) => shards.map((name) => ({ name, group }))),
  });
  await ask('a');
  return {
    name: 'this portal',
    service,
    ask,
    search: async (text) => (await ask(text)).results.map(({ u }) => u),
  };
}
