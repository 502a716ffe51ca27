import { extname } from 'node:path';

/** By extension, with the character set for text. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

export const contentType = (file: string): string =>
  TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Text formats, which are worth compressing. */
export const isText = (type: string): boolean => /^text\/|json|xml|yaml|svg/.test(type);

/**
 * Folders of files with a content hash in their names, which never change. The search manifest is
 * an exception: it names the hashed files.
 */
export const HASHED_FOLDERS = ['_next/static', '_content', '_search'] as const;
export const UNHASHED_FILE = 'manifest.json';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Whether a file never changes. `path` is relative to the site, without a leading slash. */
export const isHashed = (path: string): boolean =>
  HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
  !path.endsWith(`/${UNHASHED_FILE}`);

export const cacheControl = (pathname: string): string =>
  isHashed(pathname.slice(1)) ? IMMUTABLE : REVALIDATE;
