import type { Locator, Page } from '@playwright/test';
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
    ['a request with its values', '/api/v1/devices/4711/state', '/get-state-of-a-device'],
    ['a pasted message', "docker: 'compose' is not a docker command", '/Containers/dockerEnv'],
  ],
  '/zh-tw': [
    ['words of elsewhere', '传感器 电池寿命', '/IoTSensing/Quick_Start/Sensor_Setup'],
    ['a question', '寬限期有幾天', '/About_Service_Status'],
    ['words of another language', 'two-factor authentication', '/Two-factor_authentication_2FA'],
    ['a name in one word', 'simplemqtt', '/Cloud/SimpleMQTT'],
    ['a name in two words', 'data logger', '/EdgeLink/DataLogger'],
    ['a request with its values', '/api/v1/devices/4711/state', '/get-state-of-a-device'],
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

/** Names of pages and a heading, not typed as the manuals print them, and the page. */
const NAMES: Record<string, readonly (readonly [text: string, page: string])[]> = {
  '': [
    ['edgelink reboot', '/EdgeLink/OnlineFunctions/OnlineMonitor/Configuration/Reboot'],
    ['lorawan nodes in edgehub', '/EdgeHub/Device_Management/LoRaWAN/LoRaWAN_Node'],
    ['alarm rules', '/IoTSensing/Web_-_User_Manual/Alarm_Rule'],
    ['route in an openvpn server', '/EdgeLink/systemsetting/VirtualNetwork'],
    [
      'pipline transforms',
      '/weda/docs/WEDA_Edge/Enablers/WEDA_SubNode/Configuration/Data_Pipeline',
    ],
    ['7300A1AIM35UIV30021', '/BSP/EPC-R7300/Ubuntu%2020.04/7300A1AIM35UIV30021'],
    ['lan configure', '/EdgeLink/OnlineFunctions/OnlineMonitor/Configuration/NetworkSetting/LAN'],
    ['EdgeHub device monitor manual', '/EdgeHub/Device_Management/Device_Monitor'],
  ],
  '/zh-tw': [
    ['edgelink 重新開機', '/EdgeLink/OnlineFunctions/OnlineMonitor/Configuration/Reboot'],
    ['裝置管理 裝置標籤', '/EdgeHub/Device_Management/Device_Tag'],
    ['EdgeHub裝置標籤', '/EdgeHub/Device_Management/Device_Tag'],
    ['openvpn 伺服器 路由', '/EdgeLink/systemsetting/VirtualNetwork'],
    ['platformagent 簡介', '/EdgeHub/Platform_Agent/Introduction'],
    ['payload decoder', '/EdgeHub/Device_Management/LoRaWAN/Payload_Decoder'],
    ['NetworkSetting', '/EdgeLink/systemsetting/NetworkSetting'],
    ['媒體管理範例', '/SignageCMSV2/Web_-__User_Manual/Media/Media_Management'],
    ['裝置資迅', '/EdgeHub/Device_Management/Device_Information'],
  ],
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

/** Asks on the search page that is open: one page for many queries. */
async function ask(page: Page, text: string): Promise<Locator> {
  const field = page.locator('main input[name=q]');
  await field.fill(text);
  await field.press('Enter');
  return page.locator('ol[data-search-results] > li');
}

/** Pages of the first three results. */
const firstPages = (results: Locator): Promise<string[]> =>
  results.evaluateAll((items) =>
    items
      .slice(0, 3)
      .map((item) => decodeURIComponent(item.querySelector('a')?.getAttribute('href') ?? ''))
      .map((address) => address.replace(/[?#].*$/, '')),
  );

for (const [locale, asked] of Object.entries(ASKED)) {
  test.describe(locale === '' ? 'English' : 'Chinese', () => {
    test('B86, B87: words of elsewhere, questions, joined names, requests and messages find the page that answers, and names their page', async ({
      page,
    }) => {
      await open(page, `${locale}/search`);
      for (const [why, text, path] of asked) {
        const results = await ask(page, text);
        await expect
          .poll(() => firstPages(results), `${why}: ${text}`)
          .toContainEqual(expect.stringMatching(new RegExp(`^${locale}/.*${path.slice(1)}$`)));
      }
      for (const [text, path] of [...MANUALS, ...NAMES[locale]!]) {
        const results = await ask(page, text);
        await expect(results.locator('a').first(), text).toHaveAttribute(
          'href',
          new RegExp(`^${locale}${path}[?#]`),
        );
      }
    });

    test('B86: passages quote the description of a diagram, a row of a table, a method beside its address', async ({
      page,
    }) => {
      await open(page, `${locale}/search`);
      const [text, described] = DRAWN[locale]!;
      const drawn = (await ask(page, text)).filter({
        has: page.locator('a[href*="/SignageCMSX/"][href*="/Dispatch_Schedule"]'),
      });
      await expect(drawn).toContainText(described);
      await expect(drawn).not.toContainText(/->|sequenceDiagram|participant/);
      const tables = (await ask(page, 'MQTTStatus_')).filter({
        has: page.locator('a[href*="/Cloud/SimpleMQTT"]'),
      });
      await expect(tables).toContainText(ROW[locale]!);
      await ask(page, 'DELETE usage-jobs');
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
