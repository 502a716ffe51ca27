import type { Server } from 'node:http';

/** Starts a server on a free port. Returns its origin, without a slash at the end. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server of the benchmark has no port.');
  return `http://localhost:${address.port}`;
}
