import type { Browser } from '@playwright/test';
import { SLOW_CPU } from '@/bench/throttling.ts';

/** From the hover to the click, and from there to the first letter, in ms. */
const HAND = 150;

/** The longest task before the first letter and from there on, in ms; 0 if none was over 50. */
export type Tasks = Record<'before' | 'typing', number>;

/** Types a query on a slow processor and notes the longest task of the page. */
export async function longestTask(
  browser: Browser,
  address: string,
  query: string,
): Promise<Tasks> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  const field = await page.locator('[data-search-box] input').boundingBox();
  if (!field) throw new Error(`The search box of ${address} is not visible.`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.evaluate(() => {
    const seen: Seen = { tasks: [], firstKey: Infinity };
    Object.assign(window, { seen });
    // Ideographs are inserted without key events.
    for (const kind of ['keydown', 'beforeinput'])
      window.addEventListener(
        kind,
        ({ timeStamp }) => (seen.firstKey = Math.min(seen.firstKey, timeStamp)),
        true,
      );
    new PerformanceObserver((list) =>
      seen.tasks.push(
        ...list.getEntries().map(({ startTime, duration }) => [startTime, duration] as const),
      ),
    ).observe({ type: 'longtask' });
  });
  // Mouse and keyboard events go to the browser: a script that looks for an element would be a task
  // of the page.
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(HAND);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(HAND);
  await page.keyboard.type(query, { delay: 80 });
  await page.waitForTimeout(2500);
  const [{ tasks, firstKey }, rows] = await page.evaluate(
    () =>
      [
        (window as unknown as { seen: Seen }).seen,
        document.querySelectorAll('[data-row]').length,
      ] as const,
  );
  if (rows === 0) throw new Error(`No row was shown for "${query}".`);
  await context.close();
  const longest = (of: typeof tasks) =>
    Math.round(Math.max(0, ...of.map(([, duration]) => duration)));
  const isBefore = ([start, duration]: (typeof tasks)[number]) => start + duration < firstKey;
  return {
    before: longest(tasks.filter(isBefore)),
    typing: longest(tasks.filter((task) => !isBefore(task))),
  };
}

interface Seen {
  /** Beginning and length of each long task, in ms. */
  tasks: (readonly [number, number])[];
  /** When the first letter came. */
  firstKey: number;
}
