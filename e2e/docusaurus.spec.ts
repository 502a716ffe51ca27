import { DOCUSAURUS_URL, expect, open, test } from './site.ts';

test.use({ baseURL: DOCUSAURUS_URL });

test('moved in: components of the site and of a page have their style and their state; what is for browsers only is there once the page runs', async ({
  page,
}) => {
  await open(page, '/next/reference/parts');
  const dial = page.locator('[data-ready]');
  await expect(dial).toHaveAttribute('data-ready', 'true');
  await expect(dial).toHaveCSS('border-left-width', '4px');
  await dial.getByRole('button', { name: 'Hotter' }).click();
  await expect(dial.locator('output')).toHaveText('950 °C');
  const button = page.getByRole('button', { name: /^Hold/ });
  await button.click();
  await expect(button).toHaveText('Hold 10 s');
  await expect(page.getByText('Only in a browser.')).toBeVisible();
  await expect(page.getByText('Loading the browser.')).toHaveCount(0);
  await dial.getByRole('link', { name: 'Kiln guides' }).click();
  await expect(page).toHaveURL(`${DOCUSAURUS_URL}/next/guides/glaze`);
});

test('moved in: a page of another version leads to the same page of the last one', async ({
  page,
}) => {
  await open(page, '/next/start/install');
  await expect(page.getByText('Put the controller on the wall')).toBeVisible();
  await page.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(`${DOCUSAURUS_URL}/start/install`);
  await expect(page.getByText('Screw the controller to the kiln')).toBeVisible();
});

test('moved in: the menu of versions leads to the same page of the other version, if it is there', async ({
  page,
}) => {
  const choose = async (path: string, name: string) => {
    await open(page, path);
    const header = page.locator('header[data-navbar]');
    await header.getByRole('button', { name: /Versions/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('/start/install', 'Unreleased');
  await expect(page).toHaveURL(`${DOCUSAURUS_URL}/next/start/install`);
  await choose('/next/reference/commands', '1.0');
  await expect(page).toHaveURL(`${DOCUSAURUS_URL}/reference/commands`);
  await choose('/next/guides/glaze', '1.0');
  await expect(page).toHaveURL(`${DOCUSAURUS_URL}/`);
});

test('moved in: an old path leads to its page, listed or computed', async ({ page }) => {
  for (const old of ['/old/setup', '/begin/install']) {
    await page.goto(old);
    await expect(page).toHaveURL(`${DOCUSAURUS_URL}/start/install`);
  }
});

test('moved in: a component of the site speaks the language of the page', async ({ page }) => {
  await open(page, '/de/next/reference/parts');
  const dial = page.locator('[data-ready=true]');
  await dial.getByRole('button', { name: 'Heißer' }).click();
  await expect(dial).toHaveAttribute('title', 'Drehknopf');
});

test('moved in: a component knows its browser, and opens a page with the history of Docusaurus', async ({
  page,
}) => {
  await open(page, '/next/code');
  await expect(page.getByText('Host localhost')).toBeVisible();
  await expect(page.getByText('900 here')).toBeVisible();
  await page.getByRole('button', { name: 'Emblem' }).click();
  await expect(page).toHaveURL(`${DOCUSAURUS_URL}/next/guides/glaze`);
});

test.describe('on a page with a picture of another program on the host', () => {
  test.use({ expectConsole: /kiln\.png/ });

  test('moved in: a component changes the color mode, opens a box, and has cards', async ({
    page,
  }) => {
    await open(page, '/next/reference/04-theme');
    const status = page.locator('[data-status]');
    await status.getByRole('button', { name: 'Night' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(status.getByRole('link')).toHaveCount(0);
    await status.getByRole('button', { name: 'What is next?' }).click();
    await status.getByRole('link', { name: 'Errors' }).click();
    await expect(page).toHaveURL(`${DOCUSAURUS_URL}/next/reference/errors`);
  });
});
