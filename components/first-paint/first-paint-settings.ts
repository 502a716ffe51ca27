import { storageSuffix, type SiteConfig } from '@/lib/site/config-schema.ts';
import {
  ANNOUNCEMENT_KEYS,
  type AnnouncementSettings,
} from '@/components/announcement/start-announcement.ts';
import {
  COLOR_MODE_KEY,
  type ColorModeSettings,
} from '@/components/color-mode/start-color-mode.ts';

/** What the script in the head (before-paint.ts) has to know of the site; what a site does not have is left out. */
export interface FirstPaintSettings {
  colorMode: ColorModeSettings;
  announcement?: AnnouncementSettings;
  hideableSidebar?: { suffix: string };
}

/** The same on every page, so that a policy can name the script by its hash. */
export function firstPaintSettings(
  config: Pick<SiteConfig, 'colorMode' | 'storage' | 'announcementBar' | 'docs'>,
): FirstPaintSettings {
  return {
    colorMode: colorModeSettings(config),
    announcement: announcementSettings(config),
    hideableSidebar: config.docs.sidebar.hideable ? { suffix: storageSuffix(config) } : undefined,
  };
}

/** What the browser has to know of the color mode's configuration. */
function colorModeSettings(config: Pick<SiteConfig, 'colorMode' | 'storage'>): ColorModeSettings {
  return { key: COLOR_MODE_KEY, suffix: storageSuffix(config), ...config.colorMode };
}

/** The same for the announcement bar; undefined when there is none, or none that can be closed. */
export function announcementSettings({
  announcementBar,
  storage,
}: Pick<SiteConfig, 'announcementBar' | 'storage'>): AnnouncementSettings | undefined {
  if (!announcementBar?.isCloseable) return undefined;
  return { ...ANNOUNCEMENT_KEYS, suffix: storageSuffix({ storage }), id: announcementBar.id };
}
