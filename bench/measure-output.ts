import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '@/lib/site/files-below.ts';

/** Bytes uncompressed, with gzip (level 6) and with brotli (quality 11). */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** The output of a build. All sizes in bytes. */
export interface OutputFigures {
  files: number;
  bytes: number;
  /** How many of the files are pages. */
  htmlFiles: number;
  page: PageWeight;
}

export interface PageWeight {
  /** Below the output folder, with extension. */
  file: string;
  html: Sizes;
  /** Content of `<style>`, part of `html`. */
  inlineStyles: number;
  /**
   * The scripts that the HTML loads, each compressed by itself. What they import later is not
   * counted.
   */
  scripts: Sizes & { count: number };
  /**
   * Page data for navigation inside the site: the page, and the frame of its section, which pages
   * of other sections load.
   */
  data: { page: Sizes; frame: Sizes };
}

/**
 * Measures an exported site.
 * @param out the folder of the site
 * @param page path of the measured page, below `out`, without extension
 */
export function measureOutput(out: string, page: string): OutputFigures {
  const files = filesBelow(out);
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    htmlFiles: files.filter((file) => file.endsWith('.html')).length,
    page: pageWeight(out, page),
  };
}

function pageWeight(out: string, page: string): PageWeight {
  const html = readFileSync(join(out, `${page}.html`));
  const text = html.toString();
  const scripts = loadedScripts(text).map((path) => sizes(readFileSync(join(out, path))));
  const total = (key: keyof Sizes) => scripts.reduce((sum, script) => sum + script[key], 0);
  return {
    file: `${page}.html`,
    html: sizes(html),
    inlineStyles: [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
      (sum, [, styles = '']) => sum + Buffer.byteLength(styles),
      0,
    ),
    scripts: {
      count: scripts.length,
      raw: total('raw'),
      gzip: total('gzip'),
      brotli: total('brotli'),
    },
    data: pageData(out, page),
  };
}

/**
 * Paths of the scripts that a browser loads for the HTML, each once: `<script src>` and preloads,
 * without `nomodule`.
 * @throws Error for a script of another host, whose size is unknown
 */
export function loadedScripts(html: string): string[] {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/gi)].map(([tag]) => tag);
  const sources = tags.flatMap((tag) => {
    if (/^<script/i.test(tag))
      return /\snomodule\b/i.test(tag) ? [] : (attribute(tag, 'src') ?? []);
    const rel = attribute(tag, 'rel');
    return rel === 'modulepreload' || (rel === 'preload' && attribute(tag, 'as') === 'script')
      ? (attribute(tag, 'href') ?? [])
      : [];
  });
  const paths = sources.map((source) => {
    if (!/^\/(?!\/)/.test(source))
      throw new Error(`The page loads a script that is not a file of the site: ${source}`);
    return decodeURI(source.replace(/[?#].*$/, '').slice(1));
  });
  return [...new Set(paths)];
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** `<page>.txt`, and `__section.txt` at the base path of its section. */
function pageData(out: string, page: string): PageWeight['data'] {
  let folder = dirname(join(out, page));
  while (!existsSync(join(folder, '__section.txt')) && folder.length > out.length)
    folder = dirname(folder);
  const read = (file: string) => sizes(existsSync(file) ? readFileSync(file) : Buffer.alloc(0));
  return { page: read(join(out, `${page}.txt`)), frame: read(join(folder, '__section.txt')) };
}

function sizes(data: Buffer): Sizes {
  return {
    raw: data.length,
    gzip: gzipSync(data, { level: 6 }).length,
    brotli: brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }).length,
  };
}
