import { SearchService } from '@/lib/search/service.ts';
import { scopeOf } from '@/lib/search/manifest.ts';
import type { FromWorker } from '@/lib/search/protocol.ts';
import type { GeneratedIndex } from './generated.ts';

export interface LatencyFigures {
  /** Reading all parts of the index into memory, in ms, and the longest of them. */
  load: number;
  longestPart: number;
  keystrokes: number;
  /** On the clock, in ms. */
  median: number;
  p95: number;
  worst: number;
  /** Processor time, which neighbours on the machine do not change. */
  cpuMedian: number;
  cpuP95: number;
}

/** What each letter costs in the worker, over all contexts, while whole titles and sentences are typed, some with a typing error. */
export async function measureLatency(index: GeneratedIndex): Promise<LatencyFigures> {
  const files = new Map(index.files.map(({ name, text }) => [name, text]));
  let answered = 0;
  let longestPart = 0;
  const service = new SearchService({
    fetch: (name) => Promise.resolve(JSON.parse(files.get(name)!) as unknown),
    post: (message: FromWorker) => {
      if (message.type === 'failed') throw new Error(message.reason);
      answered++;
    },
    wait: () => Promise.resolve(),
  });
  const scope = scopeOf(index.manifest.contexts);
  const groups = scope.map(({ group }) => group);
  service.receive({ type: 'open', folder: '' });
  const started = performance.now();
  for (const { group, shards } of scope) {
    for (const name of shards) {
      const before = performance.now();
      service.receive({ type: 'load', parts: [{ name, group }] });
      await settle();
      longestPart = Math.max(longestPart, performance.now() - before);
    }
  }
  const load = performance.now() - started;
  const times: number[] = [];
  const cpu: number[] = [];
  let id = 0;
  for (const text of typed(index)) {
    for (let length = 1; length <= text.length; length++) {
      const cpuBefore = process.cpuUsage();
      const before = performance.now();
      answered = 0;
      service.receive({ type: 'search', id: ++id, text: text.slice(0, length), groups, most: 8, shown: 8, length: 50 });
      if (answered === 0) throw new Error('A query was not answered.');
      times.push(performance.now() - before);
      const used = process.cpuUsage(cpuBefore);
      cpu.push((used.user + used.system) / 1000);
      await settle();
    }
  }
  const at = (values: number[], share: number): number => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
  return { load, longestPart, keystrokes: times.length, median: at(times, 0.5), p95: at(times, 0.95), worst: at(times, 1), cpuMedian: at(cpu, 0.5), cpuP95: at(cpu, 0.95) };
}

/** Titles and the beginnings of sentences from all over the site; every third with two letters exchanged. */
function typed({ records }: GeneratedIndex): string[] {
  const step = Math.max(1, Math.floor(records.length / 20));
  const texts = records.filter((_, index) => index % step === 0).slice(0, 20).flatMap(({ title, sections }) => [title, sections[1]?.text.slice(0, 40) ?? '']);
  return texts.map((text, index) => (index % 3 === 2 && text.length > 6 ? text.slice(0, 3) + text[4]! + text[3]! + text.slice(5) : text));
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
