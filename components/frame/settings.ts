import { ANNOUNCEMENT_KEYS, type AnnouncementSettings } from '@/components/announcement/start-announcement.ts';
import { COLOR_MODE_KEY, type ColorModeSettings } from '@/components/color-mode/start-color-mode.ts';
import { storageSuffix, type SiteConfig } from '@/lib/site/config-schema.ts';

/** What the browser has to know of the colour mode's configuration. */
export function colorModeSettings(config: Pick<SiteConfig, 'colorMode' | 'storage'>): ColorModeSettings {
  return { key: COLOR_MODE_KEY, suffix: storageSuffix(config), ...config.colorMode };
}

/** The same for the announcement bar; undefined when there is none, or none that can be closed. */
export function announcementSettings({ announcementBar, storage }: Pick<SiteConfig, 'announcementBar' | 'storage'>): AnnouncementSettings | undefined {
  if (!announcementBar?.isCloseable) return undefined;
  return { ...ANNOUNCEMENT_KEYS, suffix: storageSuffix({ storage }), id: announcementBar.id };
}
