import { createServer } from 'node:net';

/** A port that no program has at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('No port is free.');
      server.close(() => resolve(address.port));
    });
  });
}
