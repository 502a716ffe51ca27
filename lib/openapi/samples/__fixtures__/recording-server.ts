import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface Recorded {
  method: string;
  /** Path as sent, still encoded. */
  path: string;
  query: [string, string][];
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RecordingServer {
  url: string;
  /**
   * What arrived for a key, which is the first segment of the path: samples of many operations run
   * at once.
   */
  recorded: Map<string, Recorded[]>;
  close: () => Promise<void>;
}

/**
 * Answers everything on the loopback interface with an empty JSON object, the path `/refused` with
 * an error, and keeps what it was asked.
 */
export async function recordingServer(): Promise<RecordingServer> {
  const recorded: RecordingServer['recorded'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, key = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
      const [path = '', search = ''] = rest.split(/\?(.*)/);
      const one: Recorded = {
        method: request.method ?? '',
        path,
        query: [...new URLSearchParams(search)],
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      recorded.set(key, [...(recorded.get(key) ?? []), one]);
      const refused = path === '/refused';
      response
        .writeHead(refused ? 400 : 200, { 'content-type': 'application/json' })
        .end(request.method === 'HEAD' ? undefined : refused ? '{"error":"no"}' : '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
