import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { problemsFile } from '../lib/render-data/preview-folders.ts';
import { filesBelow } from '../lib/site/files-below.ts';
import { sitePaths } from '../lib/site/paths.ts';
import { freePort } from '../lib/static-server/free-port.ts';
import { FIXTURE_OUT } from './site-files.ts';

/** A site to be changed, in `next dev`. */
export interface Preview {
  url: string;
  /** What the terminal has said so far. */
  terminal: () => string;
  write: (file: string, text: string | Uint8Array) => void;
  read: (file: string) => string;
  remove: (file: string) => void;
  /** Ends when its processes have, or after 20 s. */
  stop: () => Promise<void>;
  /** How many processes work for it, where the system tells. */
  processes: () => number;
}

/** As deep in the repository as the fixture site, whose configuration imports by relative paths. */
const SITE = join('.cache', 'preview', 'site');

/** A preview that was stopped may write for a moment. */
const REMOVE = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };

/** In the environment of every process that a preview starts. */
const MARK = 'PREVIEW_UNDER_TEST';

/** Linux shows the environment of each process below /proc; elsewhere none is found. */
function processesOf(port: number): number {
  if (!existsSync('/proc')) return 0;
  return readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(join('/proc', name, 'environ'), 'utf8')
          .split('\0')
          .includes(`${MARK}=${port}`)
      );
    } catch {
      return false;
    }
  }).length;
}

/**
 * A copy of the fixture site, with the product's guide for writers, so that it has a page of every
 * kind.
 */
function makeSite(): void {
  rmSync(SITE, REMOVE);
  cpSync(join('e2e', 'fixtures', 'site'), SITE, { recursive: true });
  for (const locale of ['en', 'zh-tw']) {
    cpSync(join('content', locale, 'writing'), join(SITE, 'content', locale, 'Writing'), {
      recursive: true,
    });
    for (const file of filesBelow(join(SITE, 'content', locale, 'Writing')))
      if (file.endsWith('.md'))
        replaceIn(file, file, /\]\(\/BSP\/Overview\)/g, '](/Guide/basics/first-steps)');
  }
  replaceIn(
    join(SITE, 'site.config.ts'),
    join(SITE, 'site.config.ts'),
    "{ path: 'attacks', openapi: 'attacks.yaml' },",
    "{ path: 'attacks', openapi: 'attacks.yaml' },\n    { path: 'Writing' },",
  );
  const { out, work } = sitePaths({ SITE_DIR: SITE });
  rmSync(work, REMOVE);
  // The preview searches in the index of the last build.
  cpSync(join(FIXTURE_OUT, '_search'), join(out, '_search'), { recursive: true });
}

function replaceIn(
  from: string,
  to: string,
  what: string | RegExp,
  by: string | ((match: string, first: string, at: number) => string),
): void {
  const text = readFileSync(from, 'utf8');
  writeFileSync(to, typeof by === 'string' ? text.replace(what, by) : text.replace(what, by));
}

/** Starts the preview of a new copy of the site. */
export async function startPreview(): Promise<Preview> {
  makeSite();
  const port = await freePort();
  const server = spawn(process.execPath, [join('scripts', 'dev.mjs'), '-p', String(port)], {
    env: { ...process.env, NODE_ENV: 'development', SITE_DIR: SITE, [MARK]: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise<void>((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`The preview ended with ${code}:\n${output}`)));
    const ask = (): void =>
      void fetch(`http://localhost:${port}/`).then(
        () => look(),
        () => setTimeout(ask, 500),
      );
    // The first check of the site writes modules, which Next compiles. A request that comes while it
    // replaces them fails.
    const checked = problemsFile(sitePaths({ SITE_DIR: SITE }));
    const look = (): void => void setTimeout(existsSync(checked) ? resolve : look, 3_000);
    ask();
  });
  return {
    url: `http://localhost:${port}`,
    terminal: () => output,
    write: (file, text) => writeFileSync(join(SITE, file), text),
    read: (file) => readFileSync(join(SITE, file), 'utf8'),
    remove: (file) => rmSync(join(SITE, file)),
    stop: async () => {
      server.removeAllListeners('exit').kill();
      // While one of them writes, the next preview cannot remove the files of this one.
      for (let tries = 0; tries < 80 && processesOf(port) > 0; tries++) await delay(250);
    },
    processes: () => processesOf(port),
  };
}

/** Addresses of the guide's pages about components: they have all of them. */
export const componentPages = (): string[] =>
  readdirSync(join('content', 'en', 'writing', 'Components'))
    .filter((name) => name.endsWith('.md'))
    .map(
      (name) =>
        `/Writing/Components${name === 'index.md' ? '' : `/${name.slice(0, -'.md'.length)}`}`,
    );
