import { describe, expect, test } from 'vitest';
import { FilesOnDemand } from '@/lib/search/files-on-demand.ts';

describe('B85: files that a query may need', () => {
  test('are loading until they have been read', async () => {
    const files = new FilesOnDemand();
    const read: unknown[] = [];
    expect([files.has('fold'), files.isLoading]).toEqual([false, false]);
    const loading = files.load('fold', Promise.resolve('content'), (content) => read.push(content));
    expect([files.has('fold'), files.has('other'), files.isLoading]).toEqual([true, false, true]);
    await loading;
    expect([files.has('fold'), files.isLoading, read]).toEqual([true, false, ['content']]);
  });

  test.each([
    ['that do not come', () => Promise.reject(new Error('lost')), () => undefined, 'lost'],
    [
      'that cannot be read',
      () => Promise.resolve('content'),
      () => {
        throw new Error('unreadable');
      },
      'unreadable',
    ],
  ])('%s are asked for again only when that is allowed', async (_, file, read, reason) => {
    const files = new FilesOnDemand();
    await expect(files.load('fold', file(), read)).rejects.toThrow(reason);
    expect([files.has('fold'), files.isLoading]).toEqual([true, false]);
    files.allowRetry();
    expect(files.has('fold')).toBe(false);
  });

  test('a retry leaves what is loaded or on its way', async () => {
    const files = new FilesOnDemand();
    await files.load('loaded', Promise.resolve(), () => undefined);
    void files.load('loading', new Promise(() => undefined), () => undefined);
    files.allowRetry();
    expect([files.has('loaded'), files.has('loading'), files.isLoading]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
