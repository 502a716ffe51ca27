import { defineSite } from './lib/site/config-schema.ts';

/** The product's own values. A section whose folder has no pages yet is left out until it has. */
export default defineSite({
  title: { en: 'Advantech Learning Portal', 'zh-tw': '研華學習入口' },
  description: {
    en: 'Manuals, board support packages, API references and training for Advantech edge and IoT products.',
    'zh-tw': '研華邊緣運算與物聯網產品的使用手冊、開發板支援套件、API 參考與教育訓練。',
  },
  url: 'https://learn.advantech.com',
  version: '1.0.0',
  company: { name: 'Advantech Co., Ltd.', url: 'https://www.advantech.com', since: 1983 },
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
  ],
  versionLabel: 'Current V1.0.0',
  sections: [{ path: 'BSP' }, { path: 'weda/docs', sidebarId: 'wedaDocsSidebar' }, { path: 'docs' }],
  docs: { sidebar: { autoCollapseCategories: true, hideable: true } },
  navbar: {
    items: [
      {
        type: 'dropdown',
        label: { en: 'Discover', 'zh-tw': '探索' },
        items: [
          { label: { en: 'Board support packages', 'zh-tw': '開發板支援套件' }, description: { en: 'Images, release notes and flashing steps by board', 'zh-tw': '各開發板的映像檔、版本說明與燒錄步驟' }, to: '/BSP/Overview' },
          { label: { en: 'Training', 'zh-tw': '教育訓練' }, description: { en: 'Courses by topic', 'zh-tw': '依主題分類的課程' }, to: '/training' },
          { label: { en: 'Container Catalog', 'zh-tw': '容器目錄' }, description: { en: 'Ready-made containers for edge devices', 'zh-tw': '適用於邊緣裝置的現成容器' }, href: 'https://catalog.advantech.com/' },
        ],
      },
      {
        type: 'dropdown',
        label: { en: 'IoT platform', 'zh-tw': '物聯網平台' },
        items: [{ label: 'WEDA', description: { en: 'Manage devices, containers and data from edge to cloud', 'zh-tw': '從邊緣到雲端管理裝置、容器與資料' }, to: '/weda/docs/Introduction' }],
      },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    links: [{ label: { en: 'Privacy Policy', 'zh-tw': '隱私權政策' }, href: 'https://www.advantech.com/en/legal/privacy' }],
  },
  colorMode: { defaultMode: 'light', disableSwitch: true },
  home: {
    hero: {
      en: 'Set up the device, connect it, build on it: every manual in one place.',
      'zh-tw': '設定裝置、建立連線、開發應用：所有手冊盡在這裡。',
    },
    cards: [
      {
        label: { en: 'IoT platform', 'zh-tw': '物聯網平台' },
        text: { en: 'Manage devices and containers, collect data, work through REST.', 'zh-tw': '管理裝置與容器、收集資料，並以 REST 介面整合。' },
        icon: 'platform',
        links: [
          { label: { en: 'WEDA introduction', 'zh-tw': 'WEDA 簡介' }, to: '/weda/docs/Introduction' },
          { label: { en: 'Register a device', 'zh-tw': '註冊裝置' }, to: '/weda/docs/Getting_Started/Register_Device' },
          { label: { en: 'Deploy a container', 'zh-tw': '部署容器' }, to: '/weda/docs/Getting_Started/Deploy_Container_to_Device' },
        ],
      },
      {
        label: { en: 'Devices and BSP', 'zh-tw': '裝置與 BSP' },
        text: { en: 'Find the image for your board and flash it.', 'zh-tw': '找到適用於您開發板的映像檔並完成燒錄。' },
        icon: 'board',
        links: [
          { label: { en: 'How releases are named', 'zh-tw': '版本命名方式' }, to: '/BSP/Overview' },
          { label: 'EPC-R7300', to: '/BSP/EPC-R7300/Overview' },
          { label: 'AOM-2721', to: '/BSP/AOM-2721/Overview' },
        ],
      },
      {
        label: { en: 'Device library', 'zh-tw': '裝置函式庫' },
        text: { en: 'Read sensors and drive GPIO from Python and C#.', 'zh-tw': '以 Python 與 C# 讀取感測器、控制 GPIO。' },
        icon: 'api',
        links: [
          { label: { en: 'Install the library', 'zh-tw': '安裝函式庫' }, to: '/weda/docs/library/Install' },
          { label: { en: 'Onboard sensors', 'zh-tw': '板載感測器' }, to: '/weda/docs/library/PeripheralAccess/OnboardSensors' },
          { label: 'GPIO', to: '/weda/docs/library/PeripheralAccess/GPIO' },
        ],
      },
      {
        label: { en: 'Training', 'zh-tw': '教育訓練' },
        text: { en: 'Learn a topic from start to end.', 'zh-tw': '從頭到尾學會一個主題。' },
        icon: 'training',
        links: [{ label: { en: 'All courses', 'zh-tw': '所有課程' }, to: '/training' }],
      },
    ],
  },
});
