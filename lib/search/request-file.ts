import { messageOf } from '@/lib/text/message-of.ts';
import { FileError } from './environment.ts';

/**
 * Requests a file of the search from the worker.
 * @throws FileError when it is not of this site, or there is no answer
 */
export async function requestFile(url: string): Promise<Response> {
  const address = new URL(url, self.location.href);
  // An index of another site could lead readers anywhere.
  if (address.origin !== self.location.origin)
    throw new FileError(`unexpected address of a search file: ${address.href}`, false);
  return fetch(address).catch((error: unknown) => {
    throw new FileError(messageOf(error), false);
  });
}
