import { QUERY_CHANGED } from '@/components/navigation/address.ts';
import { contextAt, versionAt, type SearchManifest } from '@/lib/search/manifest.ts';
import type { SearchScope } from './session.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Path of the locale's home, without a slash at its end: what stands before `/search` in the address of the search page. */
export const homeOf = (box: HTMLElement): string => new URL((box as HTMLFormElement).action, location.href).pathname.replace(/\/search$/, '');

/** The same without the base path, as the index writes addresses. */
export const localeHome = (box: HTMLElement): string => homeOf(box).slice(BASE_PATH.length);

/** Where the reader is, as the index names places: `weda/docs/Introduction`. */
export function pathBelowHome(box: HTMLElement, pathname: string): string {
  const home = homeOf(box);
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return '';
  return decode(pathname.slice(home.length)).replace(/(\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '');
}

/** Context and version of the page at hand. */
export function scopeAt(manifest: SearchManifest | undefined, path: string): SearchScope & { label?: string } {
  if (!manifest) return {};
  const context = contextAt(manifest.contexts, path);
  return { context: context?.path, label: context?.label, version: versionAt(manifest.contexts, path)?.path };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Changes the address of the page at hand without a new entry of the history.
 * @param href path, query and hash
 */
export function replaceWithin(href: string): void {
  if (href === location.pathname + location.search + location.hash) return;
  // With the origin: a path that begins with two slashes would name another host.
  history.replaceState(null, '', location.origin + href);
  window.dispatchEvent(new Event(QUERY_CHANGED));
}
