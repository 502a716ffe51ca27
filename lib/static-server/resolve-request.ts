import { join } from 'node:path';
import { fileInside } from '@/lib/site/file-inside.ts';

export interface Resolved {
  file: string;
  status: 200 | 404;
}

/**
 * The file for a path of the site: `X`, `X/`, `X.html`, and `X/index.html` are one page. Other
 * paths get the 404 page of their locale.
 * @param pathname as requested, percent-encoded, without query
 */
export function resolveRequest(
  folder: string,
  pathname: string,
  locales: readonly string[] = [],
): Resolved {
  const path = decode(pathname);
  const candidates =
    path === undefined || path.includes('\0') || path.split('/').includes('..')
      ? []
      : filesFor(path);
  for (const candidate of candidates) {
    const file = fileInside(folder, candidate);
    if (file !== undefined) return { file, status: file.endsWith('/404.html') ? 404 : 200 };
  }
  const locale = locales.find((code) => path === `/${code}` || path?.startsWith(`/${code}/`));
  const own = locale && fileInside(folder, `${locale}/404.html`);
  return { file: own || join(folder, '404.html'), status: 404 };
}

function filesFor(path: string): string[] {
  const given = path.trim().replace(/\/+$/, '');
  // `/index` without an extension is not an address of a page.
  if (given.endsWith('/index')) return [path];
  const page = given.replace(/(\/index)?\.html$/, '');
  return [path, `${given}.html`, `${page}.html`, `${page}/index.html`];
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
