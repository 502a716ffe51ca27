import { startAnnouncement, type AnnouncementSettings } from '@/components/announcement/start-announcement.ts';
import { startColorMode, type ColorModeSettings } from '@/components/color-mode/start-color-mode.ts';
import { restoreHiddenSidebar } from '@/components/sidebar/hidden-sidebar.ts';
import { scrollToActive } from '@/components/sidebar/scroll-to-active.ts';
import { applySheets } from './whole-styles.ts';

/**
 * Scripts that run while the HTML is being read, before anything is painted. Their text is the same on every page and in
 * every build with the same configuration, so that a policy can name it by its hash. Each is a function whose source
 * stands alone, with its settings behind it.
 */

/** In the head: tells the styles that script works, applies them when they come, sets the colour mode, hides an announcement that was dismissed. */
export function beforePaint(colorMode: ColorModeSettings, announcement?: AnnouncementSettings): string {
  return ['document.documentElement.dataset.js=""', `(${applySheets.toString()})(window)`, inlineCall(startColorMode, colorMode), ...(announcement ? [inlineCall(startAnnouncement, announcement)] : [])].join(';');
}

/** Right behind the sidebar: brings the entry of the page at hand into view. */
export const SCROLL_SIDEBAR = `(${scrollToActive.toString()})(document)`;

/** Before the sidebar, where it can be hidden: so does the source of `restoreHiddenSidebar`. */
export const RESTORE_HIDDEN_SIDEBAR = `(${restoreHiddenSidebar.toString()})(document)`;


/** `<` could end the script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A function whose source stands alone, called with its settings. */
export const inlineCall = <Settings>(start: (window: Window, settings: Settings) => void, settings: Settings): string => `(${start.toString()})(window,${inlineJson(settings)})`;
