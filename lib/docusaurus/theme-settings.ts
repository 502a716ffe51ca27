import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { classicPreset, entriesOf } from './plugin-entries.ts';
import { magicComment } from './magic-comment.ts';
import { pathOf } from './navbar.ts';
import { picture } from './picture.ts';
import { commandTabs } from './remark-plugins.ts';
import type { Report } from './report.ts';
import type { Translations } from './translations.ts';
import { defined, flag, list, record, text, type Values } from './values.ts';

type Settings = Pick<
  SiteConfigInput,
  'announcementBar' | 'brand' | 'code' | 'colorMode' | 'docs' | 'tagManager' | 'versionPersistence'
>;

/** The settings of `themeConfig` besides navbar and footer. */
export function themeSettings(
  config: Values,
  translations: Translations,
  report: Report,
): Settings {
  const theme = record(config.themeConfig);
  const mode = record(theme.colorMode);
  const bar = record(theme.announcementBar);
  const content = text(bar.content);
  const sidebar = record(record(theme.docs).sidebar);
  for (const [key, remedy] of Object.entries(WITHOUT))
    if (theme[key] !== undefined)
      report.setting(new RegExp(`\\b${key}\\b`), `\`${key}\`: ${remedy}`);
  for (const key of Object.keys(theme))
    if (!KNOWN.has(key) && !(key in WITHOUT))
      report.setting(
        new RegExp(`\\b${key}\\b`),
        `\`themeConfig.${key}\` is not known and has no effect.`,
      );
  if (record(theme.prism).defaultLanguage !== undefined)
    report.setting(
      /\bdefaultLanguage\b/,
      '`prism.defaultLanguage` has no effect: write the language after the backticks.',
    );
  return defined({
    brand: brand(config, theme, report),
    code: defined({
      magicComments: list(record(theme.prism).magicComments).map(magicComment),
      npm2yarn: commandTabs(config, report),
    }),
    colorMode: defined({
      defaultMode: mode.defaultMode === 'dark' ? 'dark' : 'light',
      disableSwitch: flag(mode.disableSwitch),
      respectPrefersColorScheme: flag(mode.respectPrefersColorScheme),
    } as const),
    announcementBar:
      content === undefined
        ? undefined
        : defined({
            id: text(bar.id),
            content: translations.localized('code.json', 'theme.announcementBar.content', content),
            backgroundColor: text(bar.backgroundColor),
            textColor: text(bar.textColor),
            isCloseable: flag(bar.isCloseable),
          }),
    docs: {
      tableOfContents: levels(record(theme.tableOfContents)),
      sidebar: defined({
        autoCollapseCategories: flag(sidebar.autoCollapseCategories),
        hideable: flag(sidebar.hideable),
      }),
    },
    tagManager: tagManager(config, report),
    versionPersistence:
      record(theme.docs).versionPersistence === 'none' ? 'none' : ('localStorage' as const),
  });
}

/** Entries of `themeConfig` that are read, or that the portal does not need. */
const KNOWN = new Set([
  'navbar',
  'footer',
  'colorMode',
  'announcementBar',
  'docs',
  'prism',
  'mermaid',
  'blog',
  'tableOfContents',
]);

/** Entries of `themeConfig` without a counterpart. */
const WITHOUT: Record<string, string> = {
  algolia: 'the portal has its own search; nothing is sent to Algolia.',
  metadata:
    'metadata of all pages is left out. Front matter `description`, `keywords` and `image` are used.',
  image: 'the pictures of link previews are drawn for each page.',
  liveCodeBlock: 'live code is shown as code.',
};

/** The levels of tables of contents; the schema of the settings checks them. */
const levels = ({ minHeadingLevel, maxHeadingLevel }: Values) =>
  defined({
    minHeadingLevel: typeof minHeadingLevel === 'number' ? minHeadingLevel : undefined,
    maxHeadingLevel: typeof maxHeadingLevel === 'number' ? maxHeadingLevel : undefined,
  });

function brand(config: Values, theme: Values, report: Report): SiteConfigInput['brand'] {
  const logo = record(record(theme.navbar).logo);
  const src = picture(logo.src, /\blogo\b/, report);
  return defined({
    favicon: picture(config.favicon, /\bfavicon\b/, report),
    logo:
      src === undefined
        ? undefined
        : defined({
            src,
            srcDark: picture(logo.srcDark, /\bsrcDark\b/, report),
            alt: text(logo.alt),
            to: pathOf(logo).to,
          }),
  });
}

function tagManager(config: Values, report: Report): SiteConfigInput['tagManager'] {
  const preset = record(classicPreset(config)?.options);
  const plugin = entriesOf(config.plugins).find(({ name }) => name.includes('google-tag-manager'));
  const containerId = text(record(preset.googleTagManager ?? plugin?.options).containerId);
  for (const key of ['gtag', 'googleAnalytics'])
    if (preset[key] !== undefined)
      report.setting(
        new RegExp(`\\b${key}\\b`),
        `\`${key}\` is left out. Load it with Google Tag Manager: \`googleTagManager: { containerId }\`.`,
      );
  return containerId !== undefined && /^GTM-[A-Z0-9]+$/.test(containerId)
    ? { containerId }
    : undefined;
}
