import { expect, test } from 'vitest';
import site from '../site.config.ts';
import { builtSite } from './built-sites.ts';
import { href, manifest } from './site-files.ts';

interface Section {
  path: string;
  sidebar: string;
  version: string;
  /** Keys of categories that its sidebar has. */
  categories: readonly string[];
  /** Path of a page with the sidebar, where the landing page has none. */
  inside?: string;
}

const CURRENT = 'Current V1.0.0';

/** One line for each section of the portal. */
const SECTIONS: readonly Section[] = [
  {
    path: 'BSP',
    sidebar: 'BSPSidebar',
    version: CURRENT,
    categories: [
      'AOM-2721',
      'EPC-R3720',
      'EPC-R7300',
      'EPC-R7300/Ubuntu 20.04',
      'EPC-R7300/Ubuntu 22.04',
      'MIC-711-OX4A1',
    ],
  },
  {
    path: 'weda/docs',
    sidebar: 'wedaDocsSidebar',
    version: CURRENT,
    categories: ['Getting_Started', 'library', 'library/PeripheralAccess', 'Containers'],
  },
  {
    path: 'EdgeHub',
    sidebar: 'EdgeHubSidebar',
    version: CURRENT,
    categories: [
      'General',
      'User_Management',
      'Data_Management',
      'Device_Management',
      'Dashboard',
      'Datasource',
      'APIs',
      'Release_Notes',
      'System_Settings',
    ],
  },
  {
    path: 'EdgeLink',
    sidebar: 'EdgeLinkSidebar',
    version: CURRENT,
    categories: [
      'projectconfiguration',
      'DataCenter',
      'Cloud',
      'Cloud/others',
      'protocol',
      'EventManager',
      'connection',
      'OnlineFunctions',
      'systemsetting',
      'Advance',
    ],
  },
  {
    path: 'UserManual/AgentBuilder',
    sidebar: 'UserManual-AgentBuilderSidebar',
    version: CURRENT,
    categories: [
      'Quickstart',
      'ApplicationBuild',
      'ApplicationOrchestration',
      'ApplicationPublishing',
      'ApplicationMonitoring',
      'Knowledge',
      'ModelIntegration',
      'Tools',
      'Settings',
    ],
  },
  {
    path: 'iServiceCloudPlatform',
    sidebar: 'iServiceCloudPlatformSidebar',
    version: CURRENT,
    categories: ['Subscription_-_User_Manual', 'System_Setting_-_User_Manual'],
  },
  {
    path: 'VisionSense',
    sidebar: 'visionSenseSidebar',
    version: CURRENT,
    categories: [
      'Face_Vision',
      'Object_Vision',
      'People_Vision',
      'Server_Management',
      'Settings',
      'Log_in_to_System',
      'VisionSense_APP',
    ],
  },
  {
    path: 'CountingBI',
    sidebar: 'CountingBISidebar',
    version: CURRENT,
    categories: ['Quick_Start', 'Quick_Start/Device_Setup', 'Web_-_User_Manual'],
  },
  {
    path: 'SignageBI',
    sidebar: 'SignageBISidebar',
    version: CURRENT,
    categories: ['Web_-_User_Manual'],
  },
  {
    path: 'SignageCMSX',
    sidebar: 'SignageCMSXSidebar',
    version: CURRENT,
    categories: ['Quick_Start', 'Web_-_User_Manual'],
  },
  {
    path: 'SignageCMSV2',
    sidebar: 'SignageCMSV2Sidebar',
    version: CURRENT,
    categories: ['Quick_Start', 'Web_-__User_Manual'],
  },
  {
    path: 'IoTSensing',
    sidebar: 'IoTSensingSidebar',
    version: CURRENT,
    categories: ['Quick_Start', 'Subscription', 'Web_-_User_Manual', 'Mobile_APP_-_User_Manual'],
  },
  {
    path: 'Inspection',
    sidebar: 'InspectionSidebar',
    version: CURRENT,
    categories: ['Mobile_APP_-_User_Manual', 'Web_-_User_Manual'],
  },
  {
    path: 'ECOWatch',
    sidebar: 'ECOWatchSidebar',
    version: CURRENT,
    categories: ['Analysis', 'Data', 'Platform'],
  },
  {
    path: 'training',
    sidebar: 'trainingSidebar',
    version: CURRENT,
    categories: ['gateway-basics'],
    inside: 'training/gateway-basics',
  },
  { path: 'docs', sidebar: 'docsSidebar', version: CURRENT, categories: [] },
  { path: 'writing', sidebar: 'writingSidebar', version: CURRENT, categories: ['Components'] },
  { path: 'APIs/EdgeHub', sidebar: 'edgehubSidebar', version: '1.1.0 (Latest)', categories: [] },
  { path: 'weda/api', sidebar: 'wedaSidebar', version: '1.1.0 (Latest)', categories: [] },
];

