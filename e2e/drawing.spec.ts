import type { Page } from '@playwright/test';
import { test, expect } from './site.ts';

/** A page with a drawing of each kind, and one with several pinouts. */
const PAGES = ['/writing/Components/Drawings', '/BSP/EPC-R3720/Overview'];
const figures = (page: Page) => page.locator('figure[data-kind="drawing"]');

/**
 * Labels that are under 12 px, leave their drawing, or lie on each other, as the browser has laid
 * them out.
 */
const mistakes = (page: Page) =>
  figures(page).evaluateAll((all) =>
    all.flatMap((figure) =>
      [...figure.querySelectorAll('svg')]
        .filter((svg) => svg.checkVisibility())
        .flatMap((svg) => {
          const frame = svg.getBoundingClientRect();
          const labels = [...svg.querySelectorAll('text')].map((text) => ({
            words: text.textContent,
            box: text.getBBox(),
            seen: text.getBoundingClientRect(),
            size: Number.parseFloat(getComputedStyle(text).fontSize) * (svg.getScreenCTM()?.a ?? 0),
          }));
          return labels.flatMap(({ words, box, seen, size }, index) => {
            if (size < 12) return [`${words}: ${size} px`];
            if (seen.left < frame.left - 1 || seen.right > frame.right + 1)
              return [`${words}: outside`];
            const other = labels
              .slice(index + 1)
              .find(
                (two) =>
                  box.x < two.box.x + two.box.width - 2 &&
                  two.box.x < box.x + box.width - 2 &&
                  box.y < two.box.y + two.box.height - 6 &&
                  two.box.y < box.y + box.height - 6,
              );
            return other ? [`${words} / ${other.words}`] : [];
          });
        }),
    ),
  );

for (const [prefix, ...widths] of [
  ['', 1440, 390],
  ['/zh-tw', 1024, 390],
] as const) {
  test(`B58: technical drawings can be read at ${widths.join(' and ')} px, and none has to be scrolled (${prefix || '/'})`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(prefix + path);
      expect(await figures(page).count()).toBeGreaterThan(2);
      for (const width of widths) {
        const where = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        expect(await mistakes(page), where).toEqual([]);
        expect(
          await figures(page).evaluateAll((all) =>
            all.some((figure) =>
              [figure, ...figure.querySelectorAll('*')].some(
                (part) =>
                  getComputedStyle(part).overflowX === 'auto' &&
                  part.scrollWidth > part.clientWidth,
              ),
            ),
          ),
          where,
        ).toBe(false);
      }
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B58: a technical drawing has a name, a caption, and its text as a list', async ({
    page,
  }) => {
    await page.goto('/BSP/EPC-R7300/Overview');
    const figure = figures(page).first();
    await expect(figure.getByRole('img')).toHaveAccessibleName('Debug header inside the box');
    await expect(figure.getByRole('listitem').filter({ hasText: '2: TXD' })).toHaveCount(1);
    await expect(figure.locator('figcaption')).toHaveText('Debug header inside the box');
  });
});
