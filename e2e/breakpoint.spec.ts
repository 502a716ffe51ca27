import { NARROW, open, test, expect } from './site.ts';

/** In em, as style sheets have it. */
const EM = `${NARROW / 16}em`;
const ABOUT_NARROW = new RegExp(`${NARROW}|${NARROW + 1}|${EM}`);

for (const [width, wide] of [
  [NARROW, false],
  [NARROW + 1, true],
] as const) {
  test(`B72: a window of ${width} px is ${wide ? 'wide' : 'narrow'}, for styles and for scripts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const asked = new Set<string>();
      Object.assign(window, { asked });
      const original = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes('width')) asked.add(query);
        return original(query);
      };
    });
    await open(page, '/BSP/EPC-R7300/Overview');
    await expect(page.locator('#docs-sidebar')).toBeVisible({ visible: wide });
    await expect(page.locator('[data-toc-list]')).toBeVisible({ visible: wide });
    await expect(page.locator('[data-mobile-toc]')).toBeVisible({ visible: !wide });
    await expect(
      page
        .locator('header button[popovertarget], header [data-menu-button]')
        .locator('visible=true'),
    ).toHaveCount(wide ? 0 : 1);
    await expect(page.getByRole('button', { name: 'Collapse sidebar', exact: true })).toBeVisible({
      visible: wide,
    });
    // Whatever a script asks about the width must part at the same place.
    const answers = await page.evaluate(() =>
      [...(window as unknown as { asked: Set<string> }).asked].map(
        (query) => [query, matchMedia(query).matches] as const,
      ),
    );
    for (const [query, matches] of answers.filter(([text]) => ABOUT_NARROW.test(text)))
      expect(matches, query).toBe(/min-width|>/.test(query) === wide);
  });
}

test('B72: no style sheet parts wide and narrow anywhere else', async ({ page }) => {
  await open(page, '/BSP/EPC-R7300/Overview');
  const widths = await page.evaluate(() => {
    const found = new Set<string>();
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('width'))
          for (const [part] of rule.conditionText.matchAll(/(not\s*)?\([^()]*width[^()]*\)/g))
            found.add(part.replace(/\s/g, ''));
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return [...found];
  });
  expect(widths.length).toBeGreaterThan(0);
  for (const condition of widths.filter((text) => /9\d\dpx|6\d[.\d]*em/.test(text)))
    expect([
      `(width<=${EM})`,
      `(width>${EM})`,
      `(max-width:${EM})`,
      `not(max-width:${EM})`,
    ]).toContain(condition);
});
