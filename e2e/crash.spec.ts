import type { Page } from '@playwright/test';
import { FIXTURE_URL, open, test, expect } from './site.ts';

const PAGE = '/Guide/fragile';
const CHAIN = 'has broken.\n\nCause:\nThe spring was worn.\n\nCause:\nIt was old.';

test.use({ baseURL: FIXTURE_URL, expectConsole: /has broken|crash|Error/ });

const press = (page: Page, name: string) =>
  page.getByRole('button', { name: `Break ${name}` }).click();

test('B65: a page that crashes says why; navbar, sidebar and footer stay; the heading has the focus; “Try again” brings the page back, with everything that moves on it', async ({
  page,
}) => {
  await open(page, PAGE);
  await press(page, 'The wheel');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(alert.getByRole('heading')).toBeFocused();
  expect(await alert.locator('p').textContent()).toBe(`The wheel ${CHAIN}`);
  await expect(alert.locator('p')).toHaveCSS('white-space', 'pre-wrap');
  await expect(page.getByText('Text before the parts')).toHaveCount(0);
  await expect(page.locator('header nav')).toBeVisible();
  await expect(page.locator('#docs-sidebar')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page).toHaveTitle('Fragile parts | Fixture Manuals');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Text before the parts')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Diagram' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enlarge Diagram' })).toBeAttached();
  await expect(page.locator('#docs-sidebar a[aria-current=page]')).toHaveText('Fragile parts');
});

test('B65: a page that crashes again says so again, and a navigation leaves it', async ({
  page,
}) => {
  await open(page, PAGE);
  await press(page, 'The axle');
  for (let count = 0; count < 2; count++) {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  }
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'document' && documents.push(request.url()),
  );
  await page.evaluate(() =>
    document
      .querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/Guide/basics/first-steps"]')!
      .click(),
  );
  await expect(page.locator('h1')).toHaveText('First steps');
  expect(documents).toEqual([]);
});

test('B65: a sentence of ours says what to do, for a page and for a part of it, in the page’s language; what the error says is in closed details', async ({
  page,
}) => {
  await open(page, PAGE);
  const alert = page.getByRole('main').getByRole('alert');
  await press(page, 'The bell');
  await expect(
    alert.getByText('This part of the page does not work. Press “Try again”.'),
  ).toBeVisible();
  await expect(alert.getByText('has broken')).toBeHidden();
  await press(page, 'The wheel');
  await expect(
    alert.getByText('Something on this page does not work. Press “Try again”.'),
  ).toBeVisible();
  await expect(alert.getByText('has broken')).toBeHidden();
  await alert.getByText('Technical details').click();
  await expect(alert.getByText('has broken')).toBeVisible();
  await open(page, `/zh-tw${PAGE}`);
  await press(page, 'The wheel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('此頁面發生錯誤');
  await expect(alert.getByText('此頁面有部分內容無法正常運作')).toBeVisible();
  await expect(page.getByRole('button', { name: '再試一次' })).toBeVisible();
});

test('B65: a part that is fenced crashes alone: its message, and “Try again”', async ({ page }) => {
  await open(page, PAGE);
  await press(page, 'The bell');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.locator('p')).toHaveText('The bell has broken.');
  await expect(page.getByText('Text before the parts')).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Break The bell' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('B65: when the frame itself crashes, a plain page takes the place of everything, under its own title', async ({
  page,
}) => {
  // The footer asks for the year while it renders.
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('The frame has broken.');
    };
  });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('header, footer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
});

test('B65: what moves on a page may crash without taking the text away', async ({ page }) => {
  await page.addInitScript(() => {
    const addEventListener = window.addEventListener.bind(window);
    window.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
      if (parameters[0] === 'beforeprint') throw new Error('A behavior has crashed.');
      addEventListener(...parameters);
    };
  });
  const crashed = page.waitForEvent('console', (message) =>
    message.text().includes('A behavior has crashed'),
  );
  await page.goto('/Guide/code');
  await crashed;
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
});
