import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { portOf, type TestedSite } from './tested-sites.ts';

const urlOf = (site: TestedSite): string => `http://localhost:${portOf(site)}`;

export const FIXTURE_URL = urlOf('fixture');
/** A third site, for settings that exclude those of the fixture site; see `emptyTagManager`. */
export const VARIANT_URL = urlOf('variant');

export const BASE_PATH_ORIGIN = urlOf('base');

/** The widest narrow screen in pixels: the em of app/styles/breakpoints.css, of 16 px. */
export const NARROW = 996;

/** A Docusaurus site as its team has it. */
export const DOCUSAURUS_URL = urlOf('docusaurus');

/**
 * Nothing leaves the machine: browsers do not find this host. On the variant site, which has a
 * container, tests say `emptyTagManager`, and it is an empty script.
 */
export const TAG_MANAGER = 'https://www.googletagmanager.com/';

/** Waits until the page's script has taken over. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated=true]').waitFor();

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * Waits until nothing more has come for a second. `networkidle` is once for each page: on a slow
 * machine it is before the scripts that are loaded ahead when the page has hydrated, and it knows
 * nothing of what comes later.
 */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const later = () => setTimeout(resolve, 1000);
        let timer = later();
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = later();
        }).observe({ type: 'resource' });
      }),
  );

/** Scrolls the window to another place, and waits until the page has heard of it. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );

/** What was copied last. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/**
 * Every test fails when the browser's console shows an error or a warning, unless it says which one
 * it expects, and when a page does what its Content-Security-Policy forbids, unless it is there to
 * prove that it cannot.
 */
export const test = base.extend<{
  expectConsole: RegExp;
  cleanConsole: undefined;
  expectViolation: RegExp;
  noViolation: undefined;
  emptyTagManager: boolean;
  tagManager: undefined;
}>({
  expectConsole: [/^$/, { option: true }],
  cleanConsole: [
    async ({ page, expectConsole }, use) => {
      const messages = collectConsole(page);
      await use(undefined);
      const unexpected = messages.filter((message) => !expectConsole.test(message));
      if (unexpected.length > 0)
        throw new Error(`The console is not clean:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  expectViolation: [/^$/, { option: true }],
  noViolation: [
    async ({ context, expectViolation }, use) => {
      const violations = await collectViolations(context);
      await use(undefined);
      const unexpected = violations.filter((violation) => !expectViolation.test(violation));
      if (unexpected.length > 0)
        throw new Error(`The policy of a page was violated:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  // Only where it is needed: a context with a route keeps no file from one page to the next, which
  // makes each further page a third slower.
  emptyTagManager: [false, { option: true }],
  tagManager: [
    async ({ context, emptyTagManager }, use) => {
      if (emptyTagManager)
        await context.route(`${TAG_MANAGER}**`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

export function collectConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(`page error: ${error.message}`));
  return messages;
}

/** What any page of the context does against its policy: “script-src-elem inline, on /path”. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_, violation: string) =>
    violations.push(violation),
  );
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
        void (
          window as unknown as { tellViolation: (text: string) => Promise<void> }
        ).tellViolation(
          `${effectiveDirective} ${blockedURI}, on ${location.pathname}${sourceFile ? `, by ${sourceFile}` : ''}${sample === '' ? '' : `: ${sample}`}`,
        );
      },
    );
  });
  return violations;
}
