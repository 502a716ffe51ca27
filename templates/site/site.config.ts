import type { SiteConfigInput } from '../../lib/site/config-schema.ts';

/** The settings of this site. `docs/configuration.md` of the portal explains each; an editor completes them. */
export default {
  title: { en: 'Thermo One', 'zh-tw': 'Thermo One' },
  description: {
    en: 'Manual, API reference and courses for a temperature logger.',
    'zh-tw': '溫度記錄器的使用手冊、API 參考與課程。',
  },
  url: 'https://docs.example.com',
  company: { name: 'Example Works', url: 'https://www.example.com', since: 2026 },
  brand: {
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg' },
    favicon: '/favicon.svg',
    accent: { light: '#0f5f5c', dark: '#7fd6cf' },
  },
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
  ],
  versionLabel: '1.0',
  sections: [{ path: 'Manual' }, { path: 'api/readings', openapi: 'readings.yaml', strict: true }],
  navbar: {
    items: [
      { label: { en: 'Manual', 'zh-tw': '使用手冊' }, to: '/Manual' },
      { label: 'API', to: '/api/readings' },
      { label: { en: 'Training', 'zh-tw': '教育訓練' }, to: '/training' },
      { type: 'search', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    links: [
      { label: { en: 'Manual', 'zh-tw': '使用手冊' }, to: '/Manual' },
      { label: 'Example Works', href: 'https://www.example.com' },
    ],
  },
  home: {
    hero: {
      en: 'Measure, keep and read temperatures, from the first probe to your own program.',
      'zh-tw': '量測、保存並讀取溫度，從第一支探棒到您自己的程式。',
    },
    cards: [
      {
        label: { en: 'Thermo One', 'zh-tw': 'Thermo One' },
        text: {
          en: 'A logger with two probes for cold rooms and cabinets.',
          'zh-tw': '適用於冷藏室與機櫃的雙探棒記錄器。',
        },
        icon: 'gateway',
        links: [
          { label: { en: 'Introduction', 'zh-tw': '簡介' }, to: '/Manual/Introduction' },
          { label: { en: 'Install', 'zh-tw': '安裝' }, to: '/Manual/Install' },
        ],
      },
      {
        label: 'API',
        text: { en: 'Read values from a program.', 'zh-tw': '由程式讀取數值。' },
        icon: 'api',
        links: [{ label: { en: 'Readings', 'zh-tw': '讀值' }, to: '/api/readings' }],
      },
    ],
  },
} satisfies SiteConfigInput;
