import type { Locator, Page } from '@playwright/test';

/** The search box of the navbar and what belongs to it. */
export function searchBox(page: Page): {
  field: Locator;
  panel: Locator;
  rows: Locator;
  clear: Locator;
  ring: Locator;
} {
  const box = page.locator('[data-search-box]');
  return {
    field: box.getByRole('combobox'),
    panel: box.locator('[data-search-panel]'),
    rows: box.getByRole('option'),
    clear: box.locator('button[type=reset]'),
    ring: box.locator('[data-search-ring]'),
  };
}

/** Types into the box and waits for an answer: rows or the words that there are none. */
export async function type(page: Page, text: string): Promise<void> {
  const { field, panel } = searchBox(page);
  await field.click();
  await field.fill(text);
  await panel.locator('[role=option], [data-search-state]:not(:empty)').first().waitFor();
}

/** Addresses of the rows, decoded. */
export const rowAddresses = (page: Page): Promise<string[]> =>
  searchBox(page).rows.evaluateAll((rows) =>
    rows.map((row) => decodeURIComponent(row.getAttribute('href') ?? '')),
  );

/** Keeps count of what is asked for from now on. */
export function requests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page
    .context()
    .on(
      'request',
      (request) => pattern.test(request.url()) && seen.push(new URL(request.url()).pathname),
    );
  return seen;
}

/** A part of the index. */
export const INDEX_FILE = /\/_search\/[^/]+\/index-.*\.json$/;
/** A list of the parts, which contains those that are needed first. */
export const MANIFEST = /\/_search\/[^/]+\/(?:.*\/)?manifest\.json$/;
export const INDEX = new RegExp(`${INDEX_FILE.source}|${MANIFEST.source}`);

/** Every part of the index is a request: lists of them come without one. */
export const eachPartAlone = (page: Page): Promise<void> => changeFirstPart(page, () => undefined);

/** Changes the parts of the index that come with the list of the parts. */
export async function changeFirstPart(
  page: Page,
  change: (part: { u: string[]; t: string[] }) => unknown,
): Promise<void> {
  await page.context().route(MANIFEST, async (route) => {
    const response = await route.fetch();
    const { first, ...rest } = (await response.json()) as {
      first: { name: string; content: { u: string[]; t: string[] } }[];
    };
    // Among them may be the table of Simplified characters.
    const changed = first.map(({ name, content }) => ({
      name,
      content: name.startsWith('index-') ? change(content) : content,
    }));
    const json = changed.some(({ content }) => content === undefined)
      ? rest
      : { ...rest, first: changed };
    await route.fulfill({ response, json });
  });
}

/**
 * Lets so many parts of the index through besides the first one; the others wait until the returned
 * function is called.
 */
export async function holdParts(page: Page, through: number): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let seen = 0;
  await page.context().route(INDEX_FILE, async (route) => {
    if (seen++ >= through) await held;
    await route.continue();
  });
  return release;
}
