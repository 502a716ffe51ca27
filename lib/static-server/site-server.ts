import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oldPath } from '@/lib/docs/redirects.ts';
import { hasSuffix } from '@/lib/outputs/redirect-files.ts';
import { cacheControl, contentType, isText } from '@/lib/render-data/content-types.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';
import { isSameFile, requestedRange } from './ranges.ts';
import { resolveRequest } from './resolve-request.ts';

type Encoding = 'br' | 'gzip' | undefined;

interface Options {
  /** Folder of the exported site. */
  folder: string;
  /** Locales with a prefix, for their 404 pages. */
  locales?: readonly string[];
  /** The site's base path, without a trailing slash. */
  basePath?: string;
  /**
   * New addresses by old ones, from the site's rules file (see parseRules), both with the base
   * path.
   */
  redirects?: ReadonlyMap<string, string>;
  /** Headers of every response. */
  headers?: readonly (readonly [name: string, value: string])[];
}

/**
 * Serves an export locally: clean URLs, compression, range requests, content types, cache and
 * security headers, redirects, status 404. Not meant for the open internet.
 */
export function createSiteServer({
  folder,
  locales = [],
  basePath = '',
  redirects = new Map(),
  headers = [],
}: Options): Server {
  const moved = new Map([...redirects].map(([from, to]) => [oldPath(from), to]));
  const compressed = new Map<string, Promise<Buffer>>();
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    // A browser would take the part after two leading slashes for a host, which breaks the page's
    // scripts.
    const target = pathname.startsWith('//')
      ? pathname.replace(/^\/+/, '/')
      : moved.get(oldPath(pathname));
    if (target !== undefined) {
      const query = hasSuffix(target) ? '' : (request.url ?? '').slice(pathname.length);
      response.writeHead(301, { location: target + query }).end();
      return;
    }
    const path = isAtOrBelow(pathname, basePath)
      ? pathname.slice(basePath.length) || '/'
      : '/404-outside-base-path';
    const { file, status } = resolveRequest(folder, path, locales);
    const found = await stat(file).catch(() => undefined);
    if (!found) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const { mtime, mtimeMs, size } = found;
    const type = contentType(file);
    const lastModified = mtime.toUTCString();
    const etag = `W/"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
    response.setHeader('content-type', type);
    response.setHeader('cache-control', status === 200 ? cacheControl(path) : 'no-store');
    response.setHeader('etag', etag);
    response.setHeader('vary', 'accept-encoding');
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    if (status === 200) {
      response.setHeader('last-modified', lastModified);
      response.setHeader('accept-ranges', 'bytes');
      // HTTP defines ranges only for GET. They apply to the uncompressed file.
      const { range: header, 'if-range': ifRange } = request.headers;
      const range =
        request.method === 'GET' &&
        isSameFile(String(ifRange ?? '') || undefined, { etag, lastModified })
          ? requestedRange(header, size)
          : undefined;
      if (range === 'unsatisfiable') {
        response.removeHeader('content-type');
        response
          .writeHead(416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
          .end();
        return;
      }
      if (range) {
        const { start, end } = range;
        response.writeHead(206, {
          'content-range': `bytes ${start}-${end}/${size}`,
          'content-length': end - start + 1,
        });
        response.end((await readFile(file)).subarray(start, end + 1));
        return;
      }
    }
    const encoding = isText(type)
      ? acceptedEncoding(request.headers['accept-encoding'])
      : undefined;
    const body = await encode(file, etag, encoding);
    if (encoding) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  }

  function encode(file: string, etag: string, encoding: Encoding): Promise<Buffer> {
    if (!encoding) return readFile(file);
    const key = `${encoding} ${file} ${etag}`;
    const known =
      compressed.get(key) ?? readFile(file).then((content) => compress(content, encoding));
    compressed.set(key, known);
    return known;
  }
}

/** Prefers Brotli to gzip, if the client accepts it. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const offered = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : undefined;
}

function compress(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(content, { level: 6 });
}

/**
 * Listens on `port`, or on the next free one.
 * @returns the port
 * @throws if a hundred ports are taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  const last = Math.min(port + 99, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    if (await tryPort(server, candidate)) return candidate;
  }
  throw new Error(`No port from ${port} to ${last} is free. Set PORT to another one.`);
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', failed);
    server.listen(port, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}
