import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * A server that knows nothing of the site, as `python3 -m http.server` does: files by their names,
 * `index.html` of a folder, and a slash behind the folder's address.
 */
export async function plainHost(folder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const file = join(folder, decodeURIComponent(pathname));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    const found = isFolder ? join(file, 'index.html') : file;
    if (isFolder && !pathname.endsWith('/'))
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else if (!existsSync(found) || (!isFolder && pathname.endsWith('/')))
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing here');
    else
      createReadStream(found).pipe(
        response.writeHead(200, {
          'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
        }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
