import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of Chrome or Chromium for the browser tests: `CHROMIUM`, an installed one, or a new
 * installation by Playwright or, if that fails, of the Debian package. Prints what it does.
 * @throws if there is no browser and none can be installed
 */
export async function findBrowser(): Promise<string> {
  const found = await installedBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium found. Installing the one that comes with Playwright …');
  spawnSync(
    process.execPath,
    [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'],
    { stdio: 'inherit', timeout: 600_000 },
  );
  const downloaded = await installedBrowser();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get'])) {
    console.log('That did not work. Installing the Debian package chromium …');
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    const packaged = await installedBrowser();
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set CHROMIUM to its path.',
  );
}

/**
 * Chromium without a window, for tests: a page costs it less than half of the processor time. Not
 * for measurements, which are about the browser that readers have.
 */
export const headlessShell = (): string | undefined =>
  process.env.CHROMIUM ? undefined : onPath(['chromium-headless-shell', 'chrome-headless-shell']);

/** The browser of a call of Playwright alone; its own if there is none. */
export const browserOnPath = (): string | undefined =>
  process.env.CHROMIUM ?? headlessShell() ?? onPath(NAMES);

/**
 * An installed browser.
 * @throws when `CHROMIUM` does not name one
 */
export async function installedBrowser(): Promise<string | undefined> {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM is set to ${CHROMIUM}, and there is no such file.`);
  }
  const own = (await import('@playwright/test')).chromium.executablePath();
  return onPath(NAMES) ?? [...PLACES, own].find((path) => path !== '' && existsSync(path));
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
