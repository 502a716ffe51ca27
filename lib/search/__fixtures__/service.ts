import { countFields } from '@/lib/search/fields.ts';
import type { FromWorker, SearchAnswer, ToWorker } from '@/lib/search/protocol.ts';
import { SearchService } from '@/lib/search/service.ts';
import { encodeShard } from '@/lib/search/shard.ts';

/** A page with two sections. */
export const page = (url: string, title: string, text: string) => ({
  url,
  title,
  keywords: [],
  breadcrumb: ['Guide'],
  sections: [
    { id: '', heading: '', text },
    { id: 'more', heading: 'More', text: 'more of it' },
  ],
});
/** A part of the index as it is published. */
export const shard = (...pages: ReturnType<typeof page>[]): unknown =>
  encodeShard(
    pages.map((record) => ({
      page: record,
      fields: countFields(record),
      text: `t${record.url.slice(1)}`,
    })),
  );
/** The published text of a page. */
export const textOf = (one: ReturnType<typeof page>) =>
  one.sections.map(({ id, heading, text }) => [id, heading, text]);

export const pages = {
  a: page('/a', 'Watchdog', 'resets the device'),
  b: page('/b', 'Other', 'a watchdog too'),
  c: page('/c', '裝置管理', '管理裝置'),
};

/** A service whose files come when the test says so. */
export function setUp(
  files: Record<string, unknown>,
  wait: (milliseconds: number) => Promise<void> = () => Promise.resolve(),
) {
  const asked: string[] = [];
  const waiting = new Map<string, (value?: unknown) => void>();
  const messages: FromWorker[] = [];
  const service = new SearchService({
    fetch: (url) => {
      asked.push(url);
      return new Promise((resolve, reject) =>
        waiting.set(url, (value = files[url]) =>
          value instanceof Error ? reject(value) : resolve(value),
        ),
      );
    },
    post: (message) => messages.push(message),
    wait,
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    asked,
    messages,
    tell: async (message: ToWorker) => {
      service.receive(message);
      await settle();
    },
    arrive: async (url: string, value?: unknown) => {
      waiting.get(url)!(value);
      waiting.delete(url);
      await settle();
    },
    answers: (): SearchAnswer[] =>
      messages.flatMap((message) => (message.type === 'answer' ? [message.answer] : [])),
  };
}

export const search = (id: number, text: string, groups = ['g']): ToWorker => ({
  type: 'search',
  id,
  text,
  groups,
  limit: 8,
  passageLength: 50,
});
export const titles = (answer?: SearchAnswer) => answer?.results.map(({ title }) => title.join(''));
