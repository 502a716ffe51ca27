import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { findings } from './axe.ts';
import { APIS } from './api-documents.ts';
import { samples } from './api-samples.ts';
import { copied, expect, open, test } from './site.ts';

/**
 * What a reader of the product's own references does with them; in both languages where their words
 * take part in it.
 */
const LANGUAGES = [
  { start: '', locale: 'en', colorScheme: 'light' },
  { start: '/zh-tw', locale: 'zh-tw', colorScheme: 'dark' },
] as const;

type Words = Record<'api' | 'outputs', Record<string, string>>;
const wordsOf = (locale: string): Words =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Words;

const form = (page: Page): Locator => page.locator('form[data-builder]');

/** The field of a parameter, by its name and the word for its place. */
const fieldOf = (page: Page, name: string, place: string | undefined): Locator =>
  form(page).getByLabel(new RegExp(`^${name} — ${place}`));

const TELEMETRY = '/weda/api/get-device-telemetry-data-with-cursor-based-pagination';

const { api: english } = wordsOf('en');

for (const [path, name] of [
  [TELEMETRY, 'cursor'],
  ['/APIs/EdgeHub/get-groups', 'page'],
] as const)
  test(`B132: the first call of ${path} sends what is required; ${name} is sent once it is touched`, async ({
    page,
  }) => {
    await open(page, path);
    for (const sample of await samples(page)) expect(sample).not.toContain(`${name}=`);
    await form(page).getByRole('button', { name: english.showOptional }).click();
    const box = form(page).getByRole('checkbox', { name: `${english.include} ${name}` });
    await expect(box).not.toBeChecked();
    await fieldOf(page, name, english.placeQuery).fill('7');
    await expect(box).toBeChecked();
    for (const sample of await samples(page)) expect(sample).toContain(`${name}=7`);
    await box.uncheck();
    for (const sample of await samples(page)) expect(sample).not.toContain(`${name}=`);
  });

test('B131, B134: eight languages read the token from the environment, and what is typed into its field is in none', async ({
  page,
}) => {
  for (const path of [TELEMETRY, '/APIs/EdgeHub/get-groups']) {
    await open(page, path);
    await form(page).locator('input[type=password]').first().fill('very-secret');
    const all = await samples(page);
    expect(all.length).toBeGreaterThanOrEqual(8);
    for (const sample of all) {
      expect(sample, path).toMatch(/\bTOKEN\b/);
      expect(sample, path).not.toContain('very-secret');
    }
  }
});

test('B132, B134: the call for the first token needs no token; a way to authorize can be chosen', async ({
  page,
}) => {
  await open(page, '/weda/api/create-jwt-access-token');
  for (const sample of await samples(page)) expect(sample).not.toMatch(/Authorization|\bTOKEN\b/);
  await form(page).getByLabel(english.scheme!).selectOption('bearerAuth');
  for (const sample of await samples(page)) expect(sample).toMatch(/\bTOKEN\b/);
});

test('B124, B129: a parameter, a nested property, and a status have an address and a control that copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, id, name] of [
    ['/weda/api/create-jwt-access-token', 'query-grant_type', 'grant_type'],
    ['/weda/api/create-a-new-organization', 'body-parentOrgId', 'parentOrgId'],
    ['/weda/api/create-a-new-organization', 'response-400', '400'],
    ['/weda/api/create-jwt-access-token', 'response-400-error.code', 'code'],
    ['/APIs/EdgeHub/get-groups', 'query-page', 'page'],
    ['/APIs/EdgeHub/get-groups', 'response-401', '401'],
  ] as const) {
    await open(page, `${path}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target, id).toBeInViewport();
    await target.hover();
    await target
      .getByRole('button', { name: english.copyLink!.replace('{name}', name), exact: true })
      .click();
    await expect.poll(() => copied(page)).toMatch(new RegExp(`${path}#${id.replace('.', '\\.')}$`));
  }
});

test('B127: the only property around a body is open, and one button opens all the others', async ({
  page,
}) => {
  await open(page, '/weda/api/create-container-registry');
  const body = page.locator('[data-body]');
  await expect(body.locator('li > details.tree').first()).toHaveAttribute('open');
  await open(page, '/weda/api/get-a-list-of-devices');
  const ok = page.locator('[data-statuses] [role=tabpanel][data-value="200"]').first();
  await ok.getByRole('button', { name: english.expandAll }).click();
  await expect(ok.locator('details.tree:not([open]):visible')).toHaveCount(0);
});

test('B120: on paper an operation has one sample and no form', async ({ page }) => {
  for (const path of ['/APIs/EdgeHub/login', TELEMETRY]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(form(page)).toBeHidden();
    await expect(page.locator('[data-samples] pre:visible')).toHaveCount(1);
  }
});

test('B132: an optional parameter is filled in, and a link is copied, by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/APIs/EdgeHub/get-groups`);
  await form(page).getByRole('button', { name: english.showOptional }).focus();
  await page.keyboard.press('Enter');
  const box = form(page).getByRole('checkbox', { name: `${english.include} page` });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'page', english.placeQuery)).toBeFocused();
  await page.keyboard.type('3');
  for (const sample of await samples(page)) expect(sample).toMatch(/page=\d*3/);
  await page
    .locator('[id="query-page"]')
    .getByRole('button', { name: english.copyLink!.replace('{name}', 'page'), exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toContain('#query-page');
});

