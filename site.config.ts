import { defineSite } from './lib/site/config-schema.ts';

/** The product's own values. A section whose folder has no pages yet is left out until it has. */
export default defineSite({
  title: { en: 'Advantech Learning Portal', 'zh-tw': '研華學習入口網' },
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
  sections: [
    { path: 'BSP' },
    { path: 'weda/docs', sidebarId: 'wedaDocsSidebar' },
    { path: 'EdgeHub' },
    { path: 'EdgeLink' },
    { path: 'UserManual/AgentBuilder' },
    { path: 'iServiceCloudPlatform' },
    { path: 'VisionSense', sidebarId: 'visionSenseSidebar' },
    { path: 'CountingBI' },
    { path: 'SignageBI' },
    { path: 'SignageCMSX' },
    { path: 'SignageCMSV2' },
    { path: 'IoTSensing' },
    { path: 'Inspection' },
    { path: 'ECOWatch' },
    // The courses. The training page is their front page.
    { path: 'training' },
    // A placeholder until further manuals are published.
    { path: 'docs', onHome: false },
    // How this portal is written: for the people who write it.
    { path: 'writing', listed: false },
    {
      path: 'APIs/EdgeHub',
      openapi: 'edgehub.yaml',
      strict: true,
      sidebarId: 'edgehubSidebar',
      versionLabel: '1.1.0 (Latest)',
    },
    {
      path: 'weda/api',
      openapi: 'weda.yaml',
      strict: true,
      sidebarId: 'wedaSidebar',
      versionLabel: '1.1.0 (Latest)',
    },
  ],
  docs: { sidebar: { autoCollapseCategories: true, hideable: true } },
  navbar: {
    items: [
      {
        type: 'dropdown',
        label: { en: 'Discover', 'zh-tw': '探索' },
        items: [
          {
            label: { en: 'Board support packages', 'zh-tw': '開發板支援套件' },
            description: {
              en: 'Images, release notes and flashing steps by board',
              'zh-tw': '各開發板的映像檔、版本說明與燒錄步驟',
            },
            to: '/BSP/Overview',
          },
          {
            label: { en: 'Training', 'zh-tw': '教育訓練' },
            description: { en: 'Courses by topic', 'zh-tw': '依主題分類的課程' },
            to: '/training',
          },
          {
            label: { en: 'Container Catalog', 'zh-tw': '容器目錄' },
            description: {
              en: 'Ready-made containers for edge devices',
              'zh-tw': '適用於邊緣裝置的現成容器',
            },
            href: 'https://catalog.advantech.com/',
          },
        ],
      },
      {
        type: 'dropdown',
        label: { en: 'IoT platform', 'zh-tw': '物聯網平台' },
        items: [
          {
            label: 'WEDA',
            description: {
              en: 'Manage devices, containers and data from edge to cloud',
              'zh-tw': '從邊緣到雲端管理裝置、容器與資料',
            },
            to: '/weda/docs/Introduction',
          },
          {
            label: 'EdgeHub',
            description: {
              en: 'Collect, keep and show machine data',
              'zh-tw': '收集、保存並呈現機台資料',
            },
            to: '/EdgeHub/Introduction',
          },
          {
            label: 'EdgeLink',
            description: {
              en: 'Gateway software: drivers, tags, cloud connectors',
              'zh-tw': '閘道器軟體：驅動程式、標籤、雲端連接',
            },
            to: '/EdgeLink',
          },
          {
            label: 'Agent Builder',
            description: {
              en: 'Build and publish applications on language models',
              'zh-tw': '以語言模型建立並發佈應用',
            },
            to: '/UserManual/AgentBuilder/Introduction',
          },
          {
            label: { en: 'iService cloud platform', 'zh-tw': 'iService 雲端平台' },
            description: {
              en: 'Subscriptions, users, sites and devices',
              'zh-tw': '訂閱、使用者、據點與裝置',
            },
            to: '/iServiceCloudPlatform',
          },
        ],
      },
      {
        type: 'dropdown',
        label: { en: 'Solutions', 'zh-tw': '解決方案' },
        items: [
          {
            label: 'VisionSense',
            description: {
              en: 'People, objects and faces in camera pictures',
              'zh-tw': '分析攝影機畫面中的人、物件與臉部',
            },
            to: '/VisionSense',
          },
          {
            label: 'CountingBI',
            description: {
              en: 'Foot traffic, sales and queues of many sites',
              'zh-tw': '多據點的人流、銷售與排隊',
            },
            to: '/CountingBI/Introduction',
          },
          {
            label: 'SignageCMS X',
            description: {
              en: 'Programs, schedules and players of digital signs',
              'zh-tw': '數位看板的節目、排程與播放器',
            },
            to: '/SignageCMSX/Introduction',
          },
          {
            label: 'SignageCMS V2',
            description: {
              en: 'The second version of the signage manager',
              'zh-tw': '第二版數位看板管理系統',
            },
            to: '/SignageCMSV2/Introduction',
          },
          {
            label: 'SignageBI',
            description: { en: 'Who looks at your screens', 'zh-tw': '了解誰在看您的螢幕' },
            to: '/SignageBI/Introduction',
          },
          {
            label: 'Inspection',
            description: {
              en: 'Inspection rounds by app, events and sign-off',
              'zh-tw': '以 APP 巡檢、處理事件與簽核',
            },
            to: '/Inspection/Introduction',
          },
          {
            label: 'IoTSensing',
            description: {
              en: 'Temperature along the cold chain',
              'zh-tw': '冷鏈各環節的溫度監測',
            },
            to: '/IoTSensing/Introduction',
          },
          {
            label: 'ECOWatch',
            description: {
              en: 'Energy use, indicators and cost',
              'zh-tw': '能源用量、績效指標與成本',
            },
            to: '/ECOWatch/Introduction',
          },
        ],
      },
      {
        type: 'dropdown',
        label: { en: 'APIs', 'zh-tw': 'API' },
        items: [
          {
            label: 'WEDA API',
            description: {
              en: 'Every operation of the platform, with code samples',
              'zh-tw': '平台的所有作業與程式碼範例',
            },
            to: '/weda/api/weda-api',
          },
          {
            label: { en: 'EdgeHub RESTful API', 'zh-tw': 'EdgeHub RESTful API' },
            description: {
              en: 'Read and write machine data over REST',
              'zh-tw': '以 REST 讀寫機台資料',
            },
            to: '/APIs/EdgeHub/edgehub-restful-apis',
          },
        ],
      },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        label: { en: 'Privacy Policy', 'zh-tw': '隱私權政策' },
        href: 'https://www.advantech.com/en/legal/privacy',
      },
    ],
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
        text: {
          en: 'Manage devices and containers, collect data, work through REST.',
          'zh-tw': '管理裝置與容器、收集資料，並以 REST 介面整合。',
        },
        icon: 'platform',
        links: [
          {
            label: { en: 'WEDA introduction', 'zh-tw': 'WEDA 簡介' },
            to: '/weda/docs/Introduction',
          },
          {
            label: { en: 'Register a device', 'zh-tw': '註冊裝置' },
            to: '/weda/docs/Getting_Started/Register_Device',
          },
          {
            label: { en: 'Deploy a container', 'zh-tw': '部署容器' },
            to: '/weda/docs/Getting_Started/Deploy_Container_to_Device',
          },
        ],
      },
      {
        label: { en: 'Devices and BSP', 'zh-tw': '裝置與 BSP' },
        text: {
          en: 'Find the image for your board and flash it.',
          'zh-tw': '找到適用於您開發板的映像檔並完成燒錄。',
        },
        icon: 'board',
        links: [
          { label: { en: 'How releases are named', 'zh-tw': '版本命名方式' }, to: '/BSP/Overview' },
          { label: 'EPC-R7300', to: '/BSP/EPC-R7300/Overview' },
          { label: 'AOM-2721', to: '/BSP/AOM-2721/Overview' },
        ],
      },
      {
        label: { en: 'Device library', 'zh-tw': '裝置函式庫' },
        text: {
          en: 'Read sensors and drive GPIO from Python and C#.',
          'zh-tw': '以 Python 與 C# 讀取感測器、控制 GPIO。',
        },
        icon: 'library',
        links: [
          {
            label: { en: 'Install the library', 'zh-tw': '安裝函式庫' },
            to: '/weda/docs/library/Install',
          },
          {
            label: { en: 'Onboard sensors', 'zh-tw': '板載感測器' },
            to: '/weda/docs/library/PeripheralAccess/OnboardSensors',
          },
          { label: 'GPIO', to: '/weda/docs/library/PeripheralAccess/GPIO' },
        ],
      },
      {
        label: { en: 'Data and gateways', 'zh-tw': '資料與閘道器' },
        text: {
          en: 'Connect machines, keep their data, show it on dashboards.',
          'zh-tw': '連接機台、保存資料，並以儀表板呈現。',
        },
        icon: 'gateway',
        links: [
          { label: 'EdgeHub', to: '/EdgeHub/Introduction' },
          { label: 'EdgeLink', to: '/EdgeLink' },
          { label: 'Agent Builder', to: '/UserManual/AgentBuilder/Introduction' },
        ],
      },
      {
        label: { en: 'Vision and analytics', 'zh-tw': '影像與分析' },
        text: {
          en: 'Count people, find objects, watch the cold chain.',
          'zh-tw': '計算人流、偵測物件、監測冷鏈。',
        },
        icon: 'vision',
        links: [
          { label: 'VisionSense', to: '/VisionSense' },
          { label: 'CountingBI', to: '/CountingBI/Introduction' },
          { label: 'IoTSensing', to: '/IoTSensing/Introduction' },
        ],
      },
      {
        label: { en: 'Signage and subscriptions', 'zh-tw': '看板與訂閱' },
        text: {
          en: 'Measure what screens achieve; manage accounts and service days.',
          'zh-tw': '量測看板成效，管理帳號與服務天數。',
        },
        icon: 'signage',
        links: [
          { label: 'SignageCMS X', to: '/SignageCMSX/Introduction' },
          { label: 'SignageBI', to: '/SignageBI/Introduction' },
          {
            label: { en: 'About subscriptions', 'zh-tw': '關於訂閱' },
            to: '/iServiceCloudPlatform/Subscription_-_User_Manual/About_Subscription',
          },
        ],
      },
      {
        label: { en: 'REST APIs', 'zh-tw': 'REST API' },
        text: {
          en: 'Every operation, with samples in eight languages.',
          'zh-tw': '所有作業，並附八種語言的範例。',
        },
        icon: 'api',
        links: [
          { label: 'WEDA API', to: '/weda/api/weda-api' },
          { label: 'EdgeHub RESTful API', to: '/APIs/EdgeHub/edgehub-restful-apis' },
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
