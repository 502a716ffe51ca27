import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Progress } from '@/lib/build/progress.ts';
import { checkSite } from '@/lib/doctor/content.ts';
import { moveFindings } from '@/lib/doctor/docusaurus-findings.ts';
import { siteToMove } from '@/lib/doctor/docusaurus-site.ts';
import { adoptBaseUrl } from '@/lib/docusaurus/adopt-base-url.ts';
import { isDocusaurus } from '@/lib/docusaurus/load-docusaurus.ts';
import { checkEncodings, checkNames } from '@/lib/doctor/files.ts';
import { report, stop, type Finding } from '@/lib/doctor/finding.ts';
import {
  checkBrowser,
  checkDisk,
  checkGit,
  checkMemory,
  checkNode,
  checkPackages,
  checkPort,
  lockSchema,
  type GitState,
} from '@/lib/doctor/machine.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';
import { wantedPort } from '@/lib/static-server/wanted-port.ts';
import { installedBrowser } from './find-browser.ts';
import { runCommand } from './run-command.ts';
import { namesBelow } from '@/lib/site/files-below.ts';
import { messageOf } from '@/lib/text/message-of.ts';

/** Folders and files of a site that writers change. */
const WRITTEN = ['content', 'messages', 'openapi', 'public', 'site.config.ts'];
const RESTORE = 'Restore it with `git restore`.';
const TEXT = /\.(mdx?|ya?ml|json|ts|svg|txt|html|css)$/i;

/**
 * Reports problems of this machine and the site; with a folder, only of the site in it. The exit
 * code is 1 if any of them stops the work.
 */
async function examine(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder !== undefined) process.env.SITE_DIR = folder;
  const findings = [...(folder === undefined ? await machine() : []), ...(await site(folder))];
  process.stdout.write(report(findings));
  if (findings.some(({ level }) => level === 'stop')) process.exitCode = 1;
}

async function machine(): Promise<Finding[]> {
  const { engines } = readJson(
    'package.json',
    z.object({ engines: z.object({ node: z.string() }) }),
    RESTORE,
  );
  const installed = join('node_modules', '.package-lock.json');
  const { bavail, bsize } = statfsSync('.');
  const port = wantedPort();
  const browser = await installedBrowser().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  return [
    checkNode(process.versions.node, engines.node),
    checkPackages(
      readJson('package-lock.json', lockSchema, RESTORE),
      existsSync(installed) ? readJson(installed, lockSchema, 'Run `npm ci`.') : undefined,
      (path) => existsSync(join(path, 'package.json')),
    ),
    checkDisk(bavail * bsize),
    checkMemory(totalmem()),
    browser instanceof Error
      ? stop(browser.message, 'Correct or remove the variable CHROMIUM.')
      : checkBrowser(browser),
    checkPort(port, await isFree(port)),
  ];
}

/**
 * The state of the site; of a Docusaurus site, what moves in.
 * @param given as it was typed behind the command
 */
async function site(given?: string): Promise<Finding[]> {
  let paths: SitePaths;
  try {
    paths = sitePaths();
  } catch (error) {
    return [stop(messageOf(error), 'Correct or remove the variable BASE_PATH.')];
  }
  if (!existsSync(paths.site))
    return [
      stop(
        `There is no folder ${paths.site}`,
        given === undefined
          ? 'Correct or remove the variable SITE_DIR.'
          : 'Correct the path after `npm run doctor --`.',
      ),
    ];
  if (isDocusaurus(paths)) {
    // A link may be written with the base path. Mistakes of the settings are reported below.
    await adoptBaseUrl().catch(() => undefined);
    paths = sitePaths();
  }
  const history = checkGit(git(paths.site), paths.site === process.cwd() ? undefined : paths.site);
  if (isDocusaurus(paths))
    return [history, ...moveFindings(await siteToMove(paths, new Progress(process.stderr)))];
  const files = WRITTEN.flatMap((name) => filesOf(paths.site, name));
  const texts = files.filter((name) => TEXT.test(name));
  return [
    history,
    ...checkNames(files),
    checkEncodings(texts.map((name) => [name, readFileSync(join(paths.site, name))] as const)),
    ...(await checkSite(paths)),
  ];
}

function filesOf(site: string, name: string): string[] {
  const path = join(site, name);
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(name)) return [name];
  return namesBelow(path)
    .map((file) => `${name}/${file}`)
    .sort();
}

function git(folder: string): GitState {
  const ask = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return { repository: true, shallow: ask('rev-parse', '--is-shallow-repository') === 'true' };
  } catch {
    return { repository: false, shallow: false };
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}

await runCommand(examine);