for (const { start, locale, colorScheme } of LANGUAGES) {
  const { api, outputs } = wordsOf(locale);

  test(`B132: the form says beside the field what is wrong, and the samples follow all the same${start}`, async ({
    page,
  }) => {
    await open(page, start + TELEMETRY);
    const device = fieldOf(page, 'deviceId', api.placePath);
    await device.fill('');
    await device.blur();
    await expect(device).toHaveAttribute('aria-invalid', 'true');
    await expect(device).toHaveAccessibleDescription(api.problemMissing!);
    await device.fill('..');
    await expect(device).toHaveAccessibleDescription(api.problemStep!);
    await device.fill('a');
    await expect(device).not.toHaveAttribute('aria-invalid');
    await open(page, `${start}/APIs/EdgeHub/get-groups`);
    await form(page).getByRole('button', { name: api.showOptional }).click();
    const number = fieldOf(page, 'page', api.placeQuery);
    await number.fill('abc');
    await expect(number).toHaveAccessibleDescription(api.problemInteger!);
    await expect(form(page).getByText(api.problemInteger!)).toBeVisible();
    for (const sample of await samples(page)) expect(sample).toContain('page=abc');
    await open(page, `${start}/APIs/EdgeHub/login`);
    const body = form(page).getByRole('textbox', { name: api.body });
    await body.fill('{"userName": ');
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await expect(body).toHaveAccessibleDescription(api.problemJson!);
    for (const sample of await samples(page)) expect(sample).toContain('userName');
  });

  test(`B131: the page is copied and seen as Markdown, with the samples of all eight languages${start}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const { base } of APIS) {
      const path = `${start}${base}/${base.endsWith('EdgeHub') ? 'login' : 'get-a-device-by-id'}`;
      await open(page, path);
      const copy = await (await page.request.get(`${path}.md`)).text();
      for (const label of ['cURL', 'Python', 'C#', 'Go', 'PHP', 'Java', 'PowerShell', 'JavaScript'])
        expect(copy.replaceAll('\\', ''), path).toContain(`\n### ${label}\n`);
      await page.getByText(outputs.copyMenu!, { exact: true }).click();
      await expect(page.getByRole('link', { name: outputs.viewMarkdown })).toHaveAttribute(
        'href',
        `${path}.md`,
      );
      await page.getByRole('link', { name: outputs.copyMarkdown }).click();
      await expect.poll(() => copied(page)).toContain('\n### PowerShell\n');
    }
  });

  test(`B135: the document is offered in the language of the page${start}`, async ({ page }) => {
    for (const { base, main } of APIS) {
      await page.goto(`${start}${base}/${main}`);
      for (const format of ['YAML', 'JSON']) {
        const link = page.getByRole('link', { name: api.downloadAs!.replace('{format}', format) });
        const text = await (await page.request.get((await link.getAttribute('href'))!)).text();
        const chinese = (text.match(/\p{Script=Han}/gu) ?? []).length;
        if (locale === 'en') expect(chinese, base).toBeLessThan(50);
        else expect(chinese, base).toBeGreaterThan(1_000);
      }
    }
  });

  test(`B72: axe finds nothing with problems shown, examples to choose from, and everything open, ${colorScheme}${start}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `${start}/weda/api/create-container-registry`);
    await form(page).getByRole('textbox', { name: api.body }).fill('{');
    const organization = fieldOf(page, 'orgId', api.placePath);
    await organization.fill('');
    await organization.blur();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(2);
    await page.locator('[data-body]').getByRole('button', { name: api.expandAll }).click();
    expect(await findings(page), 'registry').toEqual([]);
    await open(page, `${start}/weda/api/get-a-list-of-devices`);
    await form(page).getByRole('button', { name: api.showOptional }).click();
    await page
      .locator('[data-statuses]')
      .getByRole('button', { name: api.expandAll })
      .first()
      .click();
    expect(await findings(page), 'devices').toEqual([]);
  });
}

test('B132: the form of a Chinese page is Chinese', async ({ page }) => {
  const { api: chinese } = wordsOf('zh-tw');
  const names = Object.keys(english).filter((key) => english[key] !== chinese[key]);
  const own = names.map((key) => english[key]!).filter((text) => /^[A-Z][a-z]+/.test(text));
  for (const path of [TELEMETRY, '/weda/api/create-container-registry', '/APIs/EdgeHub/login']) {
    await open(page, `/zh-tw${path}`);
    const more = form(page).getByRole('button', { name: chinese.showOptional });
    if ((await more.count()) > 0) await more.click();
    const texts = await form(page)
      .locator('h2, summary, button, p, label > span')
      .evaluateAll((elements) => elements.map((element) => element.textContent.trim()));
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => own.includes(text))).toEqual([]);
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(3);
  }
});
