import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, type Browser } from '@playwright/test';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Path of an ordinary Firefox: `FIREFOX`, or one that is installed; undefined when there is none.
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.FIREFOX) return env.FIREFOX;
  const folders = (env.PATH ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(
    (path) => existsSync(path),
  );
}

/** What of Playwright's inside is touched below. */
interface Session {
  send(method: string, parameters: unknown): Promise<unknown>;
}
interface Inside {
  _connection?: { toImpl?(browser: unknown): { _browserSession?: Session } | undefined };
}

/**
 * The command that Playwright sends for every new window to say which colors the reader prefers.
 */
const MEDIA = 'emulation.setMediaFeaturesOverride';

/**
 * Starts Firefox as it is installed, by WebDriver BiDi; Playwright's own build of Firefox is not
 * needed. Firefox up to 153 does not know one command of Playwright 1.65, of which we have no need:
 * it is answered here, or no window would open.
 * @throws when Playwright has another inside than the pinned version: then look whether the command
 *   is known by now
 */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const session = (browser as unknown as Inside)._connection?.toImpl?.(browser)?._browserSession;
  if (!session) {
    await browser.close();
    throw new Error(
      `Playwright has changed inside: ${MEDIA} cannot be answered. Try without, in e2e/firefox.ts.`,
    );
  }
  const send = session.send.bind(session);
  session.send = (method, parameters) =>
    method === MEDIA ? Promise.resolve({}) : send(method, parameters);
  return browser;
}
