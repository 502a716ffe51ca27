import { startAnnouncement } from '@/components/announcement/start-announcement.ts';
import { startColorMode } from '@/components/color-mode/start-color-mode.ts';
import type { FirstPaintSettings } from './first-paint-settings.ts';
import { startHiddenSidebar } from './hidden-sidebar.ts';
import { applySheets } from './whole-styles.ts';

/** Stands in front of the script in every page (lib/render-data/inline-script.ts). */
declare const SETTINGS: FirstPaintSettings;

// What is decided before anything is painted: the script in the head of every page, bundled by lib/build/inline-scripts.ts.
// It runs while the HTML is being read, so there is no body yet.
document.documentElement.dataset.js = '';
applySheets(window);
startColorMode(window, SETTINGS.colorMode);
if (SETTINGS.announcement) startAnnouncement(window, SETTINGS.announcement);
if (SETTINGS.hideableSidebar) startHiddenSidebar(window, SETTINGS.hideableSidebar);
