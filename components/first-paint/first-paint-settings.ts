import { storageSuffix, type SiteConfig } from '@/lib/site/config-schema.ts';
import {
  ANNOUNCEMENT_KEYS,
  type AnnouncementSettings,
} from '@/components/announcement/start-announcement.ts';
import {
  COLOR_MODE_KEY,
  type ColorModeSettings,
} from '@/components/color-mode/start-color-mode.ts';

/**
 * Settings for the script in the head (before-paint.ts). Features that a site does not have are
 * undefined.
 */
export interface FirstPaintSettings {
  colorMode: ColorModeSettings;
  hideableSidebar?: { suffix: string };
}

/** The same on every page, so that a Content-Security-Policy can allow the script by its hash. */
export function firstPaintSettings(
  config: Pick<SiteConfig, 'colorMode' | 'storage' | 'docs'>,
): FirstPaintSettings {
  return {
    colorMode: colorModeSettings(config),
    hideableSidebar: config.docs.sidebar.hideable ? { suffix: storageSuffix(config) } : undefined,
  };
}

function colorModeSettings(config: Pick<SiteConfig, 'colorMode' | 'storage'>): ColorModeSettings {
  return { key: COLOR_MODE_KEY, suffix: storageSuffix(config), ...config.colorMode };
}

/** Undefined when there is no announcement, or readers cannot close it. */
export function announcementSettings({
  announcementBar,
  storage,
}: Pick<SiteConfig, 'announcementBar' | 'storage'>): AnnouncementSettings | undefined {
  if (!announcementBar?.isCloseable) return undefined;
  return { ...ANNOUNCEMENT_KEYS, suffix: storageSuffix({ storage }), id: announcementBar.id };
}