const product = builtSite('product');
const routes = manifest();

test('B140: the table has every section that is published', () => {
  expect([...new Set(routes.flatMap(({ section }) => section ?? []))].sort()).toEqual(
    SECTIONS.map(({ path }) => path).sort(),
  );
});

for (const { path, sidebar, version, categories, inside } of SECTIONS) {
  for (const prefix of ['', '/zh-tw']) {
    test(`B140: ${prefix}/${path} has a landing page, a sidebar, pages with breadcrumbs and one current version`, async () => {
      const own = routes.filter(
        (route) =>
          route.section === path &&
          (prefix === '' ? route.locale === 'en' : `/${route.locale}` === prefix),
      );
      expect(new Set(own.map((route) => route.version))).toEqual(new Set(['current']));
      expect(new Set(own.map((route) => route.sidebar))).toEqual(new Set([sidebar]));
      const landing = await product.document(`${prefix}/${path}`);
      expect(landing.querySelectorAll('h1')).toHaveLength(1);
      const start = inside ? await product.document(`${prefix}/${inside}`) : landing;
      const shown = start.querySelector('#docs-sidebar')!;
      expect(shown.textContent).toContain(version);
      expect(
        [...shown.querySelectorAll('li[data-category]')].map((item) =>
          item.getAttribute('data-category'),
        ),
      ).toEqual(expect.arrayContaining([...categories]));
      const first = shown.querySelector('li a')!.getAttribute('href')!;
      expect(own.map((route) => href(route.path))).toContain(first);
      const page = await product.document(first);
      const crumbs = [...page.querySelector('main nav')!.querySelectorAll('li')];
      expect(crumbs.at(-1)!.querySelectorAll('[aria-current=page]')).toHaveLength(1);
      expect(crumbs.length).toBeGreaterThanOrEqual(2);
      expect(page.querySelectorAll('#docs-sidebar a[aria-current=page]')).toHaveLength(1);
    });
  }
}

test('B140: no landing page has two cards that lead to the same address', async () => {
  const landings = routes.filter(({ kind }) => kind === 'landing');
  expect(landings.length).toBeGreaterThan(20);
  for (const { path } of landings) {
    const page = await product.document(href(path));
    const cards = [...page.querySelectorAll('article ul a:has(h3)')].map((card) =>
      card.getAttribute('href'),
    );
    expect(cards.length, path).toBeGreaterThan(0);
    expect(
      cards.filter((card, position) => cards.indexOf(card) !== position),
      path,
    ).toEqual([]);
  }
});

test('B142: no product is a version of another: every section has one version, and the signage products have one each', () => {
  const sections = site.sections ?? [];
  expect(sections.filter(({ olderVersions }) => olderVersions && olderVersions.length > 0)).toEqual(
    [],
  );
  const signage = sections.map(({ path }) => path).filter((path) => path.startsWith('Signage'));
  for (const name of ['SignageCMSV2', 'SignageCMSX'])
    expect(
      signage.filter((path) => path === name || path.startsWith(`${name}/`)).length,
    ).toBeLessThanOrEqual(1);
  expect(routes.filter(({ path }) => /\/SignageCMS\/(V2|X)\b/.test(path))).toEqual([]);
});

test('B140: a page of EdgeLink stands in the category that it belongs to, whatever its address', async () => {
  for (const [path, category] of [
    ['IPSecSite', 'Connection'],
    ['protocol/DataTransfer', 'Event Manager'],
    ['systemsetting/KWSetting', 'Event Manager'],
    ['Service/IEC61850', 'Protocol'],
    ['resume/Libextext', 'Others'],
    ['iCDManager', 'Online Functions'],
  ]) {
    const html = await product.text(href(`/EdgeLink/${path}`));
    const crumbs = /<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s
      .exec(html)?.[0]
      .replace(/<[^>]+>/g, '|');
    expect(crumbs, path).toContain(`|${category}|`);
  }
});
