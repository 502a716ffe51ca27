import type { Header } from '@/lib/outputs/security-headers.ts';
import {
  HASHED_FOLDERS,
  IMMUTABLE,
  isText,
  REVALIDATE,
  TYPES,
  UNHASHED_FILE,
} from '@/lib/render-data/content-types.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';

export interface NginxOptions {
  /** Absolute path of the published site: a copy of `OUT_DIR`, or a link to it. */
  root: string;
  /** Where nginx listens: `80`, `127.0.0.1:8080`. */
  listen: readonly string[];
  /** Host names; `_` for any. */
  serverName: string;
  /** The site's base path, without a trailing slash. */
  basePath: string;
  /** Locales with a prefix, for their 404 pages. */
  locales: readonly string[];
  headers: readonly Header[];
  /** Whether nginx has the Brotli module. */
  brotli?: boolean;
}

/**
 * A configuration of nginx (1.18 or newer, no module beside those that every package has; `brotli`
 * needs one more) to be included in its `http` block. It answers as the server of `npm start` does:
 * clean addresses (lib/static-server/resolve-request.ts), types and caching
 * (lib/render-data/content-types.ts), redirects, 404 by locale. Every address is looked up without
 * the base path, so the folder is the same for any.
 */
export function nginxConfig({
  root,
  listen,
  serverName,
  basePath,
  locales,
  headers,
  brotli = false,
}: NginxOptions): string {
  const notFoundPage =
    `^/(?:(?:${locales.map(escapeRegExp).join('|')})/)?404(?:\\.html)?/*$`.replace(
      '(?:(?:)/)?',
      '',
    );
  return `# Made by \`npm run deploy:nginx\` from the site's configuration. Change that, or the options of the command, not this file.

# Old addresses: $moved_to is the new one, or empty. The file is read when nginx starts or reloads; the pattern allows it to be missing.
map $uri $old_path {
  default $uri;
  "~^(?<old_stem>/.*?)(?:(?:/index)?\\.html)?/*$" $old_stem;
}
map $old_path $moved_to {
  default "";
  include ${quoted(`${root}/redirects.nginx.con[f]`)};
}
# A new address without query and hash gets the query of the old one.
map $moved_to $moved_query {
  default $is_args$args;
  "~[?#]" "";
}

# The path below the base path, then what it may mean: without slashes and blanks at its end, and without a page's extension.
map $uri $portal_path {
  default "";
  ${basePath === '' ? '"~^(?<portal_rest>/.*)$" $portal_rest;' : `"~^${escapeRegExp(basePath)}(?<portal_rest>/.*)$" $portal_rest;\n  ${quoted(basePath)} "/";`}
}
map $portal_path $portal_given {
  default $portal_path;
  # No spellings of a page: \`/index\` without its extension, and the 404 pages themselves.
  "~/index/*[[:space:]]*$" "/404-no-such-page";
  ${quotedPattern(notFoundPage)} "/404-no-such-page";
  "~^(?<portal_stem>.*?)/*[[:space:]]*/*$" $portal_stem;
}
map $portal_path $portal_file {
  default $portal_path;
  ${quotedPattern(notFoundPage)} "";
}
map $portal_given $portal_page {
  default $portal_given;
  "~^(?<portal_name>.*?)(?:/index)?\\.html$" $portal_name;
}
map $portal_path $portal_not_found {
  default "/404.html";
${locales.map((code) => `  "~^/${escapeRegExp(code)}(?:/|$)" ${quoted(`/${code}/404.html`)};\n`).join('')}}

# Names with a hash never change; everything else is asked about each time. What is not there is not kept.
map $portal_path $portal_kept {
  default "${REVALIDATE}";
  "~/${escapeRegExp(UNHASHED_FILE)}$" "${REVALIDATE}";
  "~^/(?:${HASHED_FOLDERS.map(escapeRegExp).join('|')})/" "${IMMUTABLE}";
}
map $status $portal_cache_control {
  default $portal_kept;
  404 "no-store";
}

server {
${listen.map((address) => `  listen ${address};\n`).join('')}  server_name ${serverName};
  root ${quoted(root)};
  server_tokens off;
  # Locations without host and port: right behind any proxy.
  absolute_redirect off;

  types {
${mimeTypes()}  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${withCharset().join(' ')};

  # Copies that \`npm run release\` has compressed are sent as they are; what has none is compressed on its way.
${brotli ? '  brotli_static on;\n' : ''}  gzip_static on;
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_proxied any;
  gzip_vary on;
  gzip_types ${textTypes().join(' ')};

  add_header Cache-Control $portal_cache_control always;
${headers.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`).join('')}
  error_page 404 @portal_not_found;

  location ${basePath === '' ? '/' : `${basePath}/`} {
    if ($moved_to) { return 301 $moved_to$moved_query; }
    limit_except GET { deny all; }
    try_files $portal_file $portal_given.html $portal_page.html $portal_page/index.html =404;
  }
${
  basePath === ''
    ? ''
    : `  location = ${basePath} {
    try_files /index.html =404;
  }
  location / {
    return 404;
  }
`
}  location @portal_not_found {
    try_files $portal_not_found /404.html =404;
  }
}
`;
}

const mediaType = (type: string): string => type.replace(/;.*/, '');

function mimeTypes(): string {
  const byType = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(TYPES))
    byType.set(mediaType(type), [...(byType.get(mediaType(type)) ?? []), extension.slice(1)]);
  return [...byType].map(([type, extensions]) => `    ${type} ${extensions.join(' ')};\n`).join('');
}

// nginx always includes text/html, and warns about duplicates.
const types = (keep: (type: string) => boolean): string[] =>
  [...new Set(Object.values(TYPES).filter(keep).map(mediaType))].filter(
    (type) => type !== 'text/html',
  );
const withCharset = (): string[] => types((type) => type.includes('charset='));
const textTypes = (): string[] => types(isText);

const quotedPattern = (pattern: string): string => `"~${pattern}"`;

/** A quoted value. nginx cannot escape a dollar sign, which begins a variable. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text))
    throw new Error(
      `nginx cannot be given ${JSON.stringify(text)}: a quote, a backslash, a dollar sign or a line break is not allowed there. Use another path or value.`,
    );
  return `"${text}"`;
}
