import { expect, test, vi } from 'vitest';
import { LoadOnce } from './load-once.ts';

test('a file is loaded once, however many ask for it', async () => {
  const read = vi.fn((address: string) => Promise.resolve(`text of ${address}`));
  const files = new LoadOnce(read);
  expect(files.loaded('/a')).toBeUndefined();
  const first = files.load('/a');
  expect(files.load('/a')).toBe(first);
  expect(await first).toBe('text of /a');
  expect(files.loaded('/a')).toBe('text of /a');
  expect(await files.load('/b')).toBe('text of /b');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a file that could not be loaded, or is to be forgotten, is loaded again', async () => {
  const read = vi.fn<(address: string) => Promise<string>>();
  read.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('text');
  const files = new LoadOnce(read);
  await expect(files.load('/a')).rejects.toThrow('offline');
  expect(await files.load('/a')).toBe('text');
  files.forget('/a');
  expect(files.loaded('/a')).toBeUndefined();
  await files.load('/a');
  expect(read).toHaveBeenCalledTimes(3);
});
