import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels that the portal holds to: WCAG 2.2 A and AA, and axe's best practices. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds by these levels, in words. The size of targets is a rule that axe runs only when
 * it is asked to.
 * @param without rules that do not hold for what is looked at
 */
export const findings = (page: Page, without: readonly string[] = []): Promise<string[]> =>
  runAxe(page, LEVELS, {
    'target-size': { enabled: true },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/**
 * Targets that are under 24 px, also because something lies over them, with too little room around
 * them.
 */
export const smallTargets = (page: Page): Promise<string[]> => runAxe(page, ['target-size']);

async function runAxe(
  page: Page,
  runOnly: readonly string[],
  rules: Record<string, { enabled: boolean }> = {},
): Promise<string[]> {
  await settle(page);
  // A page may be looked at several times, and its script takes a tenth of a second to be read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async (options) => {
      interface Axe {
        run(
          context: Document,
          options: object,
        ): Promise<{
          violations: {
            id: string;
            help: string;
            nodes: { target: string[]; failureSummary: string }[];
          }[];
        }>;
      }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')} — ${node.failureSummary}`),
      );
    },
    // Without it axe also describes every element that is right.
    { runOnly: [...runOnly], rules, resultTypes: ['violations'] },
  );
}

/**
 * What is half faded in has half its contrast: waits until everything that ends has ended. A page
 * hears of a window's new size with its next frame, and what it does then begins in the one after.
 */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });

/**
 * What is lost of a page in a narrow window, as in one that is enlarged: a document that must be
 * scrolled sideways, and text that reaches beyond the window and cannot be scrolled to. Dots that
 * say that a text goes on are no loss.
 */
export async function losses(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lost.push(`The document is ${scrollWidth} px wide.`);
    const known = (element: Element | null): boolean => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (
          textOverflow === 'ellipsis' ||
          (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth)
        )
          return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        (node.nodeValue ?? '').trim() === '' ||
        parent.closest('[inert], [hidden], .sr-only, script, style, template, noscript, svg') ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width, height } of range.getClientRects()) {
        if (
          width > 1 &&
          height > 1 &&
          right > 0 &&
          left < scrollWidth &&
          (right > innerWidth + 1 || left < -1) &&
          !known(parent)
        ) {
          lost.push(
            `“${(node.nodeValue ?? '').trim().slice(0, 40)}” reaches from ${Math.round(left)} to ${Math.round(right)} px.`,
          );
          break;
        }
      }
    }
    return lost;
  });
}

/** What the title in the navbar loses: words that are cut off, and words in two pieces. */
export const cutTitle = (page: Page): Promise<string[]> =>
  page
    .locator('[data-navbar] nav > a')
    .last()
    .evaluate((title) => {
      const text = title.firstChild!;
      const lost = title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth;
      const broken = [...text.nodeValue!.matchAll(/[\w-]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      });
      return [...(lost ? [text.nodeValue!] : []), ...broken.map(([word]) => word)];
    });
