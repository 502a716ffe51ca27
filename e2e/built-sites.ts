import type { AddressInfo } from 'node:net';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll } from 'vitest';
import { builtSiteServer } from '../lib/static-server/built-site.ts';
import { requireSite } from '../lib/static-server/require-site.ts';
import { sitePaths } from '../lib/site/paths.ts';
import { SITES, type TestedSite } from './tested-sites.ts';

/** A built site behind the portal's own server, in this process. */
export interface BuiltSite {
  /**
   * Asks for a path. Redirects are followed unless `init` says otherwise; nothing is compressed.
   */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  status: (path: string) => Promise<number>;
  text: (path: string) => Promise<string>;
  /** The page as a browser without script has it. */
  document: (path: string) => Promise<Document>;
}

/** Serves a built site during the tests of a file. */
export function builtSite(name: TestedSite): BuiltSite {
  const env: Record<string, string> = SITES[name];
  const paths = sitePaths(env);
  let origin = '';
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    requireSite(paths.out, { env });
    const server = builtSiteServer(paths, env.BASE_PATH ?? '');
    // While a test parses a large page, the time limit of an idle connection passes. The next request
    // would use the connection that is being closed.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    stop = () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
  });
  afterAll(() => stop());
  const get: BuiltSite['get'] = (path, init) =>
    fetch(origin + path, { headers: { 'accept-encoding': 'identity' }, ...init });
  return {
    get,
    status: async (path) => {
      const response = await get(path);
      // Whoever does not read an answer keeps its connection.
      await response.arrayBuffer();
      return response.status;
    },
    text: async (path) => (await get(path)).text(),
    document: async (path) => parseHtml(await (await get(path)).text()),
  };
}

const parseHtml = (html: string): Document => new JSDOM(html).window.document;

/** @throws what is wrong with the XML, as a browser sees it */
export const parseXml = (xml: string): Document =>
  new JSDOM(xml, { contentType: 'application/xml' }).window.document;
