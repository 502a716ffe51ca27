import { objectOf, textOf, type JsonObject } from './json.ts';
import { eachObject } from './references.ts';

/** An address of `externalDocs` that leads nowhere here. */
export interface LostAddress {
  url: string;
  at: (string | number)[];
}

/**
 * Makes the relative addresses of `externalDocs` absolute, on the document's own site or else on
 * its first server. The document is changed.
 *
 * @returns those that lead nowhere: pages show them as text
 */
export function resolveExternalDocs(document: JsonObject): LostAddress[] {
  const info = objectOf(document.info);
  const servers = Array.isArray(document.servers) ? document.servers : [];
  const site = [
    objectOf(document.externalDocs).url,
    objectOf(info.contact).url,
    info.termsOfService,
    ...servers.map((server) => objectOf(server).url),
  ]
    .map(textOf)
    .find((url) => url !== undefined && isWeb(url));
  const lost: LostAddress[] = [];
  eachObject(document, ({ externalDocs }, path) => {
    const docs = objectOf(externalDocs);
    const url = textOf(docs.url);
    if (url === undefined || isWeb(url)) return;
    const resolved = site !== undefined && URL.canParse(url, site) ? new URL(url, site).href : '';
    if (isWeb(resolved)) docs.url = resolved;
    else lost.push({ url, at: [...path, 'externalDocs', 'url'] });
  });
  return lost;
}

/** A server's address may have variables. */
const isWeb = (url: string): boolean => /^https?:\/\/[^{]*$/i.test(url) && URL.canParse(url);
