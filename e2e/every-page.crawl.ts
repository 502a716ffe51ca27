import { findings, losses } from './axe.ts';
import { href, manifest } from './site-files.ts';
import { test, expect } from './site.ts';
import { countShifts, opensWell } from './whole-page.ts';

const SHARES = 16;
const pages = [
  ...manifest()
    .filter(({ kind }) => kind !== 'not-found')
    .map(({ path }) => href(path)),
  '/search?q=docker',
  '/zh-tw/search?q=docker',
];

for (let share = 0; share < SHARES; share++) {
  test(`B1, B72: every page loads, hydrates and keeps still with a clean console, axe finds nothing, and a window of 320 px loses nothing (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    const wrong: string[] = [];
    await countShifts(page);
    for (const path of pages.filter((_, index) => index % SHARES === share)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      // All of them at once: whoever corrects one wants to see the others.
      await opensWell(page, path).catch((error: unknown) =>
        wrong.push(`${path}: ${String(error)}`),
      );
      // As high as the longest sidebar: what is half scrolled out of sight is a small target to
      // axe.
      await page.setViewportSize({ width: 1440, height: 4000 });
      wrong.push(...(await findings(page)).map((finding) => `${path}: ${finding}`));
      await page.setViewportSize({ width: 320, height: 640 });
      wrong.push(...(await losses(page)).map((loss) => `${path} at 320 px: ${loss}`));
    }
    expect(wrong).toEqual([]);
  });
}
