import { messageOf } from '@/lib/text/message-of.ts';
import type { FromWorker } from './protocol.ts';

/** What the search needs from the thread that it runs in. */
export interface WorkerEnvironment {
  /** The parsed content of a file of the index. @throws FileError */
  fetch(url: string): Promise<unknown>;
  post(message: FromWorker): void;
  /** Resolves after this time. */
  wait(milliseconds: number): Promise<void>;
}

/** A file that could not be loaded. */
export class FileError extends Error {
  override name = 'FileError';
  /** @param missing the file no longer exists */
  constructor(
    message: string,
    readonly missing: boolean,
  ) {
    super(message);
  }
}

/** The message to the page that a file could not be loaded or read. */
export const failure = (name: string, error: unknown): FromWorker => ({
  type: 'failed',
  name,
  missing: error instanceof FileError && error.missing,
  reason: messageOf(error),
});
