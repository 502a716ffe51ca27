import { expect, type Page } from '@playwright/test';

/** The text of every sample of an operation. A page without any is a mistake of its own. */
export async function samples(page: Page): Promise<string[]> {
  const texts = await page.locator('[data-samples] code').allTextContents();
  expect(texts).not.toEqual([]);
  return texts;
}
