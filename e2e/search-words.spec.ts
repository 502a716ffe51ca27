import { open, test, expect } from './site.ts';
import { searchBox, type } from './search-helpers.ts';

/** What people type, and the page that answers it, among the first three. */
const ASKED: Record<string, readonly (readonly [why: string, text: string, page: string])[]> = {
  '': [
    ['words of elsewhere', 'wifi hotspot', '/NetworkSetting/Wifi'],
    ['a question', 'how do I reset the password of the gateway', '/OnlineConfig/PasswordSetting'],
    ['words of another language', '雙重驗證', '/Two-factor_authentication_2FA'],
    ['a name in one word', 'simplemqtt', '/Cloud/SimpleMQTT'],
    ['a name in two words', 'data logger', '/EdgeLink/DataLogger'],
    ['a pasted message', "docker: 'compose' is not a docker command", '/Containers/dockerEnv'],
  ],
  '/zh-tw': [
    ['words of elsewhere', '传感器 电池寿命', '/IoTSensing/Quick_Start/Sensor_Setup'],
    ['a question', '寬限期有幾天', '/About_Service_Status'],
    ['words of another language', 'two-factor authentication', '/Two-factor_authentication_2FA'],
    ['a name in one word', 'simplemqtt', '/Cloud/SimpleMQTT'],
    ['a name in two words', 'data logger', '/EdgeLink/DataLogger'],
    ['a pasted message', "docker: 'compose' is not a docker command", '/Containers/dockerEnv'],
  ],
};

/** Words of a sequence diagram, and what its description says for them. */
const DRAWN: Record<string, readonly [text: string, described: string]> = {
  '': ['add a dispatch, fetch the content', 'User → Server: Add a dispatch'],
  '/zh-tw': ['新增派送 取得內容', '播放器 → 伺服器: 取得內容'],
};

/** The beginning of a row in a table of faults. */
const ROW: Record<string, string> = {
  '': '…#MQTTStatus_ shows 3, and mosquitto_sub shows nothing · The topic',
  '/zh-tw': '…#MQTTStatus_ 為 3，但 mosquitto_sub 沒有顯示 · 主題',
};

/** Names of manuals as people type them, and the page with which each begins. */
const MANUALS = [
  ['EdgeLink', '/EdgeLink/projectconfiguration/Description'],
  ['edge link', '/EdgeLink/projectconfiguration/Description'],
  ['ECOWatch', '/ECOWatch/Introduction'],
  ['CountingBI', '/CountingBI/Introduction'],
  ['BSP', '/BSP/Overview'],
  ['weda', '/weda/docs/Introduction'],
  ['weda api', '/weda/api/weda-api'],
] as const;

for (const [locale, asked] of Object.entries(ASKED)) {
  test.describe(locale === '' ? 'English' : 'Chinese', () => {
    for (const [why, text, path] of asked)
      test(`B86: ${why} find the page that answers: ${text}`, async ({ page }) => {
        await open(page, `${locale}/search?q=${encodeURIComponent(text)}`);
        const results = page.locator('ol[data-search-results] > li');
        await expect(page.locator('[data-search-count]')).toHaveText(/\d/);
        const addresses = await results.evaluateAll((items) =>
          items
            .slice(0, 3)
            .map((item) => decodeURIComponent(item.querySelector('a')?.getAttribute('href') ?? '')),
        );
        expect(addresses.map((address) => address.replace(/[?#].*$/, ''))).toContainEqual(
          expect.stringMatching(new RegExp(`^${locale}/.*${path.slice(1)}$`)),
        );
      });

    test('B87: the name of a manual leads to its first page', async ({ page }) => {
      for (const [text, path] of MANUALS) {
        await open(page, `${locale}/search?q=${encodeURIComponent(text)}`);
        await expect(page.locator('ol[data-search-results] > li a').first()).toHaveAttribute(
          'href',
          new RegExp(`^${locale}${path}[?#]`),
        );
      }
    });

    test('B86: a passage quotes the description of a diagram, not its source', async ({ page }) => {
      const [text, described] = DRAWN[locale]!;
      await open(page, `${locale}/search?q=${encodeURIComponent(text)}`);
      const found = page
        .locator('ol[data-search-results] > li')
        .filter({ has: page.locator('a[href*="/SignageCMSX/"][href*="/Dispatch_Schedule"]') });
      await expect(found).toContainText(described);
      await expect(found).not.toContainText(/->|sequenceDiagram|participant/);
    });

    test('B86: a passage out of a table begins with its row', async ({ page }) => {
      await open(page, `${locale}/search?q=MQTTStatus_`);
      await expect(
        page
          .locator('ol[data-search-results] > li')
          .filter({ has: page.locator('a[href*="/Cloud/SimpleMQTT"]') }),
      ).toContainText(ROW[locale]!);
    });

    test('B86: a passage sets the method apart from the address', async ({ page }) => {
      await open(page, `${locale}/search?q=${encodeURIComponent('DELETE usage-jobs')}`);
      const results = page.locator('ol[data-search-results]');
      await expect(results).toContainText(/DELETE https:\S+\/usage-jobs/);
      await expect(results).not.toContainText(/(?:GET|POST|PUT|PATCH|DELETE)https:/);
    });

    test('B89: a near word is offered, and searched when it is chosen', async ({ page }) => {
      await open(page, `${locale}/weda/docs/Introduction`);
      await type(page, 'watchdgo');
      const { panel, field, rows } = searchBox(page);
      await expect(panel.locator('[data-search-unknown]')).toContainText('watchdgo');
      await panel.locator('[data-search-unknown]').getByRole('button').click();
      await expect(field).toHaveValue('watchdog');
      await expect(rows.first()).toHaveAttribute('href', /PeripheralAccess\/Watchdog/);
    });
  });
}
